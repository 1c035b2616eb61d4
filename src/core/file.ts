import { z } from "zod/mini";
import type { AnswerProblem } from "./answers.ts";
import { checkpointAt, checkpointSchema } from "./checkpoint.ts";
import { type Dice, drawsOf, rollsOf } from "./dice.ts";
import type { Entry, Round } from "./entry.ts";
import { fault, trouble } from "./fault.ts";
import { Folding } from "./folding.ts";
import type { AnyGame, Problem } from "./game.ts";
import { jsonFault } from "./json.ts";
import {
  MAX_ANSWER_LENGTH,
  MAX_ENTRIES,
  MAX_FACE,
  MAX_FILE_LENGTH,
  MAX_SEED_LENGTH,
  MAX_TITLE_LENGTH,
} from "./limits.ts";
import { begin, type Match, type Moment } from "./match.ts";
import { FORMAT, migrate } from "./migrations.ts";
import type { Values } from "./phrase.ts";
import { capped } from "./problems.ts";
import { fail, ok, type Result } from "./result.ts";
import { hasSecrets } from "./secrets.ts";
import { prototypeKey, readShape } from "./shape.ts";
import { type Drawn, Supply } from "./supply.ts";
import { PLAIN } from "./text.ts";

const face = z.int().check(z.gte(1), z.lte(MAX_FACE));
const faces = z.array(face);

/** Which dice a match goes on with. Left out: secure random, as are shuffles and hidden draws unless there is a seed. */
const diceSetting = z.union([
  z.strictObject({ faces }),
  z.strictObject({ seed: z.string().check(z.maxLength(MAX_SEED_LENGTH)) }),
  z.strictObject({ typed: z.literal(true) }),
]);
export type DiceSetting = z.infer<typeof diceSetting>;

/** A battle that was fought, as a match file of another game. It is judged when it is verified: the answer beside it rules. */
const battle = z.looseObject({ format: z.int(), game: z.string() });
export type BattleFile = Readonly<z.infer<typeof battle>>;

/** One line of text for people. */
const line = z.string().check(z.maxLength(MAX_TITLE_LENGTH), z.regex(PLAIN));
const answer = z.string().check(z.maxLength(MAX_ANSWER_LENGTH));
const round = z.strictObject({
  answers: z.record(z.string(), answer),
  rolls: z.optional(faces),
  /** Faces of shuffles and hidden draws. */
  draws: z.optional(faces),
  idle: z.optional(z.array(z.string())),
  atOnce: z.optional(z.array(z.string())),
  fought: z.optional(z.record(z.string(), battle)),
});
const takeBackEntry = z.strictObject({
  takeBack: z.int(),
  by: z.nullable(z.string()),
  agreed: z.optional(z.array(z.string())),
});
const amendment = z.strictObject({
  amend: answer,
  why: z.optional(line),
});

const schema = z.strictObject({
  format: z.literal(FORMAT),
  game: z.string(),
  rules: z.optional(z.int().check(z.gte(1))),
  /** What people call it. */
  title: z.optional(line),
  /** The match is not over, and its entries tell what some seats may not know: the document is for who keeps it. */
  secrets: z.optional(z.literal(true)),
  config: z.unknown(),
  dice: z.optional(diceSetting),
  /** Faces that the set-up rolled. */
  rolls: z.optional(faces),
  /** Faces that it shuffled or drew in secret. */
  draws: z.optional(faces),
  /** How it stood after some of its entries. */
  checkpoints: z.optional(z.array(checkpointSchema)),
});
const entrySchema = z.union([round, takeBackEntry, amendment]);

/** A match as one JSON document: what is saved, shared, attached to a bug, kept as a test. */
export type MatchFile = z.infer<typeof schema> & { entries?: WrittenEntry[] };
export type WrittenRound = z.infer<typeof round>;
export type WrittenTakeBack = z.infer<typeof takeBackEntry>;
export type WrittenAmendment = z.infer<typeof amendment>;
export type WrittenEntry = WrittenRound | WrittenTakeBack | WrittenAmendment;

/** Why a file can't be folded: the entry (from 0; null for the header or the set-up) and its problems. */
export interface FileFault {
  readonly entry: number | null;
  readonly problems: readonly AnswerProblem[];
}

/** A folded match and the dice that it goes on with. */
export interface OpenMatch {
  readonly match: Match;
  readonly dice: DiceSetting | undefined;
}

/** The entry and the prompt that a problem's path leads into, e.g. 3 and R1 of `entries.3.answers.R1`. */
function placeOf(path: string): { entry: number | null; prompt: string | null } {
  const found = /^entries\.(\d+)(?:\.answers\.(.+))?/s.exec(path);
  return { entry: found ? Number(found[1]) : null, prompt: found?.[2] ?? null };
}

/** What doesn't fit in a document, as far as it concerns the first place where something doesn't. */
function misfits(problems: readonly Problem[]): FileFault {
  const placed = problems.map((problem) => ({ problem, ...placeOf(String(problem.values.path)) }));
  const entry = placed[0]?.entry ?? null;
  const here = placed.filter((found) => found.entry === entry);
  return { entry, problems: capped(here.map(({ problem, prompt }) => ({ prompt, ...problem }))) };
}

/** A key `__proto__` somewhere in a document, told like any other unknown field. */
function hiddenKey(path: string): FileFault {
  const { entry, prompt } = placeOf(path);
  const holder = path.slice(0, path.lastIndexOf("__proto__")).replace(/\.$/, "");
  const values = { path: holder, misfit: "unknown-key", keys: ["__proto__"] };
  return { entry, problems: [{ prompt, code: "shape", values }] };
}

/** A match document from text. */
export function parseFile(text: string): Result<MatchFile, FileFault> {
  if (text.length > MAX_FILE_LENGTH) {
    return fail(fault([{ code: "file-too-long", values: { length: text.length, limit: MAX_FILE_LENGTH } }]));
  }
  const data = jsonOf(text);
  return data.ok ? readFile(data.value) : data;
}

/** Editors may put a byte order mark before a file; it is no part of the document. */
function jsonOf(text: string): Result<unknown, FileFault> {
  const document = text.startsWith("\uFEFF") ? text.slice(1) : text;
  try {
    return ok(JSON.parse(document));
  } catch {
    return fail(fault([{ code: "file-not-json", values: { ...jsonFault(document) } }]));
  }
}

/** A match document from parsed JSON, migrated to the current format. */
export function readFile(data: unknown): Result<MatchFile, FileFault> {
  const hidden = prototypeKey(data);
  if (hidden !== undefined) return fail(hiddenKey(hidden));
  const current = migrate(data);
  if (!current.ok) return fail(fault([current.error]));
  const { entries, ...header } = current.value;
  const read = readShape(schema, header);
  if (!read.ok) return fail(misfits(read.error));
  if (entries === undefined) return read;
  const written = readEntries(entries);
  return written.ok ? ok({ ...read.value, entries: written.value }) : written;
}

/** The entries one by one, so that the first that does not fit is told and the others are not even looked at. */
function readEntries(data: unknown): Result<WrittenEntry[], FileFault> {
  if (!Array.isArray(data))
    return fail(misfits([misplaced("entries", { misfit: "type", expected: "array" })]));
  if (data.length > MAX_ENTRIES)
    return fail(misfits([misplaced("entries", { misfit: "too-big", of: "array", limit: MAX_ENTRIES })]));
  const entries: WrittenEntry[] = [];
  for (const [index, written] of data.entries()) {
    const read = readShape(entrySchema, written);
    if (!read.ok) return fail(misfits(read.error.map((problem) => within(`entries.${index}`, problem))));
    entries.push(read.value);
  }
  return ok(entries);
}

function misplaced(path: string, misfit: Values): Problem {
  return { code: "shape", values: { path, ...misfit } };
}

/** A problem of a part of a document, with the name that its field has in the whole. */
function within(part: string, problem: Problem): Problem {
  const { path } = problem.values;
  if (typeof path !== "string") return problem;
  return { ...problem, values: { ...problem.values, path: path === "" ? part : `${part}.${path}` } };
}

/** Header checks that need the game: its id, the version of its rules and the set-up. */
export function readConfig(game: AnyGame, file: MatchFile): Result<unknown, FileFault> {
  const known = game.meta.rules;
  if (file.game !== game.meta.id) {
    return fail(fault([{ code: "file-game", values: { game: file.game, expected: game.meta.id } }]));
  }
  if (file.rules !== undefined && file.rules > known) {
    return fail(fault([{ code: "file-rules-newer", values: { rules: file.rules, known } }]));
  }
  const config = readShape(game.config, file.config);
  const problems = config.ok ? game.check(config.value) : config.error;
  if (config.ok && problems.length === 0) return ok(config.value);
  return fail(fault(problems.map((problem) => within("config", problem))));
}

function setupDrawn({ moments, since }: Match): Drawn {
  if (since) return since;
  const { throws } = moments[0] as Moment;
  return { rolls: rollsOf(throws), draws: drawsOf(throws) };
}

/** Folds a document into a match. `live` are the dice for throws that the file does not record. */
export function openFile(game: AnyGame, file: MatchFile, live: Dice): Result<OpenMatch, FileFault> {
  const config = readConfig(game, file);
  if (!config.ok) return config;
  const folded = foldWhole(game, config.value, file, live);
  return folded.ok ? folded : fail(asOlder(game, file, folded.error));
}

/** A log of older rules that no longer folds: that is said, and whether there is a checkpoint to go on from. */
function asOlder(game: AnyGame, file: MatchFile, found: FileFault): FileFault {
  const { rules } = file;
  const known = game.meta.rules;
  if (rules === undefined || rules >= known) return found;
  const checkpoint = file.checkpoints?.at(-1)?.entry ?? null;
  return fault([{ code: "file-rules-older", values: { rules, known, checkpoint } }], found.entry);
}

function foldWhole(
  game: AnyGame,
  config: unknown,
  file: MatchFile,
  live: Dice,
): Result<OpenMatch, FileFault> {
  const supply = new Supply(file.dice, live);
  const begun = supply.draw(file, 0, (dice) => begin(game, config, dice), setupDrawn);
  if (!begun.ok) return fail(trouble(begun, null));
  return replay(begun.value, file, supply);
}

function replay(start: Match, file: MatchFile, supply: Supply): Result<OpenMatch, FileFault> {
  const folding = new Folding(start, supply);
  for (const written of file.entries ?? []) {
    const fault = folding.add(written);
    if (fault) return fail(fault);
  }
  return ok({ match: folding.match, dice: supply.rest() });
}

function writeRound({ answers, rolls, draws, origins }: Round): WrittenRound {
  return {
    answers: Object.fromEntries(answers),
    ...(rolls.length > 0 && { rolls: [...rolls] }),
    ...(draws.length > 0 && { draws: [...draws] }),
    ...(origins?.idle && { idle: [...origins.idle] }),
    ...(origins?.atOnce && { atOnce: [...origins.atOnce] }),
    ...(origins?.fought && { fought: Object.fromEntries(origins.fought) }),
  };
}

function writeEntry(entry: Entry): WrittenEntry {
  switch (entry.kind) {
    case "round":
      return writeRound(entry);
    case "take-back":
      return {
        takeBack: entry.count,
        by: entry.by,
        ...(entry.agreed.length > 0 && { agreed: [...entry.agreed] }),
      };
    case "amend":
      return { amend: entry.text, ...(entry.why !== "" && { why: entry.why }) };
  }
}

/** The document of a match, with the faces kept in the entries that rolled them. */
export function writeFile({ match, dice }: OpenMatch): MatchFile {
  const { rolls, draws } = setupDrawn(match);
  const ahead = dice && "faces" in dice && dice.faces.length === 0 ? undefined : dice;
  return {
    format: FORMAT,
    game: match.game.meta.id,
    rules: match.since?.rules ?? match.game.meta.rules,
    ...(hasSecrets(match) && { secrets: true }),
    config: match.config,
    ...(ahead && { dice: ahead }),
    ...(rolls.length > 0 && { rolls: [...rolls] }),
    ...(draws.length > 0 && { draws: [...draws] }),
    entries: match.entries.map(writeEntry),
    // Without it the log could no longer be read.
    ...(match.since && { checkpoints: [checkpointAt(match, 0)] }),
  };
}
