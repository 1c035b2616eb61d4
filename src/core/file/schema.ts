import { z } from "zod/mini";
import { DICE_SOURCES } from "../dice/dice.ts";
import { MAX_ANSWER_LENGTH, MAX_FACE, MAX_SEED_LENGTH, MAX_TITLE_LENGTH } from "../limits.ts";
import { PLAIN } from "../text.ts";
import { FORMAT } from "./migrations.ts";

const face = z.int().check(z.gte(1), z.lte(MAX_FACE));
const faces = z.array(face);

/** Which dice a match goes on with. Left out: secure random, as are shuffles and hidden draws unless there is a seed. */
const diceSetting = z.union([
  z.strictObject({ faces }),
  z.strictObject({ seed: z.string().check(z.maxLength(MAX_SEED_LENGTH)) }),
  z.strictObject({ typed: z.literal(true) }),
]);
export type DiceSetting = z.infer<typeof diceSetting>;

const battle = z.looseObject({ format: z.int(), game: z.string() });

/** One line of text for people. */
const line = z.string().check(z.maxLength(MAX_TITLE_LENGTH), z.regex(PLAIN));
const answer = z.string().check(z.maxLength(MAX_ANSWER_LENGTH));
const source = z.enum(DICE_SOURCES);
export const roundSchema = z.strictObject({
  answers: z.record(z.string(), answer),
  rolls: z.optional(faces),
  /** Faces of shuffles and hidden draws. */
  draws: z.optional(faces),
  idle: z.optional(z.array(z.string())),
  atOnce: z.optional(z.array(z.string())),
  fought: z.optional(z.record(z.string(), battle)),
  /** Battles that somebody answered without a match of theirs. */
  byHand: z.optional(z.array(z.string())),
  /** Where the faces came from, if not from where the match began with. */
  source: z.optional(source),
});
export const takeBackSchema = z.strictObject({
  takeBack: z.int(),
  by: z.nullable(z.string()),
  agreed: z.optional(z.array(z.string())),
});
export const amendmentSchema = z.strictObject({
  amend: answer,
  why: z.optional(line),
});

/** A seat that took back its sealed orders. */
export const unsealingSchema = z.strictObject({ unseal: z.string() });

/** How a match stood after an entry of its log, by a version of the rules: so far it need not be folded. */
const checkpointSchema = z.strictObject({
  /** Index of the entry; -1 for the set-up. */
  entry: z.int().check(z.gte(-1)),
  state: z.unknown(),
  /** The hash of the state, as `hashOf` has it. */
  hash: z.string(),
  rules: z.int().check(z.gte(1)),
});
export type Checkpoint = Readonly<z.infer<typeof checkpointSchema>>;

/** Who has a seat: what he is called, and the computer player that it is given to. */
const player = z.strictObject({ name: z.optional(line), computer: z.optional(line) });

/** What stands before the entries of a match file. */
export const headerSchema = z.strictObject({
  format: z.literal(FORMAT),
  game: z.string(),
  rules: z.optional(z.int().check(z.gte(1))),
  /** What people call it. */
  title: z.optional(line),
  /** The match is not over, and its entries tell what some seats may not know: the document is for who keeps it. */
  secrets: z.optional(z.literal(true)),
  /** The seal over header and log, as `sealOf` has it. */
  seal: z.optional(z.string()),
  /** It was opened with a broken seal. */
  edited: z.optional(z.literal(true)),
  /** It went on from a kept state once: nobody can check what came before. */
  resumed: z.optional(z.literal(true)),
  config: z.unknown(),
  dice: z.optional(diceSetting),
  /** Where its faces came from, but those of entries that tell another place. */
  source: z.optional(source),
  /** Faces that the set-up rolled. */
  rolls: z.optional(faces),
  /** Faces that it shuffled or drew in secret. */
  draws: z.optional(faces),
  /** Who played when it was saved, by seat; not under its seal, for players come and go. */
  players: z.optional(z.record(z.string(), player)),
  /** How it stood after some of its entries. */
  checkpoints: z.optional(z.array(checkpointSchema)),
});

/** A match as one JSON document: what is saved, shared, attached to a bug, kept as a test. */
export type MatchFile = z.infer<typeof headerSchema> & { entries?: WrittenEntry[] };
export type WrittenRound = z.infer<typeof roundSchema>;
export type WrittenTakeBack = z.infer<typeof takeBackSchema>;
export type WrittenAmendment = z.infer<typeof amendmentSchema>;
export type WrittenUnsealing = z.infer<typeof unsealingSchema>;
export type WrittenEntry = WrittenRound | WrittenTakeBack | WrittenAmendment | WrittenUnsealing;
