import type { BattleChoice } from "../../../core/battle-tables.ts";
import type { JetTable } from "./jets.ts";

/** LW-1: each level keeps the rules of the one before except where it replaces one. */
export const LEVELS = ["basic", "tournament", "advanced", "complexes"] as const;
export type Level = (typeof LEVELS)[number];

/** LW-66: who takes off together. */
export const TAKE_OFFS = ["single", "groups", "type"] as const;
type TakeOff = (typeof TAKE_OFFS)[number];

/** What both sides agree on. */
export interface Options {
  readonly level: Level;
  readonly takeOff: TakeOff;
  /** LW-L1. */
  readonly jetTable: JetTable;
  /** LW-112, LW-H2: targets that the Americans have to bomb in a campaign. */
  readonly targets: number;
  /** LW-H6: how battles are fought where the campaign's own dice are not left to it; left out: by them. */
  readonly battles?: Exclude<BattleChoice, "dice">;
}

/** LW-13, LW-112. */
export const MOST_TARGETS = 97;

/** LW-L21, LW-L40. */
export const USUAL: Options = {
  level: "complexes",
  takeOff: "single",
  jetTable: "ruled",
  targets: MOST_TARGETS,
};

/** LW-2, LW-3: rules by the level from which they are played (section 0.1). */
const SINCE = {
  jets: "tournament",
  quarters: "tournament",
  pilots: "advanced",
  substitution: "advanced",
  killers: "advanced",
  night: "advanced",
  schools: "advanced",
  tactical: "advanced",
  noTanksIn1943: "advanced",
  fuel: "complexes",
  halving: "complexes",
} as const satisfies Record<string, Level>;

/** Whether a rule is played at a level. */
export function plays(level: Level, rule: keyof typeof SINCE): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(SINCE[rule]);
}
