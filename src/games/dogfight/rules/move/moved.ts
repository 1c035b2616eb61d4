import type { MoveOrder } from "../grammar/order.ts";
import type { Aircraft } from "../state/state.ts";
import type { Flight } from "./fly.ts";

/** Whether an aircraft has turned and not flown forward since; R-36: an order `0` leaves that as it was. */
function turnedAfter(before: Aircraft, { steps }: MoveOrder): boolean {
  return steps === "" ? before.turned : !steps.endsWith("F");
}

/** An aircraft at the end of its flight, every weapon ready for this turn's fire. */
export function moved(before: Aircraft, order: MoveOrder, flight: Flight): Aircraft {
  return {
    at: flight.at,
    heading: flight.heading,
    level: before.level + order.climb,
    speed: order.speed,
    engine: before.engine,
    fuselage: before.fuselage,
    weapons: before.weapons,
    fired: 0,
    turned: turnedAfter(before, order),
    dived: order.climb < 0 ? -order.climb : 0,
    status: flight.left === null ? "flying" : "disengaged",
    move: { at: before.at, heading: before.heading, level: before.level, order },
  };
}
