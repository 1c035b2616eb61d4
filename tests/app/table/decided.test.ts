import { expect, test } from "vitest";
import { turnStarts } from "../../../src/app/session/turns.ts";
import { decidedBy } from "../../../src/app/table/decided.ts";
import { recordedDice } from "../../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import type { Match } from "../../../src/core/match/match.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame } from "../../../src/games/registry.ts";
import type { Cue } from "../../../src/tabletop/cue.ts";
import { goldenText } from "../../goldens/files.ts";

async function recorded(name: string): Promise<Match> {
  const file = parseFile(goldenText(name));
  if (!file.ok) throw new Error(name);
  const entry = findGame(GAMES, file.value.game);
  if (!entry) throw new Error(file.value.game);
  const open = openFile(await entry.load(file.value.config), file.value, recordedDice([]));
  if (!open.ok) throw new Error(name);
  return open.value.match;
}

const match = await recorded("duel");
const last = match.moments.length - 1;
const turn = turnStarts({ open: { match, dice: undefined } }).at(-1) ?? 0;

const FALL: Cue = { kind: "fall", piece: "R1", how: "destroyed" };
const SHOT: Cue = { kind: "shot", from: "B1", to: "R1", weapon: "front", hit: true };
const MISS: Cue = { ...SHOT, from: "B2", hit: false };
const BATTLE: Cue = { kind: "battle", at: { x: 3, y: 4 }, counters: ["92BG"] };
const DROP: Cue = { kind: "drop", from: "2A", at: { x: 5, y: 6 } };
const DEAL: Cue = { kind: "deal", from: "lost", cards: ["lost-1"] };
const PUSH: Cue = { kind: "push", counters: ["3B"], path: [] };

/** What decided the match if this had happened in some of its moments. */
function decided(moments: Readonly<Record<number, readonly Cue[]>>) {
  return decidedBy(match, (at) => moments[at] ?? []);
}

test("who fell last decided a battle, with who hit him, however much was fired besides", () => {
  expect(decided({ [last]: [SHOT, FALL, MISS] })).toEqual(["R1", "B1"]);
  expect(decided({ [last]: [MISS, FALL] })).toEqual(["R1"]);
});

test("where counters fought or bombs fell last decided a map, though they have gone home since", () => {
  expect(turn).toBeLessThan(last);
  expect(decided({ [turn]: [DROP, BATTLE], [last]: [PUSH] })).toEqual(["92BG", { x: 3, y: 4 }]);
  expect(decided({ [turn]: [BATTLE, DROP], [last]: [PUSH] })).toEqual([{ x: 5, y: 6 }]);
});

test("what was before the last turn, or before cards that tell the losses, decided nothing alone", () => {
  expect(decided({ [turn - 1]: [BATTLE] })).toEqual([]);
  expect(decided({ [turn]: [BATTLE], [last]: [PUSH, DEAL] })).toEqual([]);
});

test("a turn that is the end alone comes after the one that decided", async () => {
  const raid = await recorded("reich-basic");
  expect(decidedBy(raid, (at) => (at === 74 ? [BATTLE] : []))).toEqual(["92BG", { x: 3, y: 4 }]);
});
