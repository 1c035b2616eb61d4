import type { Config } from "../../data/config.ts";

export const PUPIL_SEAT = "american";
/** The only fighter group that is in England. */
export const ESCORT = "4FG";
/** Where all cross the line: the shortest way to both targets. */
export const ENTRY = "1101";
/** Wilhelmshaven and Emden, each bombed by half of the groups. */
const TARGETS = ["SHP-1", "SHP-2"] as const;
export const SHEET = `sheet ${TARGETS[0]} ${ENTRY} 1 91BG 303BG 305BG ${TARGETS[1]} ${ENTRY} 1 306BG 44BG 93BG`;

/** A German attack of the lesson: who takes part, from which base, and the turn in which he takes off. */
interface Wave {
  readonly base: string;
  readonly units: readonly string[];
  readonly turn: number;
}

/** From Jever on the way in, from Oldenburg over the targets. */
export const WAVES: readonly Wave[] = [
  { base: "BAS-5", units: ["FW190-JG1", "Me109-JG1", "Me109-JG3"], turn: 2 },
  { base: "BAS-6", units: ["Me110-NJG1", "Me110-NJG2", "Me110-NJG3"], turn: 4 },
];

/** LW-113: the single raid of January 1943 by the Basic game, with all of a raid and nothing of industry. */
export const config: Config = { scenario: "wilhelmshaven", options: { level: "basic" } };
