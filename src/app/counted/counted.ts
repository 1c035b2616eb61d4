import type { SeatId } from "../../core/game.ts";
import type { Match } from "../../core/match/match.ts";
import type { CountedAt, Route } from "../router.ts";

/** Where the match lies whose figures are shown. */
export interface CountedPlace {
  readonly of: CountedAt;
  /** Of an own match its id, of one on a server its table's code. */
  readonly id: string;
}

/** A match whose figures are shown, wherever it lies. */
export interface Counted extends CountedPlace {
  /** Id of its game. */
  readonly game: string;
  /** What it is called, told from others of that name. */
  readonly title: string;
  /** Names of the people who play, by seat. */
  readonly players: Readonly<Record<SeatId, string>>;
  /** Undefined while it is being folded, null where it does not fold. */
  readonly match: Match | null | undefined;
}

/** The page on which the match is played or looked at. */
export function tableOf({ of, id }: CountedPlace): Route {
  return of === "match" ? { page: of, id, at: null } : { page: of, code: id };
}
