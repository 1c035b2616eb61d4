import type { RefusalCode } from "../protocol/refusals.ts";
import { counted } from "./counted.ts";

/** What a reader is told of a message that does not fit: what it was called, and where it does not fit, as a sentence. */
interface MessageFault {
  readonly request: string;
  readonly why?: string;
}

/** Why a server does not do what it is asked, by the code of the refusal, in English. */
export const words = {
  message: ({ request, why }: MessageFault) =>
    why === undefined
      ? `No message is called ${request}; docs/protocol.md names them all.`
      : `The message ${request} does not fit: ${why}`,
  "too-large": ({ limit }: { limit: number }) =>
    `A message has at most ${limit} bytes; send less of it at once.`,
  "too-many": ({ seconds }: { seconds: number }) =>
    `That was too much at once; try again in ${counted(seconds, "second", "seconds")}.`,
  "page-older": "This page is older than the server; load it again. What you have written is kept.",
  "server-older": "The server is older than this page; ask whoever runs it to bring it up to date.",
  "no-table": "No table has this code; look at it again on the table's screen.",
  "no-seat": "This table has no such seat; choose one of those that it shows.",
  "seat-taken": "Somebody has this seat already; choose another one.",
  "name-taken": "Somebody at this table has this name already; choose another one.",
  name: ({ limit }: { limit: number }) => `A name has 1 to ${limit} characters that can be seen.`,
  "table-full": "So many look on at this table already that nobody else can; try again later.",
  "too-many-tables": "So many tables were opened from your address that no more can be for an hour.",
  "not-yours": "This seat is not yours any more: it was handed on or freed. Join again.",
  "no-handover": "This code hands no seat on, or its time is up; ask for a new one.",
  "no-computer": "There is no such computer player; choose one of those that are offered.",
  "not-joined": "You are at no table yet; join one or watch one first.",
  "host-only": "Only the host of the table can do that.",
  stale: "The match has gone on meanwhile; look at what is new first.",
  over: "The match is over.",
  frozen: "This match has stopped because of a fault of the program; its log is kept.",
  answers: "These answers are refused by the rules; each has its reason with it.",
  "handed-in": "These orders are handed in; open them again before you change them.",
  "no-dice-asked": "No dice are asked for now.",
  "no-take-back": "No take-back is asked for, or nothing can be taken back.",
  "no-battle": "No battle waits for a decision there.",
  "set-up": "This can't be played as it stands; each fault has its reason with it.",
  secrets:
    "This match still has secrets that you would know as its keeper; play it to its end first, or open a new table.",
  store: "The server can't keep anything just now, so nothing was changed; try again in a moment.",
  stopping: "The server is being stopped; everything is kept until it is back.",
  failed: "The server failed over this; nothing was changed. Try again.",
} satisfies Readonly<Record<RefusalCode, string | ((values: never) => string)>>;
