import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import type { Airframe } from "../setup/airframe.ts";
import { designPoints } from "../setup/prices.ts";
import { type Aircraft, otherSide, type State } from "../state/state.ts";

/** Points of the first side and of the second. */
export type Points = readonly [number, number];

/**
 * design points that an aircraft has lost: 1 an oval of ENGINE or FUSELAGE, 2 a weapon, and all of them once
 * it is down or has left the table. What it has left is what it would cost as it flies now.
 */
function lostBy({ status, engine, fuselage, weapons }: Aircraft, airframe: Airframe): number {
  const whole = designPoints(airframe);
  return status === "flying" ? whole - designPoints({ ...airframe, engine, fuselage, weapons }) : whole;
}

function lostOf({ setup, aircraft }: Pick<State, "setup" | "aircraft">, side: SideIndex): number {
  return aircraft.reduce((sum, one, index) => {
    const airframe = setup.airframes[index];
    return airframe?.side === side ? sum + lostBy(one, airframe) : sum;
  }, 0);
}

/** what each side has taken from the other. */
export function damageOf(board: Pick<State, "setup" | "aircraft">): Points {
  return [lostOf(board, otherSide(0)), lostOf(board, otherSide(1))];
}
