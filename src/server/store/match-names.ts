import type { MatchId } from "./store.ts";

/** What a match file is called by. */
export interface Named {
  readonly game: string;
  readonly code: string;
  readonly id: MatchId;
}

/** Ids that can stand in a file name on every system, whatever else is put there. */
const NAME = /^([a-z0-9-]+)\.([A-Za-z0-9]+)\.([A-Za-z0-9_-]{1,64})(\.unfinished)?\.json$/;

/** The names of a match's file: while it goes on, and when it is over; undefined where they would be none. */
export function fileNames({ game, code, id }: Named) {
  const names = { growing: `${game}.${code}.${id}.unfinished.json`, finished: `${game}.${code}.${id}.json` };
  return NAME.test(names.finished) ? names : undefined;
}

/** What the name of a match file tells; undefined for another file. */
export function namedBy(file: string): Named | undefined {
  const [, game, code, id] = NAME.exec(file) ?? [];
  return game === undefined || code === undefined || id === undefined ? undefined : { game, code, id };
}

/** The id of the match that a file has whole; undefined for one that goes on, and for another file. */
export function finishedId(file: string): MatchId | undefined {
  const [, , , id, unfinished] = NAME.exec(file) ?? [];
  return unfinished ? undefined : id;
}
