"""Everything that touches a disk: journals, settings, folders."""
