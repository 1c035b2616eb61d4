import type { ClockTone } from "../../../../tabletop/clock-tone.ts";

const TONES = ["red", "yellow", "blue"] as const satisfies readonly ClockTone[];

/** The colour of a Tally Ho phase, as the clock of an operations room has one for every five minutes. */
export function clockOf(phase: number): ClockTone {
  return TONES[(Math.max(1, phase) - 1) % TONES.length] ?? "red";
}
