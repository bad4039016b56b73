## Serving

serve-here = Seaboard is open: { $address }
serve-friends = For friends in the same network: { $address }
serve-stop = Ctrl-C ends it; all tables are kept.
serve-migrated = The database is up to date.
