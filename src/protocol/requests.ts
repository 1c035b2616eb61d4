import { z } from "zod/mini";
import { MAX_ANSWER_LENGTH, MAX_ENTRIES, MAX_FACE } from "../core/limits.ts";
import { handoverCode, tableCode } from "./code.ts";
import { MAX_ANSWERS, MAX_FACES, SECRET_BYTES } from "./limits.ts";

/** Longest id of a seat, a prompt or a computer player, in characters. */
const MAX_ID_LENGTH = 100;

const id = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));
const prompt = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));
/** Judged by `readName`, whose sentence is better. */
const name = z.string().check(z.maxLength(MAX_ID_LENGTH));
const secret = z.string().check(z.regex(new RegExp(`^[0-9a-f]{${2 * SECRET_BYTES}}$`)));
/** Entries that the log had when this was meant. */
const at = z.int().check(z.gte(0), z.lte(MAX_ENTRIES));
const face = z.int().check(z.gte(1), z.lte(MAX_FACE));
const answer = z.string().check(z.maxLength(MAX_ANSWER_LENGTH));

/**
 * What a client may ask of a server, by the name of the event. Each is acknowledged with `{ ok: true, … }` or with a refusal.
 * A socket is at one table at a time, as one viewer: `join`, `watch` and `takeOver` say which.
 */
export const REQUESTS = {
  /** Tables that are listed. */
  tables: z.strictObject({}),
  /** What is known of a table to who has its code: its game, its seats and who has them. */
  look: z.strictObject({ code: tableCode }),
  /** Opens a table with a set-up; whoever asks is its host, and gets the host's secret. */
  host: z.strictObject({
    game: id,
    config: z.unknown(),
    /** Real dice are typed in by the host. */
    typed: z.optional(z.boolean()),
    listed: z.optional(z.boolean()),
    teamSees: z.optional(z.boolean()),
  }),
  /** Takes a seat, or comes back to it with its secret; by the name that one has there, where none is given. */
  join: z.strictObject({ code: tableCode, seat: id, name: z.optional(name), secret: z.optional(secret) }),
  /** Takes a seat over from another device by the code that it was given, or the part of the host. */
  takeOver: z.strictObject({ code: tableCode, handover: handoverCode }),
  /** Looks on: everybody's view. With the host's secret one is the host; a screen that all look at is no spectator. */
  watch: z.strictObject({ code: tableCode, secret: z.optional(secret), screen: z.optional(z.boolean()) }),
  /** What has happened since the log had so many entries; 0: all, with how the match began. */
  since: z.strictObject({ at }),
  /** Seals answers by prompt; `ready` hands them in with all that was sealed before. */
  answer: z.strictObject({
    at,
    answers: z.array(z.tuple([prompt, answer])).check(z.maxLength(MAX_ANSWERS)),
    ready: z.boolean(),
  }),
  /** Opens sealed answers for editing again; what was handed in is so no longer, and the table is told. */
  unseal: z.strictObject({ at, prompts: z.array(prompt).check(z.maxLength(MAX_ANSWERS)) }),
  /** Asks that the latest rounds be taken back; what was one's own and told nobody anything is taken back at once. */
  takeBack: z.strictObject({ at, count: z.int().check(z.gte(1), z.lte(MAX_ENTRIES)) }),
  /** Agrees to a take-back that was asked for, or not. */
  agree: z.strictObject({ at, agreed: z.boolean() }),
  /** Faces of real dice that the host has read, or that the server is to throw (`null`). */
  faces: z.strictObject({ at, faces: z.nullable(z.array(face).check(z.maxLength(MAX_FACES))) }),
  /** The host has a spawned battle decided at once, by the game's own table. */
  decide: z.strictObject({ at, prompt }),
  /** Lends one's seat to a computer player, or takes it back (`null`). */
  lend: z.strictObject({ computer: z.nullable(id) }),
  /** A code by which another device takes one's seat over; of a host who has no seat, the part of the host. */
  handOver: z.strictObject({}),
  /** The host frees a seat (`null`), or gives it to a computer player. */
  seat: z.strictObject({ seat: id, computer: z.nullable(id) }),
  /** The host sets how the table is played. */
  rules: z.strictObject({ listed: z.boolean(), teamSees: z.boolean() }),
} as const;

export type RequestName = keyof typeof REQUESTS;
export type Request<Name extends RequestName> = z.infer<(typeof REQUESTS)[Name]>;
