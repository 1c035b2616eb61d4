import type { AnyAppraisedGame, SideId } from "../core/game.ts";
import { readShape } from "../core/input/shape.ts";
import { present } from "../core/present.ts";
import { findGame, type GameEntry } from "../games/registry.ts";
import { usualConfig } from "../games/usual.ts";
import { OPPONENTS } from "../opponents/index.ts";
import type { Opponent } from "../opponents/opponent.ts";

/** One sentence about a wish that can't be met. */
export class Unmet extends Error {}

/** The thing that a caller names by its id, or a sentence that lists those that there are. */
export function named<T>(things: readonly T[], idOf: (thing: T) => string, id: string, kind: string): T {
  const found = things.find((thing) => idOf(thing) === id);
  if (found) return found;
  throw new Unmet(`There is no ${kind} ${id}; there is ${things.map(idOf).join(", ")}.`);
}

export function gameNamed(games: readonly GameEntry[], id: string): GameEntry {
  return findGame(games, id) ?? named(games, (one) => one.meta.id, id, "game");
}

/** The ids of all computer players, for a sentence. */
export function botsTold(): string {
  return OPPONENTS.map(({ id }) => id).join(", ");
}

export async function opponentNamed(id: string): Promise<Opponent> {
  return named(OPPONENTS, (one) => one.id, id, "computer player").load();
}

/** The id of the scenario that is wanted; the first where none is. */
export function scenarioOf({ meta }: GameEntry, wanted: string | undefined): string {
  const id = wanted ?? present(meta.scenarios[0]?.id);
  return named(meta.scenarios, (scenario) => scenario.id, id, `scenario of ${meta.id} called`).id;
}

/** A scenario set up, and its sides. */
export interface ScenarioTable {
  readonly game: AnyAppraisedGame;
  readonly config: unknown;
  readonly sides: readonly SideId[];
}

/** A scenario as the set-up page begins it. */
export async function tableOf(entry: GameEntry, scenario: string): Promise<ScenarioTable> {
  const game = await entry.load();
  const config = readShape(game.config, usualConfig(entry.meta, scenario));
  if (!config.ok) throw new Error(`scenario ${scenario} of ${entry.meta.id} can't be set up`);
  const sides = [...new Set(game.seats(config.value).map((seat) => seat.side))];
  return { game, config: config.value, sides };
}
