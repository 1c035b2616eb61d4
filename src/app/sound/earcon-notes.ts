import type { Earcon } from "../../face/queries/earcons.ts";

/** A tone of a signal, or a rush of air. */
export interface Note {
  readonly wave: OscillatorType | "noise";
  /** Seconds after the signal's beginning, and how long. */
  readonly at: number;
  readonly seconds: number;
  /** Its pitch; of a rush the middle of its band. */
  readonly hertz: number;
  /** The pitch to which it glides; left out: it keeps it. */
  readonly to?: number;
  /** How loud it gets. */
  readonly peak: number;
}

/** What each signal is made of: no two rise and fall alike, and what is alike in that has another timbre. */
export const EARCON_NOTES: Readonly<Record<Earcon, readonly Note[]>> = {
  move: [
    { wave: "sine", at: 0, seconds: 0.18, hertz: 587, peak: 0.34 },
    { wave: "sine", at: 0.14, seconds: 0.3, hertz: 880, peak: 0.34 },
  ],
  shot: [
    { wave: "triangle", at: 0, seconds: 0.07, hertz: 1175, peak: 0.32 },
    { wave: "triangle", at: 0.09, seconds: 0.07, hertz: 1175, peak: 0.32 },
    { wave: "triangle", at: 0.18, seconds: 0.1, hertz: 1175, peak: 0.32 },
  ],
  threat: [
    { wave: "sawtooth", at: 0, seconds: 0.09, hertz: 208, peak: 0.24 },
    { wave: "sawtooth", at: 0.09, seconds: 0.09, hertz: 147, peak: 0.24 },
    { wave: "sawtooth", at: 0.18, seconds: 0.09, hertz: 208, peak: 0.24 },
    { wave: "sawtooth", at: 0.27, seconds: 0.12, hertz: 147, peak: 0.24 },
  ],
  edge: [{ wave: "triangle", at: 0, seconds: 0.45, hertz: 294, to: 740, peak: 0.34 }],
  hit: [
    { wave: "noise", at: 0, seconds: 0.06, hertz: 2600, peak: 0.6 },
    { wave: "square", at: 0.01, seconds: 0.22, hertz: 440, to: 165, peak: 0.18 },
  ],
  miss: [{ wave: "noise", at: 0, seconds: 0.32, hertz: 3200, to: 500, peak: 0.5 }],
  jam: [
    { wave: "square", at: 0, seconds: 0.05, hertz: 98, peak: 0.26 },
    { wave: "square", at: 0.15, seconds: 0.07, hertz: 98, peak: 0.26 },
  ],
  lost: [
    { wave: "sine", at: 0, seconds: 0.17, hertz: 659, peak: 0.34 },
    { wave: "sine", at: 0.15, seconds: 0.17, hertz: 494, peak: 0.34 },
    { wave: "sine", at: 0.3, seconds: 0.2, hertz: 330, peak: 0.34 },
  ],
};
