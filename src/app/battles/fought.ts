import { BRIDGES } from "../../bridges/index.ts";
import { openBattle } from "../../bridges/verify.ts";
import type { Throw } from "../../core/dice/dice.ts";
import type { SeatId } from "../../core/game.ts";
import type { BattleFile } from "../../core/match/entry.ts";
import { throwsFor } from "../../core/match/log.ts";
import type { Match, Moment } from "../../core/match/match.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";

/** A battle of a campaign that was fought in a match of its own. */
export interface Fought {
  /** The campaign's moment that it led to, and the prompt that it answers. */
  readonly id: string;
  readonly entry: GameEntry;
  readonly match: Match;
  /** Who of the campaign plays each seat of the battle. */
  readonly seats: ReadonlyMap<SeatId, SeatId>;
}

async function openFought(
  campaign: Match,
  before: Moment | undefined,
  [prompt, file]: readonly [string, BattleFile],
): Promise<Omit<Fought, "id"> | undefined> {
  const spawn = before?.prompts.find(({ id }) => id === prompt)?.spawn;
  const line = BRIDGES.find((one) => one.campaign === campaign.game.meta.id && one.battle === file.game);
  const entry = findGame(GAMES, file.game);
  if (!spawn || !line || !entry) return undefined;
  const bridge = await line.load();
  const battle = openBattle(bridge, await entry.load(), spawn, file);
  return battle.ok ? { entry, match: battle.value, seats: bridge.seats(spawn) } : undefined;
}

/** The battles of a campaign that were fought on other tables, in their order; those that do not fold are left out. */
export async function foughtBattles(match: Match): Promise<readonly Fought[]> {
  const found: Fought[] = [];
  for (const [index, { entry }] of match.moments.entries()) {
    const round = match.entries[entry];
    for (const one of (round?.kind === "round" && round.origins?.fought) || []) {
      const opened = await openFought(match, match.moments[index - 1], one);
      if (opened) found.push({ id: `${index} ${one[0]}`, ...opened });
    }
  }
  return found;
}

/** The throws of a match that everybody saw. */
function throwsOf(match: Match): readonly Throw[] {
  return match.moments.flatMap((moment) => throwsFor(moment, "table"));
}

/** All throws of a match that everybody saw, those of its battles on other tables too, by the campaign's seats. */
export function allThrows(match: Match, battles: readonly Fought[]): readonly Throw[] {
  const fought = battles.flatMap(({ match: battle, seats }) =>
    throwsOf(battle).map((thrown) => ({ ...thrown, by: seats.get(thrown.by) ?? thrown.by })),
  );
  return [...throwsOf(match), ...fought];
}
