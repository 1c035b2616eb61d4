import { checkpointsOf } from "../../core/file/checkpoint.ts";
import type { OpenMatch } from "../../core/file/file.ts";
import type { MatchFile } from "../../core/file/schema.ts";
import { writeFile } from "../../core/file/written.ts";
import type { AnswerTexts } from "../../core/match/entry.ts";
import { now } from "../../core/match/match.ts";
import { type StoredCheckpoint, storedCheckpoints } from "../storage/checkpoints.ts";
import type { PendingRecord, SeatAnswers } from "../storage/record.ts";
import { handedIn, type Pending } from "./pending.ts";
import type { Computers } from "./placing.ts";
import { reportOf } from "./turns.ts";

/** An open match as this device keeps it: the document, and beside it what is not in the log yet. */
export interface TableRecord extends PendingRecord {
  readonly id: string;
  readonly file: MatchFile;
  readonly over: boolean;
  /** The turn that it is in. */
  readonly turn: number;
  /** Nobody has done anything in it yet: it is in no list. */
  readonly untouched: boolean;
  readonly checkpoints: readonly StoredCheckpoint[];
  /** Ids of the computer players that have a seat, by seat. */
  readonly computers: Computers;
  readonly standing: SeatAnswers;
  readonly branch?: string | undefined;
}

/** What is kept of a match beside its log and what is pending. */
interface Beside {
  readonly computers: Computers;
  readonly standing?: SeatAnswers;
  readonly untouched?: boolean;
  readonly branch?: string | undefined;
}

function pairs(texts: AnswerTexts): PendingRecord["drafts"] {
  return [...texts];
}

/** What is kept of a round that is being written: what was not handed in comes back as drafts. */
export function writtenOn(pending: Pending): PendingRecord {
  const { sealed, drafts, typed, draws } = pending;
  const handed = handedIn(pending);
  const written = new Map([...sealed].filter(([id]) => !handed.has(id)));
  return {
    sealed: pairs(handed),
    drafts: pairs(new Map([...written, ...drafts])),
    typed: [...typed],
    draws: [...draws],
  };
}

/** What a device has to keep so that a reload loses nothing. */
export function recordOf(
  id: string,
  { match, dice }: OpenMatch,
  pending: Pending,
  { computers, standing = {}, untouched = false, branch }: Beside,
): TableRecord {
  return {
    id,
    file: writeFile({ match, dice }),
    over: now(match).outcome !== undefined,
    turn: reportOf(match, now(match)).turn,
    untouched,
    checkpoints: storedCheckpoints(checkpointsOf(match)),
    ...writtenOn(pending),
    computers,
    standing,
    ...(branch !== undefined && { branch }),
  };
}
