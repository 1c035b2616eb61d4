import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { SeenMatch } from "../../../src/cli/join/seen-match.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { transcriptOf } from "../../../src/core/file/transcript.ts";
import { begin } from "../../../src/core/match/play.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame } from "../../../src/games/registry.ts";

const packed = (text: string) => gzipSync(text);

async function begun() {
  const entry = findGame(GAMES, "dogfight");
  const game = await entry?.load();
  const match = game && begin(game, { scenario: "duel" }, seededDice("seen"));
  if (!entry || !game || !match?.ok) throw new Error("no match");
  const { transcript: _, ...told } = transcriptOf(match.value, "red");
  const first = { ...told, from: 0, entries: 0, played: [{ throws: [] }] };
  return { seen: new SeenMatch(entry, game, "red"), first };
}

it("takes the beginning of a match, and what goes on from it", async () => {
  const { seen, first } = await begun();
  expect(await seen.take(packed(JSON.stringify(first)))).toBe(true);
  const [moment] = first.moments;
  const { view: _, ...rest } = moment ?? {};
  const next = { ...first, from: 1, entries: 1, moments: [{ ...rest, change: { turn: [2] } }] };
  expect(await seen.take(packed(JSON.stringify({ ...next, from: 3, entries: 3 })))).toBe(false);
  expect(await seen.take(packed(JSON.stringify(next)))).toBe(true);
  expect(seen.entries).toBe(1);
});

it.each([
  ["is not packed", () => Buffer.from("plain")],
  ["is no JSON", () => packed("{")],
  ["is nothing", () => packed("null")],
  ["has no moments", () => packed('{"from":0,"entries":1}')],
  ["has moments that are none", () => packed('{"from":0,"entries":1,"moments":"all","played":[]}')],
  [
    "has a view that is none",
    (first: object) => packed(JSON.stringify({ ...first, moments: [{ view: 7 }] })),
  ],
  [
    "has a change of no view",
    (first: object) => packed(JSON.stringify({ ...first, moments: [{ change: 7 }] })),
  ],
  [
    "would change what all objects have",
    () => packed('{"from":0,"entries":1,"moments":[{"change":{"__proto__":{"a":[1]}}}],"played":[]}'),
  ],
])("refuses in one sentence what %s", async (_, told) => {
  const { seen, first } = await begun();
  await expect(seen.take(told(first))).rejects.toThrow(/^What the server sends is no match/);
  expect(({} as { a?: unknown }).a).toBeUndefined();
});
