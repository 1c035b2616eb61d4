import { hasAirfield } from "./look.ts";
import type { Geschwader, State, Wing } from "./state.ts";

/** What a wing is doing, or why it does nothing. */
export type WingStatus = "empty" | "missed" | "landed" | "patrol" | "airborne" | "readiness" | "airfield-out";
/** What a geschwader is doing. */
export type GeschwaderStatus = "aloft" | "home-again" | "home" | "empty";

export function wingStatus(state: State, one: Wing): WingStatus {
  if (one.squadrons.length === 0) return "empty";
  if (one.missed) return "missed";
  if (one.met && one.square === null) return "landed";
  if (one.square !== null) return one.patrol ? "patrol" : "airborne";
  return hasAirfield(state, one) ? "readiness" : "airfield-out";
}

export function geschwaderStatus({ square, flown, squadrons }: Geschwader): GeschwaderStatus {
  if (square !== null) return "aloft";
  if (flown) return "home-again";
  return squadrons.length > 0 ? "home" : "empty";
}
