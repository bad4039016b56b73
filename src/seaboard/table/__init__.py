"""A table of players: seats, clocks, undo, talk and spectators around one game. Pure, without I/O.

Everything that happens at a table is an `Entry` of its log. A command (`seaboard.table.commands`) looks at the table
and answers with the entries to be added, or refuses; `Table.fold` carries an entry out. Whoever keeps the log can
rebuild the table.
"""
