import type { GameEvent } from "../../../../core/game.ts";
import type { Setup } from "../setup/setup.ts";
import type { Board } from "../state/state.ts";
import { tell } from "../state/step.ts";
import { idOf } from "./told.ts";

/** An aircraft or balloon that fell, and those who share the credit equally; nobody where no aircraft had a part (4.7c). */
export interface Kill {
  readonly target: number;
  readonly by: readonly number[];
}

/** Who shares in what fell in a combat phase: all aircraft that fired at it in this turn, hit or not (4.7c, A-30). */
export function kills(
  before: Board,
  after: Board,
  attackers: ReadonlyMap<number, readonly number[]>,
): readonly Kill[] {
  return after.aircraft.flatMap(({ status }, target) => {
    if (before.aircraft[target]?.status !== "flying" || (status !== "destroyed" && status !== "lost"))
      return [];
    return [{ target, by: attackers.get(target) ?? [] }];
  });
}

/** The shares, told (4.7c, A-47). */
export function tellKills(setup: Setup, credited: readonly Kill[]): readonly GameEvent[] {
  return credited
    .filter(({ by }) => by.length > 0)
    .map(({ target, by }) =>
      tell("event.kill", {
        target: idOf(setup, target),
        by: by.map((index) => idOf(setup, index)),
        share: by.length,
      }),
    );
}
