"""What a host of tables does, whoever carries its messages: tables in memory, their care, people, requests and lines.

Nothing here knows HTTP, sockets, databases or processes. A host brings a `Store`, something that thinks for bots and a
way to send; `seaboard.server` is one.
"""
