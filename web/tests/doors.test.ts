import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";

// The few things of a browser that are looked at as soon as a module is read.
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { byShelf, faceOf, FIRST, GAMES } = await import("../games");

const FOLDERS = readdirSync("games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe("the doors of the games", () => {
  it("every folder but the plain table's has one", () => {
    expect([...GAMES].sort()).toEqual(FOLDERS.filter((name) => name !== "generic").sort());
    for (const game of GAMES) expect(existsSync(`../src/seaboard/games/${game}/game.py`), game).toBe(true);
  });

  it("the shelf has one place for each", () => {
    expect(new Set(GAMES.map((game) => faceOf(game).shelf)).size).toBe(GAMES.length);
    expect([...GAMES, "chess"].reverse().sort(byShelf)).toEqual([...GAMES, "chess"]);
    expect(GAMES[0]).toBe(FIRST);
  });

  it("a game without a face has a plain one", () => {
    expect(faceOf("chess").board).toBeUndefined();
    expect(faceOf("chess").quick).toBeGreaterThan(1);
  });

  it.each(["kit", "screens"])("%s names no game", (room) => {
    const named = new RegExp(GAMES.join("|"), "i");
    const naming = readdirSync(room).filter((name) => named.test(readFileSync(`${room}/${name}`, "utf8")));
    expect(naming).toEqual([]);
  });
});
