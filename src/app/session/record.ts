import { checkpointsOf } from "../../core/checkpoint.ts";
import type { AnswerTexts } from "../../core/entry.ts";
import { type OpenMatch, writeFile } from "../../core/file.ts";
import type { MatchFile } from "../../core/file-schema.ts";
import type { PromptId } from "../../core/game.ts";
import { now } from "../../core/match.ts";
import { type StoredCheckpoint, storedCheckpoints } from "../storage/checkpoints.ts";
import type { Pending } from "./pending.ts";
import type { Computers } from "./placing.ts";

type Texts = readonly (readonly [PromptId, string])[];

/** What has been written for the open round, as this device keeps it. */
export interface PendingRecord {
  /** Answers sealed so far in the open round, of every seat that plays on this device. */
  readonly sealed: Texts;
  /** Answers being written. */
  readonly drafts: Texts;
  /** Faces of real dice typed in so far for the round that is being resolved. */
  readonly typed: readonly number[];
  /** Faces drawn in secret so far for that round. */
  readonly draws: readonly number[];
}

/** An open match as this device keeps it: the document, and beside it what is not in the log yet. */
export interface TableRecord extends PendingRecord {
  readonly id: string;
  readonly file: MatchFile;
  readonly over: boolean;
  readonly checkpoints: readonly StoredCheckpoint[];
  /** Ids of the computer players that have a seat, by seat. */
  readonly computers: Computers;
}

function pairs(texts: AnswerTexts): Texts {
  return [...texts];
}

export function writtenOn({ sealed, drafts, typed, draws }: Pending): PendingRecord {
  return { sealed: pairs(sealed), drafts: pairs(drafts), typed: [...typed], draws: [...draws] };
}

/** What a device has to keep so that a reload loses nothing. */
export function recordOf(
  id: string,
  { match, dice }: OpenMatch,
  pending: Pending,
  computers: Computers,
): TableRecord {
  return {
    id,
    file: writeFile({ match, dice }),
    over: now(match).outcome !== undefined,
    checkpoints: storedCheckpoints(checkpointsOf(match)),
    ...writtenOn(pending),
    computers,
  };
}
