import { expect } from "vitest";
import type { Dice } from "../../../src/core/dice.ts";
import { type MatchFile, openFile, parseFile, writeFile } from "../../../src/core/file.ts";
import type { Match } from "../../../src/core/match.ts";
import { finish, type Walk } from "../walk.ts";
import { demand } from "./demand.ts";
import { hashes } from "./hashes.ts";
import { unplain } from "./plain.ts";

const noDice: Dice = {
  throw() {
    throw new Error("a saved match records every face");
  },
};

function reopened(walk: Walk, file: MatchFile): Match {
  const read = parseFile(JSON.stringify(file));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const opened = openFile(walk.game, read.value, noDice);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.match;
}

/** Saved, read again and folded, a match has the same states, events and file. */
export function foldsToTheSame(walk: Walk): void {
  const match = finish(walk);
  const file = writeFile({ match, dice: undefined });
  const again = reopened(walk, file);
  expect(hashes(again)).toEqual(hashes(match));
  expect(again.moments.map((moment) => moment.events)).toEqual(match.moments.map((moment) => moment.events));
  expect(writeFile({ match: again, dice: undefined })).toEqual(file);
}

/** A match with a seed needs no recorded face: every entry draws its own from where the one before stopped. */
export function seedIsEnough(walk: Walk): void {
  const match = finish(walk);
  const { rolls: _, ...file } = writeFile({ match, dice: { seed: walk.seed } });
  const entries = (file.entries ?? []).map((entry) =>
    "answers" in entry ? { answers: entry.answers } : entry,
  );
  expect(hashes(reopened(walk, { ...file, entries }))).toEqual(hashes(match));
}

/** States are plain JSON: nothing is lost in a text. */
export function statesArePlain(walk: Walk): void {
  for (const { state, events } of finish(walk).moments) {
    const odd = unplain(state, "state") || unplain(events, "events");
    demand(odd === "", `${odd} is not plain JSON`);
  }
}
