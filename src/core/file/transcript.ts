import { z } from "zod/mini";
import { rollsOf, type Throw } from "../dice/dice.ts";
import type { AnyGame, Outcome, Problem, Prompt, PromptId, Spawn, Viewer } from "../game.ts";
import { told } from "../input/data-shape.ts";
import { prototypeKey, readShape, readWide } from "../input/shape.ts";
import { itemAt } from "../item-at.ts";
import { MAX_ENTRIES, MAX_FACE } from "../limits.ts";
import type { Entry } from "../match/entry.ts";
import { answersFor, eventsFor, throwsFor } from "../match/log.ts";
import type { Match, Moment } from "../match/match.ts";
import { GONE, logOf, type Note } from "../match/notes.ts";
import type { Value } from "../phrase.ts";
import { fail, ok, type Result } from "../result.ts";
import { type FileFault, fault } from "./fault.ts";
import { type Judge, judgeView, within } from "./judge.ts";
import { FORMAT } from "./migrations.ts";
import { entryOf } from "./read-entry.ts";
import { startOf, type ToldStart, type ToldStep } from "./told.ts";

const values = z.record(z.string(), told as z.ZodMiniType<Value>);
const event = z.strictObject({ key: z.string(), values });
const prompt = z.strictObject({
  id: z.string(),
  seat: z.string(),
  kind: z.string(),
  about: z.optional(z.string()),
  opens: z.enum(["now", "together", "end"]),
});

const moment = z.strictObject({
  view: z.unknown(),
  events: z.array(event),
  /** What was asked next. */
  prompts: z.array(prompt),
  /** Answers that led here, as far as the viewer may know them. */
  answers: z.record(z.string(), z.string()),
  rolls: z.array(z.int().check(z.gte(1), z.lte(MAX_FACE))),
});

/** The first format that has transcripts; they have been the same ever since. */
const FIRST_FORMAT = 2;

const schema = z.strictObject({
  format: z.int().check(z.gte(FIRST_FORMAT), z.lte(FORMAT)),
  game: z.string(),
  rules: z.int(),
  title: z.optional(z.string()),
  /** Who saw all this: a seat or `table`. */
  transcript: z.string(),
  seats: z.array(z.strictObject({ id: z.string(), side: z.string() })),
  moments: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MAX_ENTRIES)),
});

/**
 * A match as one viewer saw it, moment by moment: his views, and the events, answers and dice that he may know. It can be
 * looked at and not played on: what a match with secrets is shared as while it is not over.
 */
export type Transcript = Omit<z.infer<typeof schema>, "moments"> & {
  readonly moments: readonly z.infer<typeof moment>[];
};

/** A prompt without what only the kernel needs. */
function asked({ id, seat, kind, about, opens }: z.infer<typeof prompt> | Prompt): Prompt {
  return { id, seat, kind, ...(about !== undefined && { about }), opens };
}

function momentFor(match: Match, index: number, viewer: Viewer): Transcript["moments"][number] {
  const seen = itemAt(match.moments, index);
  const led = match.entries[seen.entry];
  return {
    view: match.game.view(seen.state, viewer),
    events: [...eventsFor(seen, viewer)],
    prompts: seen.prompts.map(asked),
    answers: Object.fromEntries(answersFor(match, index, viewer)),
    // Of a match that was only seen, the throws may not have been told.
    rolls: led?.kind === "round" ? [...led.rolls] : rollsOf(throwsFor(seen, viewer)),
  };
}

/** What a viewer has seen of a match so far. */
export function transcriptOf(match: Match, viewer: Viewer): Transcript {
  return transcriptFrom(match, viewer, 0);
}

/** What a viewer has seen of a match since its moment `first`, which may be one that is still to come. */
export function transcriptFrom(match: Match, viewer: Viewer, first: number): Transcript {
  const { meta } = match.game;
  return {
    format: FORMAT,
    game: meta.id,
    rules: meta.rules,
    transcript: viewer,
    seats: match.seats.map(({ id, side }) => ({ id, side })),
    moments: match.moments.slice(first).map((_, place) => momentFor(match, first + place, viewer)),
  };
}

/** A transcript from parsed JSON. */
export function readTranscript(data: unknown): Result<Transcript, FileFault> {
  const { format } = data as { format?: unknown };
  if (typeof format === "number" && format > FORMAT && Number.isFinite(format))
    return fail(fault([{ code: "file-format-newer", values: { format, known: FORMAT } }]));
  if (prototypeKey(data) !== undefined)
    return fail(fault([{ code: "file-format", values: { known: FORMAT } }]));
  const read = readWide(schema, data);
  if (!read.ok) return fail(fault(read.error));
  const moments = readMoments(read.value.moments);
  return moments.ok ? ok({ ...read.value, moments: moments.value }) : moments;
}

/** The moments one by one, so that the first that does not fit is told and the others are not even looked at. */
function readMoments(data: readonly unknown[]): Result<Transcript["moments"], FileFault> {
  const moments: z.infer<typeof moment>[] = [];
  for (const [place, one] of data.entries()) {
    const read = readShape(moment, one);
    if (!read.ok) return fail(fault(within(`moments.${place}`, read.error)));
    moments.push(read.value);
  }
  return ok(moments);
}

/** A game whose states are what one viewer saw of them: nothing is asked, whoever looks sees the same. */
function watched(game: AnyGame): AnyGame {
  return { ...game, view: (state) => state, prompts: () => [], outcome: () => undefined };
}

/** What a game finds wrong with the views of a transcript, and with what it tells of them: those of the first moment that is. */
function wrongWith(game: AnyGame, judge: Judge, { moments }: Transcript): readonly Problem[] {
  for (const [place, { view, events }] of moments.entries()) {
    const problems = judgeView(game, judge, view, events, `moments.${place}.view`);
    if (problems.length > 0) return problems;
  }
  return [];
}

/** What a moment has that only a table that is played on needs: a transcript is looked at. */
export interface Played {
  readonly throws: readonly Throw[];
  readonly outcome?: Outcome | undefined;
  /** The viewer alone led here, and somebody was told something hidden by it: he can't take it back alone. */
  readonly hidden?: true | undefined;
  /** Battles that may be fought as matches of another game, by their prompts. */
  readonly spawns?: Readonly<Record<PromptId, Spawn>> | undefined;
  /** What the log tells of the step besides its answers and dice; left out: nothing but what is usual. */
  readonly step?: ToldStep | undefined;
}

/** What a viewer is told of a match from its moment `from` on. */
export interface ViewerUpdate extends Pick<Transcript, "seats" | "moments"> {
  readonly from: number;
  /** One for each of the moments, or none. */
  readonly played: readonly Played[];
  /** Entries of the log in all. */
  readonly entries: number;
  /** How the match began, where its first moment is told; left out: as is usual. */
  readonly start?: ToldStart | undefined;
  /** What was taken back since what led to the moment before `from`; left out: nothing. */
  readonly log?: ToldLog | undefined;
}

/** What is told of a log besides its rounds that stand. */
export interface ToldLog {
  /** Entry after the one that led to the moment before those that are told; to the first moment, where that is told. */
  readonly from: number;
  /** Orders and rounds taken back since then. */
  readonly notes: readonly Note[];
}

/** What is told of a log; where nothing is, all its entries are the rounds that are told. */
export function toldLog({
  from,
  moments,
  entries,
  log,
}: Pick<ViewerUpdate, "from" | "entries" | "log"> & {
  readonly moments: { readonly length: number };
}): ToldLog {
  return log ?? { from: entries - moments.length + (from === 0 ? 1 : 0), notes: [] };
}

/** A moment as it was told. */
function seenMoment(
  { view, events, prompts }: Transcript["moments"][number],
  entry: number,
  played?: Played,
): Moment {
  const spawnOf = (id: PromptId) => played?.spawns?.[id];
  return {
    state: view,
    prompts: prompts.map((one) => {
      const spawn = spawnOf(one.id);
      return { ...asked(one), ...(spawn && { spawn }) };
    }),
    events,
    throws: played?.throws ?? [],
    entry,
    outcome: played?.outcome,
    ...(played?.hidden && { hidden: true }),
  };
}

/** The step that led to a moment, as it was told; `usual`: where its dice came from, unless it tells otherwise. */
function seenEntry(
  { answers, rolls }: Transcript["moments"][number],
  { step }: Partial<Played>,
  usual: Match["source"],
): Entry {
  return entryOf(step && "amend" in step ? step : { ...step, answers, rolls }, usual);
}

/** The log before its entry `first`, of which nobody is told what was played by older rules. */
function earlier(before: Match | undefined, first: number): readonly Entry[] {
  const known = (before?.entries ?? []).slice(0, first);
  return [...known, ...Array.from({ length: first - known.length }, () => GONE)];
}

/**
 * A match as one viewer, `seen`, is told of it: its states are his views, and what he is asked can be answered. What of
 * `before` came earlier than what is told now stands.
 */
export function seenMatch(game: AnyGame, told: ViewerUpdate, seen: Viewer, before?: Match): Match {
  const { seats, from, moments, played, entries: length } = told;
  const { from: first, notes } = toldLog(told);
  const begin = from === 0 ? 1 : 0;
  const start = startOf(told, before);
  const steps = moments
    .slice(begin)
    .map((one, nth) => seenEntry(one, played[nth + begin] ?? {}, start.source));
  const { entries, places } = logOf({ first, length, notes }, steps);
  const shown = moments.map((one, nth) => seenMoment(one, places[nth - begin] ?? first - 1, played[nth]));
  return {
    game: before?.game ?? watched(game),
    config: undefined,
    seats,
    ...start,
    seen,
    entries: [...earlier(before, first), ...entries],
    moments: [...(before?.moments ?? []).slice(0, from), ...shown],
  };
}

/**
 * A match that can be looked at and nothing else: its states are the views of the transcript. A game of newer rules is
 * refused, and what `judge` finds wrong; what is left may be true or not, and nobody can tell.
 */
export function openTranscript(
  game: AnyGame,
  transcript: Transcript,
  judge: Judge,
): Result<Match, FileFault> {
  const { rules, seats, moments } = transcript;
  const known = game.meta.rules;
  if (rules > known) return fail(fault([{ code: "file-rules-newer", values: { rules, known } }]));
  const problems = wrongWith(game, judge, transcript);
  if (problems.length > 0) return fail(fault(problems));
  const told = { seats, from: 0, moments, played: [], entries: moments.length - 1, start: { source: null } };
  const match = seenMatch(game, told, transcript.transcript);
  const shown = match.moments.map((one, index) =>
    index === match.moments.length - 1 ? { ...one, prompts: [] } : one,
  );
  return ok({ ...match, moments: shown });
}
