import type { BattleChoice } from "../../../../core/battle-tables.ts";
import type { Weather } from "../../data/weather.ts";

/** BB-15: what both sides agree on. */
export interface Options {
  readonly weather: Weather;
  /** BB-136: successes that win. */
  readonly targets: number;
  /** BB-R57: so far below the targets a draw is still possible. */
  readonly drawBelow: number;
  /** BB-R5. */
  readonly victoryInclusive: boolean;
  /** BB-R9. */
  readonly markersPer: "turn" | "tallyHo";
  /** BB-113. */
  readonly duel: "cumulative" | "oneRound" | "threshold";
  /** BB-R3. */
  readonly diagonal: boolean;
  /** BB-H10: how battles are fought; `asked`: both sides are asked of each. */
  readonly battles: BattleChoice;
  /** BB-R57: players bid for the German side. */
  readonly bid: boolean;
}

export const USUAL: Options = {
  weather: "dice",
  targets: 28,
  drawBelow: 7,
  victoryInclusive: false,
  markersPer: "turn",
  duel: "cumulative",
  diagonal: true,
  battles: "dice",
  bid: false,
};

/** Targets that may be agreed on or bid. */
export const MOST_TARGETS = 99;
