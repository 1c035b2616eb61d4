/** The parts of a quarter (section 4.1), as the strip has them. */
type QuarterPart =
  | "staff"
  | "raf"
  | "jets"
  | "replacements"
  | "fuel"
  | "plan"
  | "bases"
  | "raid"
  | "production";
/** The parts of a turn of its raid (section 4.2). */
export const RAID_PARTS = [
  "german-move",
  "attack",
  "american-move",
  "missions",
  "bombs",
  "strafing",
  "counter",
] as const;
export type Part = QuarterPart | (typeof RAID_PARTS)[number];

/** What a question is about, for its sentence. */
export interface QuestionValues {
  readonly [name: string]: string | number;
  readonly kind: string;
  readonly about: string;
  readonly quarter: number;
  readonly turn: number;
  /** How much there is to decide: factors, hits, targets. */
  readonly count: number;
}

/** LW-58, LW-74: who fires back, and how bombers split it. */
export interface Firing {
  readonly [name: string]: string | readonly string[];
  readonly by: "all" | "bombers" | "some";
  readonly fighters: readonly string[];
  readonly split: readonly string[];
}
