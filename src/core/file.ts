import { z } from "zod/mini";
import { type Dice, recordedDice } from "./dice.ts";
import type { AnyGame, Problem } from "./game.ts";
import {
  type AnswerProblem,
  type AnswerTexts,
  begin,
  type Entry,
  facesDrawn,
  facesOf,
  judgeTakeBack,
  type Match,
  type Moment,
  type Played,
  resolveRound,
} from "./match.ts";
import { FORMAT, migrate } from "./migrations.ts";
import { seededDice } from "./random.ts";
import { fail, ok, type Result } from "./result.ts";
import { prototypeKey, readShape } from "./shape.ts";

/** Longest file that is read, in characters. */
export const MAX_FILE_LENGTH = 16_000_000;
/** Longest answer, in characters. */
const MAX_ANSWER_LENGTH = 4096;
/** Longest name of a match or a set-up, in characters. */
const MAX_TITLE_LENGTH = 200;

const face = z.int().check(z.gte(1), z.lte(1000));
const faces = z.array(face);

/** Which dice a match goes on with. Left out: secure random. */
const diceSetting = z.union([
  z.strictObject({ faces }),
  z.strictObject({ seed: z.string().check(z.maxLength(1000)) }),
  z.strictObject({ typed: z.literal(true) }),
]);
export type DiceSetting = z.infer<typeof diceSetting>;

const round = z.strictObject({
  answers: z.record(z.string(), z.string().check(z.maxLength(MAX_ANSWER_LENGTH))),
  rolls: z.optional(faces),
});
const takeBackEntry = z.strictObject({ takeBack: z.int(), agreed: z.optional(z.array(z.string())) });

const schema = z.strictObject({
  format: z.literal(FORMAT),
  game: z.string(),
  rules: z.optional(z.int().check(z.gte(1))),
  /** What people call it. */
  title: z.optional(z.string().check(z.maxLength(MAX_TITLE_LENGTH))),
  config: z.unknown(),
  dice: z.optional(diceSetting),
  /** Faces that the set-up rolled. */
  rolls: z.optional(faces),
  entries: z.optional(z.array(z.union([round, takeBackEntry]))),
});

/** A match as one JSON document: what is saved, shared, attached to a bug, kept as a test. */
export type MatchFile = z.infer<typeof schema>;

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

function fault(problems: readonly Problem[], entry: number | null = null): FileFault {
  return { entry, problems: problems.map((problem) => ({ prompt: null, ...problem })) };
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
  return { entry, problems: here.map(({ problem, prompt }) => ({ prompt, ...problem })) };
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
  try {
    return ok(JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text));
  } catch (error) {
    return fail(fault([{ code: "file-not-json", values: { detail: (error as Error).message } }]));
  }
}

/** A match document from parsed JSON, migrated to the current format. */
export function readFile(data: unknown): Result<MatchFile, FileFault> {
  const hidden = prototypeKey(data);
  if (hidden !== undefined) return fail(hiddenKey(hidden));
  const current = migrate(data);
  if (!current.ok) return fail(fault([current.error]));
  const read = readShape(schema, current.value);
  return read.ok ? read : fail(misfits(read.error));
}

/** Header checks that need the game: its id, the version of its rules and the set-up. */
function readConfig(game: AnyGame, file: MatchFile): Result<unknown, FileFault> {
  const known = game.meta.rules;
  if (file.game !== game.meta.id) {
    return fail(fault([{ code: "file-game", values: { game: file.game, expected: game.meta.id } }]));
  }
  if (file.rules !== undefined && file.rules > known) {
    return fail(fault([{ code: "file-rules-newer", values: { rules: file.rules, known } }]));
  }
  const config = readShape(game.config, file.config);
  if (!config.ok) return fail(fault(config.error.map(inConfig)));
  const problems = game.check(config.value);
  return problems.length > 0 ? fail(fault(problems)) : config;
}

function inConfig(problem: Problem): Problem {
  const path = problem.values.path;
  return { ...problem, values: { ...problem.values, path: path === "" ? "config" : `config.${path}` } };
}

/** The dice with which a match goes on after `used` faces, of which `spent` came from a list of faces to come. */
export function diceOf(setting: DiceSetting | undefined, used: number, live: Dice, spent = 0): Dice {
  if (setting === undefined) return live;
  if ("seed" in setting) return seededDice(setting.seed, used);
  return "faces" in setting ? recordedDice(setting.faces, spent) : recordedDice([]);
}

/** Faces that a hand-written file lists ahead, and how many of them are spent. */
class Supply {
  private spent = 0;
  constructor(
    private readonly setting: DiceSetting | undefined,
    private readonly live: Dice,
  ) {}

  /** Plays with the recorded faces if there are any, else with the setting's dice. */
  draw<T>(
    rolls: readonly number[] | undefined,
    used: number,
    act: (dice: Dice) => Played<T>,
    drawn: (value: T) => number,
  ) {
    if (rolls) return withAllFaces(act(recordedDice(rolls)), rolls.length, drawn);
    const played = act(diceOf(this.setting, used, this.live, this.spent));
    if (played.ok) this.spent += drawn(played.value);
    return played;
  }

  rest(): DiceSetting | undefined {
    const { setting } = this;
    return setting && "faces" in setting ? { faces: setting.faces.slice(this.spent) } : setting;
  }
}

function withAllFaces<T>(played: Played<T>, recorded: number, drawn: (value: T) => number): Played<T> {
  if (!played.ok || drawn(played.value) === recorded) return played;
  const rolled = drawn(played.value);
  return fail([{ prompt: null, code: "rolls-surplus", values: { recorded, rolled } }]);
}

function trouble(played: Exclude<Played<unknown>, { ok: true }>, entry: number | null): FileFault {
  if (!("needs" in played)) return { entry, problems: played.error };
  const { dice, by, why } = played.needs;
  return fault(
    [{ code: "dice-missing", values: { dice, by, why: { key: why.key, values: why.values } } }],
    entry,
  );
}

/** Folds a document into a match. `live` are the dice for throws that the file does not record. */
export function openFile(game: AnyGame, file: MatchFile, live: Dice): Result<OpenMatch, FileFault> {
  const config = readConfig(game, file);
  if (!config.ok) return config;
  const supply = new Supply(file.dice, live);
  const begun = supply.draw(
    file.rolls,
    0,
    (dice) => begin(game, config.value, dice),
    (match) => facesDrawn(match),
  );
  if (!begun.ok) return fail(trouble(begun, null));
  return replay(begun.value, file, supply);
}

function textsOf(answers: Readonly<Record<string, string>>): AnswerTexts {
  const texts = new Map<string, string>();
  for (const id of Object.keys(answers)) texts.set(id, answers[id] as string);
  return texts;
}

/** Plays a file's entries one by one into a log of its own, in time linear in their number. */
function replay(start: Match, file: MatchFile, supply: Supply): Result<OpenMatch, FileFault> {
  const entries: Entry[] = [];
  const moments: Moment[] = [...start.moments];
  let used = facesDrawn(start);
  const match: Match = { ...start, entries, moments };
  for (const [index, written] of (file.entries ?? []).entries()) {
    if ("takeBack" in written) {
      const taken = judgeTakeBack(match, written.takeBack, written.agreed);
      if (!taken.ok) return fail({ entry: index, problems: taken.error });
      entries.push(taken.value);
      moments.length -= taken.value.count;
      continue;
    }
    const texts = textsOf(written.answers);
    const played = supply.draw(
      written.rolls,
      used,
      (dice) => resolveRound(match, texts, dice),
      ({ round }) => round.rolls.length,
    );
    if (!played.ok) return fail(trouble(played, index));
    entries.push(played.value.round);
    moments.push(played.value.moment);
    used += played.value.round.rolls.length;
  }
  return ok({ match, dice: supply.rest() });
}

function writeEntry(entry: Entry): NonNullable<MatchFile["entries"]>[number] {
  if (entry.kind === "take-back") {
    return { takeBack: entry.count, ...(entry.agreed.length > 0 && { agreed: [...entry.agreed] }) };
  }
  const answers = Object.fromEntries(entry.answers);
  return { answers, ...(entry.rolls.length > 0 && { rolls: [...entry.rolls] }) };
}

/** The document of a match, with the faces kept in the entries that rolled them. */
export function writeFile({ match, dice }: OpenMatch): MatchFile {
  const rolls = facesOf((match.moments[0] as Moment).throws);
  const ahead = dice && "faces" in dice && dice.faces.length === 0 ? undefined : dice;
  return {
    format: FORMAT,
    game: match.game.meta.id,
    rules: match.game.meta.rules,
    config: match.config,
    ...(ahead && { dice: ahead }),
    ...(rolls.length > 0 && { rolls }),
    entries: match.entries.map(writeEntry),
  };
}
