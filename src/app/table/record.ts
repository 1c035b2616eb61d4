import type { AnswerTexts } from "../../core/entry.ts";
import type { MatchFile } from "../../core/file.ts";
import { writeFile } from "../../core/file.ts";
import type { PromptId } from "../../core/game.ts";
import { now } from "../../core/match.ts";
import type { Desk } from "./desk.ts";
import type { Computers } from "./placing.ts";
import type { OpenTable } from "./session.ts";

type Texts = readonly (readonly [PromptId, string])[];

/** An open match as this device keeps it: the document, and beside it what is not in the log yet. */
export interface TableRecord {
  readonly id: string;
  readonly file: MatchFile;
  readonly over: boolean;
  /** Answers sealed so far in the open round, of every seat that plays on this device. */
  readonly sealed: Texts;
  /** Answers being written. */
  readonly drafts: Texts;
  /** Faces of real dice typed in so far for the round that is being resolved. */
  readonly typed: readonly number[];
  /** Faces drawn in secret so far for that round. */
  readonly draws: readonly number[];
  /** Ids of the computer players that have a seat, by seat. */
  readonly computers: Computers;
}

function pairs(texts: AnswerTexts): Texts {
  return [...texts];
}

/** What a device has to keep so that a reload loses nothing. */
export function recordOf(
  id: string,
  { match, dice }: OpenTable,
  desk: Desk,
  computers: Computers,
): TableRecord {
  return {
    id,
    file: writeFile({ match, dice }),
    over: now(match).outcome !== undefined,
    sealed: pairs(desk.sealed),
    drafts: pairs(desk.drafts),
    typed: [...desk.typed],
    draws: [...desk.draws],
    computers,
  };
}
