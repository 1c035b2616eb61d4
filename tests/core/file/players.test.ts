import { expect, test } from "vitest";
import { parseFile } from "../../../src/core/file/file.ts";
import { playersIn, withPlayers } from "../../../src/core/file/players.ts";
import { sealOf } from "../../../src/core/file/seal.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { bidDuel, must } from "../duel.ts";

const file = writeFile({ match: bidDuel(), dice: undefined });

test("a file keeps who plays, by seat, under a seal that stays whole", () => {
  const who = { players: { red: "Anna" }, computers: { blue: "pilot" } };
  const read = must(parseFile(JSON.stringify(withPlayers(file, who))));
  expect(read.players).toEqual({ red: { name: "Anna" }, blue: { computer: "pilot" } });
  expect(playersIn(read)).toEqual(who);
  expect(read.edited).toBeUndefined();
  expect(sealOf(read)).toBe(file.seal);
});

test("names of many lines or letters are kept as far as a file takes them", () => {
  const read = must(
    parseFile(
      JSON.stringify(withPlayers(file, { players: { red: `A\n${"x".repeat(900)}` }, computers: {} })),
    ),
  );
  expect(playersIn(read).players.red).toMatch(/^A x{198}$/);
});

test("where nobody has a name and no computer plays nothing is told", () => {
  expect(withPlayers(file, { players: {}, computers: {} })).toBe(file);
  expect(playersIn(file)).toEqual({ players: {}, computers: {} });
});
