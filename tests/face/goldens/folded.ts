import { recordedDice } from "../../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import type { AnyAppraisedGame, Viewer } from "../../../src/core/game.ts";
import type { Moment } from "../../../src/core/match/match.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { goldenText } from "../../goldens/files.ts";

/** A recorded match with its game. */
export interface Folded {
  readonly entry: GameEntry;
  readonly game: AnyAppraisedGame;
  readonly moments: readonly Moment[];
  /** Everybody who may look but the umpire. */
  readonly viewers: readonly Viewer[];
}

/** A golden folded: once for all that is asked of it. */
export async function folded(name: string): Promise<Folded> {
  const file = parseFile(goldenText(name));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const entry = findGame(GAMES, file.value.game);
  const game = await entry?.load();
  if (!entry || !game) throw new Error("no such game");
  const opened = openFile(game, file.value, recordedDice([]));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { moments, seats } = opened.value.match;
  return { entry, game, moments, viewers: ["table", ...seats.map(({ id }) => id)] };
}

/** Places of so many moments of a match, spread over it, the last among them. */
export function placesOf({ moments }: Folded, most: number): readonly number[] {
  const every = Math.max(1, Math.floor(moments.length / most));
  return [...moments.keys()].filter((at) => at % every === 0 || at === moments.length - 1);
}
