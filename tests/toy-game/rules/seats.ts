import type { Problem, Seat } from "../../../src/core/game.ts";
import type { Config } from "../data/config.ts";
import { wholeConfig } from "../data/scenarios.ts";
import { SIDES } from "./state.ts";

export function seatsOf(given: Config): readonly Seat[] {
  const { seats: named } = wholeConfig(given);
  return SIDES.flatMap((side) => (named?.[side] ?? [side]).map((id) => ({ id, side })));
}

const SEAT_ID = /^[A-Za-z0-9-]{1,16}$/;
const RESERVED = ["table", "umpire"];
/** So many squadrons get nowhere in one turn. */
const MANY = 3;

/** Seats have names that are none of anything else's, each once; many squadrons have more than one turn. */
export function check(given: Config): readonly Problem[] {
  const ids = seatsOf(given).map(({ id }) => id);
  const { squadrons, turns } = wholeConfig(given);
  const short = squadrons >= MANY && turns < 2;
  return [
    ...ids
      .filter((id, at) => !SEAT_ID.test(id) || RESERVED.includes(id) || ids.indexOf(id) !== at)
      .map((found) => ({ code: "seat-id", values: { found } })),
    ...(short ? [{ code: "too-short", values: { squadrons, turns } }] : []),
  ];
}
