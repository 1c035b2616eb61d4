import type { Bridge, BridgeLine } from "../../bridges/bridge.ts";
import { BRIDGES } from "../../bridges/index.ts";
import type { Spawn } from "../../core/game.ts";
import type { Language } from "../../core/language.ts";
import { say } from "../../core/phrase.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";

/** The games of a house, and what joins them. */
export interface House {
  readonly games: readonly GameEntry[];
  readonly bridges: readonly BridgeLine[];
}

const HOUSE: House = { games: GAMES, bridges: BRIDGES };

/** A game that battles of a campaign may be fought in. */
export interface BattleTable {
  readonly entry: GameEntry;
  readonly bridge: Bridge;
  readonly line: BridgeLine;
}

/** The games that battles of a campaign's game may be fought in. */
export async function tablesOf(
  campaign: string,
  { games, bridges }: House = HOUSE,
): Promise<readonly BattleTable[]> {
  const lines = bridges.filter((line) => line.campaign === campaign);
  const tables = lines.map(async (line) => {
    const entry = findGame(games, line.battle);
    return entry ? [{ entry, line, bridge: await line.load() }] : [];
  });
  return (await Promise.all(tables)).flat();
}

/** Why a battle can't be fought on a table, in a sentence; undefined when it can. */
export async function misfitOf(
  { bridge, line }: BattleTable,
  spawn: Spawn,
  language: Language,
): Promise<string | undefined> {
  const problem = bridge.fits(spawn);
  return problem && say(await line.words(language), { key: problem.code, values: problem.values });
}
