import type { Seat } from "../../../core/game.ts";
import type { Tables } from "../tables/tables.ts";
import type { Options } from "./options.ts";

/** What a match is played with, once and for all. */
export interface Setup {
  readonly options: Options;
  /** The first turn and the last that is played. */
  readonly from: number;
  readonly to: number;
  /** Formations that take part. */
  readonly formations: readonly string[];
  readonly seats: readonly Seat[];
  /** Left out: our own. */
  readonly tables?: Tables;
}
