BEGIN TRANSACTION;
CREATE TABLE journal (name TEXT PRIMARY KEY) STRICT;
INSERT INTO "journal" VALUES('a');
CREATE TABLE match (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, decisions INTEGER NOT NULL, ended TEXT NOT NULL
        ) STRICT;
INSERT INTO "match" VALUES('a','berries','{"hand_limit": 1}',3,'2026-05-03T18:30:15.250000+00:00');
CREATE TABLE seat (
            match TEXT NOT NULL REFERENCES match, seat INTEGER NOT NULL, name TEXT NOT NULL, crest TEXT NOT NULL, bot TEXT,
            points INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (match, seat)
        ) STRICT;
INSERT INTO "seat" VALUES('a',0,'Оля','fox',NULL,7,1);
INSERT INTO "seat" VALUES('a',1,'Сова','owl','greedy',-2,0);
COMMIT;
PRAGMA user_version = 1;
