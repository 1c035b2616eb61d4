import type { Dice } from "../../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import type { MatchFile } from "../../../src/core/file/schema.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { type Match, type Moment, now } from "../../../src/core/match/match.ts";
import type { Tried } from "../tried.ts";
import { demand, demandSame } from "./demand.ts";
import { hashSurvives, sameHash } from "./hashes.ts";
import { unplain } from "./plain.ts";

const noDice: Dice = {
  throw() {
    throw new Error("a saved match records every face");
  },
};

function reopened({ game }: Tried, file: MatchFile): Match {
  const read = parseFile(JSON.stringify(file));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const opened = openFile(game, read.value, noDice);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.match;
}

function demandSameStates(again: Match, match: Match): void {
  demand(again.moments.length === match.moments.length, "another number of states");
  for (const [place, { state }] of match.moments.entries()) {
    const { state: other } = again.moments[place] as Moment;
    demand(sameHash(other, state), `another hash after ${place} rounds`);
  }
}

function eventsOf({ moments }: Match): unknown {
  return moments.map(({ events }) => events);
}

/** Saved, read again and folded, a match has the same states, events and file. */
export function foldsToTheSame(tried: Tried): void {
  const { match } = tried;
  const file = writeFile({ match, dice: undefined });
  const again = reopened(tried, file);
  demand(file.seal !== undefined && again.edited === undefined, "its own seal does not fit it");
  demandSameStates(again, match);
  demandSame(eventsOf(again), eventsOf(match), "events");
  demandSame(writeFile({ match: again, dice: undefined }), file, "file");
  for (const moment of [match.moments[0], now(match)])
    demand(hashSurvives(moment?.state), "written and read, a state has another hash");
}

/** A match with a seed needs no recorded face: every entry draws its own from where the one before stopped. */
export function seedIsEnough(tried: Tried): void {
  const { match, seed } = tried;
  const { rolls: _, draws: __, seal: ___, ...file } = writeFile({ match, dice: { seed } });
  const entries = (file.entries ?? []).map((entry) =>
    "answers" in entry ? { answers: entry.answers } : entry,
  );
  demandSameStates(reopened(tried, { ...file, entries }), match);
}

/** States are plain JSON: nothing is lost in a text. */
export function statesArePlain({ match }: Tried): void {
  for (const { state, events } of match.moments) {
    const odd = unplain(state, "state") || unplain(events, "events");
    demand(odd === "", `${odd} is not plain JSON`);
  }
}
