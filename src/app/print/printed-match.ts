import type { Match } from "../../core/match/match.ts";
import type { MatchRecord } from "../storage/record.ts";

/** A match whose papers are wanted. */
export interface MatchToPrint {
  readonly match: Match;
  readonly record: MatchRecord;
  readonly title: string;
}
