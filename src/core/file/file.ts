import type { z } from "zod/mini";
import { type Dice, drawsOf, rollsOf } from "../dice/dice.ts";
import type { AnyGame, Problem } from "../game.ts";
import { excessIn } from "../input/extent.ts";
import { bareDocument, foreignIn } from "../input/foreign.ts";
import { jsonFault, placeIn } from "../input/json.ts";
import { prototypeKey, readShape, readWide } from "../input/shape.ts";
import { itemAt } from "../item-at.ts";
import { MAX_DEPTH, MAX_ENTRIES, MAX_FILE_LENGTH, MAX_ITEMS, MAX_PART_ITEMS } from "../limits.ts";
import type { Match } from "../match/match.ts";
import { begin } from "../match/play.ts";
import { capped } from "../match/problems.ts";
import type { Values } from "../phrase.ts";
import { fail, ok, type Result } from "../result.ts";
import { finish, type Work, within as withinWork } from "../work.ts";
import { type FileFault, fault, trouble } from "./fault.ts";
import { Folding } from "./folding.ts";
import { longhand } from "./longhand.ts";
import { FORMAT, migrate } from "./migrations.ts";
import {
  amendmentSchema,
  type DiceSetting,
  headerSchema,
  type MatchFile,
  roundSchema,
  takeBackSchema,
  unsealingSchema,
  type WrittenEntry,
} from "./schema.ts";
import { breaking, sealOf } from "./seal.ts";
import { type Drawn, Supply } from "./supply.ts";
import { withoutTornEnd } from "./torn.ts";

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

/** Whether a document says that it is a transcript, not a match. */
export function isTranscript(data: unknown): boolean {
  return Object.hasOwn(Object(data), "transcript");
}

/** A match document from text. */
export function parseFile(text: string): Result<MatchFile, FileFault> {
  const data = parseDocument(text);
  return data.ok ? readFile(data.value) : data;
}

/** The name that stands between quotation marks from an offset on. */
function nameAt(document: string, at: number): string {
  return document.slice(at + 1, document.indexOf('"', at + 1));
}

/** Told twice, or deeper or wider than any match: where that shows, and what would be right. */
function excess(document: string): Problem | undefined {
  const found = excessIn(document);
  if (!found) return undefined;
  const place = placeIn(document, found.at);
  if (found.of === "name")
    return { code: "file-name-twice", values: { ...place, name: nameAt(document, found.at) } };
  if (found.of === "depth") return { code: "file-too-deep", values: { ...place, limit: MAX_DEPTH } };
  return { code: "file-too-wide", values: { ...place, limit: MAX_ITEMS } };
}

/**
 * JSON from text that somebody hands in: a match or a transcript, neither too long nor too deep nor too wide. Editors may
 * put a byte order mark before a file, chats fences around it; they are no part of the document. One that grew entry by
 * entry until its writer was killed is read up to where it is whole.
 */
export function parseDocument(text: string): Result<unknown, FileFault> {
  if (text.length > MAX_FILE_LENGTH) {
    return fail(fault([{ code: "file-too-long", values: { length: text.length, limit: MAX_FILE_LENGTH } }]));
  }
  const document = bareDocument(text);
  const of = foreignIn(document);
  if (of) return fail(fault([{ code: "file-foreign", values: { of } }]));
  const large = excess(document);
  if (large) return fail(fault([large]));
  try {
    return ok(JSON.parse(document));
  } catch {
    const mended = withoutTornEnd(document);
    if (mended !== undefined) return ok(JSON.parse(mended));
    return fail(fault([{ code: "file-not-json", values: { ...jsonFault(document) } }]));
  }
}

/** A match document from parsed JSON, migrated to the current format. */
export function readFile(data: unknown): Result<MatchFile, FileFault> {
  return finish(reading(data));
}

/** The same in parts. */
export function* reading(data: unknown): Work<Result<MatchFile, FileFault>> {
  const hidden = prototypeKey(data);
  if (hidden !== undefined) return fail(hiddenKey(hidden));
  const current = migrate(data);
  if (!current.ok) return fail(fault([current.error]));
  const { entries: told, ...header } = current.value;
  const entries = Array.isArray(told) ? longhand(told) : told;
  const long = longList(header);
  if (long) return fail(misfits([long]));
  const read = readWide(headerSchema, header);
  if (!read.ok) return fail(misfits(read.error));
  const vouched = yield* withinWork(sealed(read.value, data as Document, entries), 0, 0.5);
  if (entries === undefined) return ok(vouched);
  const written = yield* withinWork(readEntries(entries), 0.5, 1);
  return written.ok ? ok({ ...vouched, entries: written.value }) : written;
}

/** What a document tells of itself. */
interface Document {
  readonly format: unknown;
}

/** A header as what was read stands by it: marked where its seal is broken, and sealed anew where that of an older format is whole. */
function* sealed({ seal, ...header }: MatchFile, data: Document, entries: unknown): Work<MatchFile> {
  if (seal === undefined) return header;
  if (yield* breaking({ ...data, entries })) return { ...header, edited: true };
  return { ...header, seal: data.format === FORMAT ? seal : sealOf({ ...header, entries }) };
}

/** Entries that are read or folded in one part of the work. */
const PART = 100;

/** What an entry must be, by the one field that only its kind has. */
function schemaOf(written: unknown): z.ZodMiniType<WrittenEntry> {
  if (typeof written !== "object" || written === null) return roundSchema;
  if (Object.hasOwn(written, "takeBack")) return takeBackSchema;
  if (Object.hasOwn(written, "amend")) return amendmentSchema;
  return Object.hasOwn(written, "unseal") ? unsealingSchema : roundSchema;
}

/** The entries one by one, so that the first that does not fit is told and the others are not even looked at. */
function* readEntries(data: unknown): Work<Result<WrittenEntry[], FileFault>> {
  if (!Array.isArray(data))
    return fail(misfits([misplaced("entries", { misfit: "type", expected: "array" })]));
  if (data.length > MAX_ENTRIES) return fail(misfits([tooMany("entries", MAX_ENTRIES)]));
  const entries: WrittenEntry[] = [];
  for (const [index, written] of data.entries()) {
    if (index % PART === 0) yield index / data.length;
    const read = readWide(schemaOf(written), written);
    if (!read.ok) return fail(misfits(read.error.map((problem) => within(`entries.${index}`, problem))));
    entries.push(read.value);
  }
  return ok(entries);
}

/** A list in the document itself that is longer than any match has; deeper ones are refused before they are parsed. */
function longList(header: Readonly<Record<string, unknown>>): Problem | undefined {
  for (const [name, list] of Object.entries(header)) {
    const limit = name === "checkpoints" ? MAX_PART_ITEMS : MAX_ITEMS;
    if (Array.isArray(list) && list.length > limit) return tooMany(name, limit);
  }
  return undefined;
}

function tooMany(path: string, limit: number): Problem {
  return misplaced(path, { misfit: "too-big", of: "array", limit });
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

/** The set-up as today's rules have it. */
function meant({ meta, earlier }: AnyGame, { config, rules }: MatchFile): unknown {
  return earlier && rules !== undefined && rules < meta.rules ? earlier(config, rules) : config;
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
  const config = readShape(game.config, meant(game, file));
  const problems = config.ok ? game.check(config.value) : config.error;
  if (config.ok && problems.length === 0) return ok(config.value);
  return fail(fault(problems.map((problem) => within("config", problem))));
}

/** The faces that the set-up drew. */
export function setupDrawn({ moments, since }: Match): Drawn {
  if (since) return since;
  const { throws } = itemAt(moments, 0);
  return { rolls: rollsOf(throws), draws: drawsOf(throws) };
}

/** Folds a document into a match. `live` are the dice for throws that the file does not record. */
export function openFile(game: AnyGame, file: MatchFile, live: Dice): Result<OpenMatch, FileFault> {
  return finish(opening(game, file, live));
}

/** The same in parts. */
export function* opening(game: AnyGame, file: MatchFile, live: Dice): Work<Result<OpenMatch, FileFault>> {
  const config = readConfig(game, file);
  if (!config.ok) return config;
  const folded = yield* foldWhole(game, config.value, file, live);
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

function* foldWhole(
  game: AnyGame,
  config: unknown,
  file: MatchFile,
  live: Dice,
): Work<Result<OpenMatch, FileFault>> {
  const supply = new Supply(file.dice, live, file.source);
  const begun = supply.draw(file, 0, (dice) => begin(game, config, dice), setupDrawn);
  if (!begun.ok) return fail(trouble(begun, null));
  const source = file.source ?? (tellsFaces(file) ? undefined : begun.value.source);
  return yield* replay({ ...begun.value, source, ...marks(file) }, file, supply);
}

/** What a document says for ever of how it came about. */
export function marks({ edited, resumed }: MatchFile): Pick<Match, "edited" | "resumed"> {
  return { edited, resumed };
}

/** Whether a document records faces. */
function tellsFaces({ rolls, entries = [] }: MatchFile): boolean {
  return rolls !== undefined || entries.some((entry) => "answers" in entry && entry.rolls !== undefined);
}

function* replay(
  start: Match,
  { entries = [] }: MatchFile,
  supply: Supply,
): Work<Result<OpenMatch, FileFault>> {
  const folding = new Folding(start, supply);
  for (const [index, written] of entries.entries()) {
    if (index % PART === 0) yield index / entries.length;
    const fault = folding.add(written);
    if (fault) return fail(fault);
  }
  return ok({ match: folding.match, dice: supply.rest() });
}
