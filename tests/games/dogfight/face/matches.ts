import { recordedDice } from "../../../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../../../src/core/file/file.ts";
import type { Match } from "../../../../src/core/match/match.ts";
import { GAMES } from "../../../../src/games/index.ts";
import { findGame } from "../../../../src/games/registry.ts";
import { goldenNames, goldenText } from "../../../goldens/files.ts";

/** Names of the recorded matches of the dogfight. */
export const GOLDENS = goldenNames("dogfight");

/** A recorded match, folded. */
export async function golden(name: string): Promise<Match> {
  const file = parseFile(goldenText(name));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const game = await findGame(GAMES, file.value.game)?.load();
  const opened = game && openFile(game, file.value, recordedDice([]));
  if (!opened?.ok) throw new Error(JSON.stringify(opened?.error));
  return opened.value.match;
}
