import type { Skill } from "../../../../core/game.ts";
import { EVEN } from "../../data/scenarios.ts";

/** How a player plans; values in hundredths of a target bombed, as in `appraise`. */
export interface Style {
  /** BB-R57: a fair number of targets between two such players: from here on who names more is worse off. */
  readonly fair: number;
  /** Most that chance adds to the value of an answer. */
  readonly whim: number;
  /** Most wings that go for one raid in a phase. */
  readonly wings: number;
  /** What a dogfight and an intercept must promise for each marker. */
  readonly dogfight: number;
  readonly intercept: number;
  /** Keeps markers for raids that have not taken off yet. */
  readonly reserve: boolean;
  /** What a raid must promise more than to take off: who stays at home keeps his squadrons, his card and the loss rate. */
  readonly least: number;
  /** Raids of a flying turn that take off in the second Tally Ho only, in hundredths of all. */
  readonly later: number;
  /** Stays at home when the campaign is won as it stands. */
  readonly stops: boolean;
  /** Weighs the wings about a target, and what it is worth besides a success. */
  readonly weighs: boolean;
  /** Lays gruppen, sets squadrons and changes formations by the odds. */
  readonly odds: boolean;
}

export const STYLES: Readonly<Record<Skill, Style>> = {
  plain: {
    fair: 28,
    whim: 60,
    wings: 1,
    dogfight: 32,
    intercept: 36,
    reserve: false,
    least: -99,
    later: 20,
    stops: false,
    weighs: false,
    odds: false,
  },
  able: {
    fair: EVEN.campaign.targets,
    whim: 0,
    wings: 3,
    dogfight: 0,
    intercept: 10,
    reserve: true,
    least: 0,
    later: 28,
    stops: true,
    weighs: true,
    odds: true,
  },
};
