import type { DieKind } from "../core/dice/dice.ts";
import type { ToldStart } from "../core/file/told.ts";
import type { Played, ToldLog, Transcript } from "../core/file/transcript.ts";
import type { PieceId, PromptId, SeatId, SideId, Viewer } from "../core/game.ts";
import type { AnswerProblem } from "../core/match/problems.ts";
import type { Values } from "../core/phrase.ts";
import type { RefusalCode } from "./refusals.ts";
import type { RequestName } from "./requests.ts";
import type { Change } from "./view-change.ts";

/** Whether who has a seat is there: at the table, away, or has handed in all that he is asked. */
export type Presence = "free" | "here" | "away" | "ready";

/** A seat as everybody may know it. */
export interface SeatShown {
  readonly id: SeatId;
  readonly side: SideId;
  readonly name: string | null;
  readonly computer: string | null;
  /** Pieces that the seat commands, where its side has several players. */
  readonly commands: readonly PieceId[];
  readonly presence: Presence;
}

/** A take-back that waits for who has to agree. */
interface TakeBackShown {
  readonly count: number;
  readonly by: SeatId;
  readonly agreed: readonly SeatId[];
}

/** A throw of real dice that the host is to read out. */
export interface DiceShown {
  readonly dice: readonly DieKind[];
  /** Side or seat whose dice they are. */
  readonly by: string;
  readonly why: string;
  readonly values: Values;
}

/** What everybody at a table knows of it beside the match. Pushed as `table` whenever it has changed. */
export interface TableStatus {
  readonly code: string;
  readonly game: string;
  readonly title?: string | undefined;
  readonly entries: number;
  readonly seats: readonly SeatShown[];
  /** Seats that have not handed in all that they are asked. */
  readonly awaited: readonly SeatId[];
  readonly spectators: number;
  readonly listed: boolean;
  readonly teamSees: boolean;
  readonly typed: boolean;
  readonly over: boolean;
  readonly frozen: string | null;
  readonly takeBack?: TakeBackShown | undefined;
  readonly needs?: DiceShown | undefined;
}

type Moment = Transcript["moments"][number];

/** A moment as it is sent: its view, or what turns that of the moment before into it. */
export interface MomentSent extends Omit<Moment, "view"> {
  readonly view?: Moment["view"];
  readonly change?: Change;
}

/**
 * What a viewer gets of the match: as a transcript has it, from its moment `from` on; what he had before stands. Pushed as
 * `moments` when the log has grown, as JSON in UTF-8, gzipped. Viewers who see the same get the same.
 */
export interface Moments extends Omit<Transcript, "moments" | "transcript"> {
  readonly from: number;
  readonly moments: readonly MomentSent[];
  /** One for each of the moments. */
  readonly played: readonly Played[];
  /** Entries of the log now: what one asks `since`. */
  readonly entries: number;
  /** How the match began, where `from` is 0; left out: as is usual. */
  readonly start?: ToldStart | undefined;
  /** Orders and rounds taken back since what led to the moment before `from`; left out: none. They replace those that one had. */
  readonly log?: ToldLog | undefined;
}

/** An answer of one's own that waits, in canonical spelling; of team mates where the table has it so. */
export interface SealedShown {
  readonly prompt: PromptId;
  readonly seat: SeatId;
  readonly text: string;
  readonly ready: boolean;
}

/** Who one is at a table. */
export interface Joined {
  readonly viewer: Viewer;
  readonly host: boolean;
  readonly table: TableStatus;
}

/** What a reply has besides `ok`, by what was asked. */
export interface Replies extends Record<RequestName, object> {
  readonly tables: { readonly tables: readonly TableStatus[] };
  readonly look: { readonly table: TableStatus };
  readonly host: Joined & { readonly code: string; readonly secret: string };
  readonly join: Joined & { readonly secret: string };
  readonly takeOver: Joined & { readonly secret: string };
  readonly watch: Joined;
  /** `packed`: `Moments` as JSON in UTF-8, gzipped. */
  readonly since: { readonly packed: Uint8Array; readonly sealed: readonly SealedShown[] };
  readonly answer: { readonly sealed: readonly SealedShown[] };
  readonly unseal: { readonly sealed: readonly SealedShown[] };
  /** `lasts`: how long the code is good for from now on, in milliseconds; clocks of devices differ. */
  readonly handOver: { readonly handover: string; readonly lasts: number };
}

/** Why something was not done. */
export interface Refused {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly values: Values;
  /** The same as one English sentence, for who has no catalogue. */
  readonly text: string;
  /** Of answers: what is wrong with each, by its prompt. */
  readonly problems?: readonly AnswerProblem[];
}

export type Reply<Name extends RequestName> = ({ readonly ok: true } & Replies[Name]) | Refused;

/** What a server sends unasked, by the name of the event. */
export interface Pushes {
  readonly table: TableStatus;
  /** `Moments`, packed. */
  readonly moments: Uint8Array;
  /** The viewer's sealed answers, where another window of his or a team mate has changed them. */
  readonly sealed: { readonly sealed: readonly SealedShown[] };
  /** The seat is played elsewhere now, or is no longer one's own; nothing more comes. */
  readonly gone: { readonly why: "elsewhere" | "freed" };
}
