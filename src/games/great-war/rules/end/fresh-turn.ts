import { aircraftWith } from "../state/changed.ts";
import type { Aircraft } from "../state/state.ts";

const NOBODY: readonly number[] = [];

/** An aircraft at the start of a turn: all that belongs to the last one is gone, but that it looped (§8). */
export function freshTurn(aircraft: Aircraft): Aircraft {
  const { flown, choice, busy } = aircraft;
  const looped = flown?.maneuver === "loop";
  if (!flown && !choice && busy.length === 0 && looped === aircraft.looped) return aircraft;
  return aircraftWith(aircraft, { flown: null, choice: null, busy: NOBODY, looped });
}
