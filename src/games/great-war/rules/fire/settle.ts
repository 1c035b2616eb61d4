import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { typeOf } from "../setup/roster.ts";
import type { Setup } from "../setup/setup.ts";
import { aircraftWith, withFleet } from "../state/changed.ts";
import { flierOf } from "../state/condition.ts";
import type { Aircraft, State, Status } from "../state/state.ts";
import { tell } from "../state/step.ts";
import type { Effect } from "./hits.ts";
import { idOf, sideOf } from "./told.ts";

/** What has become of a flying aircraft: destroyed by its damage (D-11), lost with nobody to fly it (§7), or flying. */
export function fateOf(setup: Setup, index: number, aircraft: Aircraft): Status {
  if (aircraft.status !== "flying") return aircraft.status;
  if (aircraft.damage >= typeOf(setup, index).damage) return "destroyed";
  const manned = setup.airframes[index]?.balloon || flierOf(setup, index, aircraft) !== null;
  return manned ? "flying" : "lost";
}

function fall(setup: Setup, index: number, status: Status, damage: number): GameEvent {
  const values = { id: idOf(setup, index), side: sideOf(setup, index) };
  if (status === "lost") return tell("event.lost", values);
  return tell("event.destroyed", { ...values, damage, of: typeOf(setup, index).damage });
}

/** 4.9q: a fit observer at dual controls takes over from a pilot who flew it before. */
function takesOver(setup: Setup, index: number, before: Aircraft, now: Aircraft): readonly GameEvent[] {
  const flier = flierOf(setup, index, now);
  if (flier === null || flier === flierOf(setup, index, before)) return [];
  const name = setup.airframes[index]?.crew[flier]?.name ?? "";
  return [tell("event.takes-over", { id: idOf(setup, index), name })];
}

/** Damage takes effect: what is down falls, and dual controls change hands (4.7a, 4.9q, D-11, §7). */
export function settleOne(setup: Setup, index: number, before: Aircraft, now: Aircraft): Effect {
  const status = fateOf(setup, index, now);
  if (status === now.status) return { aircraft: now, events: takesOver(setup, index, before, now) };
  return { aircraft: aircraftWith(now, { status }), events: [fall(setup, index, status, now.damage)] };
}

/** The same for all aircraft since `before`. */
export function settle(
  board: State,
  before: readonly Aircraft[],
): { board: State; events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  const aircraft = board.aircraft.map((now, index) => {
    const was = itemAt(before, index);
    if (was === now) return now;
    const settled = settleOne(board.setup, index, was, now);
    events.push(...settled.events);
    return settled.aircraft;
  });
  return { board: withFleet(board, aircraft), events };
}
