import type { Seat, SeatId } from "../../../../core/game.ts";
import type { Tables } from "../../data/tables.ts";
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
  /** BB-H9: who commands each Group and Luftflotte; left out: each side has one player. */
  readonly commanders?: Readonly<Record<string, SeatId>>;
  /** Left out: our own. */
  readonly tables?: Tables;
}
