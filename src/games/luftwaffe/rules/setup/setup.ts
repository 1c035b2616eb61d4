import type { Seat } from "../../../../core/game.ts";
import type { Options } from "../../data/options.ts";
import type { Quarter, Tables } from "../../data/tables.ts";

/** What a match is played with, once and for all. */
export interface Setup {
  readonly options: Options;
  /** The first quarter that is played and the last. */
  readonly from: Quarter;
  readonly to: Quarter;
  /** LW-113: a single raid, in the one quarter that is played. */
  readonly raid: boolean;
  readonly seats: readonly Seat[];
  /** Left out: our own. */
  readonly tables?: Tables;
}
