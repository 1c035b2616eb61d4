/** Why a server does not do what a message asks; the words of each are in `src/words/protocol.*`. */
export const REFUSALS = [
  /** The message has not the shape that this document gives. */
  "message",
  "too-large",
  "too-many",
  "page-older",
  "server-older",
  /** No table has this code. */
  "no-table",
  "no-seat",
  "seat-taken",
  "name-taken",
  "name",
  "table-full",
  "too-many-tables",
  /** The secret is not that of the seat: it was handed on, freed, or never given. */
  "not-yours",
  "no-handover",
  /** No computer player has this id. */
  "no-computer",
  "not-joined",
  "host-only",
  /** The log has gone on since: ask for what is new. */
  "stale",
  "over",
  "frozen",
  /** Answers were refused by the rules; `problems` says why. */
  "answers",
  /** What was handed in is opened again (`unseal`) before it is changed. */
  "handed-in",
  "no-dice-asked",
  "no-take-back",
  "no-battle",
  /** A set-up or a match file can't be played; `problems` says why. */
  "set-up",
  /** A match that is put on a server has secrets that its holder would know. */
  "secrets",
  /** The server can't keep anything just now. */
  "store",
  "stopping",
  "failed",
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
