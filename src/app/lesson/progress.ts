import { z } from "zod/mini";
import { deviceNotes } from "../storage/notes.ts";
import { BEGINNING, type Progress } from "./steps.ts";

const figure = z.int().check(z.nonnegative());

const schema = z.object({ part: z.string(), round: figure, at: figure, held: z.boolean() });

/** The turn with which the match of a lesson begins, where it is not the first. */
const firstTurn = z.optional(z.int().check(z.positive()));

function keyOf(game: string): string {
  return `tallyho.lesson.${game}`;
}

/** How far a lesson had come from stored text; spoilt text is the beginning. */
export function readProgress(text: string | null): Progress {
  try {
    const read = schema.safeParse(JSON.parse(text ?? "null"));
    return read.success ? read.data : BEGINNING;
  } catch {
    return BEGINNING;
  }
}

export function loadProgress(game: string): Progress {
  return readProgress(deviceNotes.get(keyOf(game)));
}

/** Keeps how far a lesson has come; where the browser keeps nothing, a reload begins the part again. */
export function keepProgress(game: string, progress: Progress): void {
  deviceNotes.set(keyOf(game), JSON.stringify(progress));
}

function firstKeyOf(game: string): string {
  return `${keyOf(game)}.first`;
}

export function loadFirst(game: string): number | undefined {
  try {
    return firstTurn.parse(JSON.parse(deviceNotes.get(firstKeyOf(game)) ?? "null") ?? undefined);
  } catch {
    return undefined;
  }
}

/** Keeps with which turn a match of the lesson has begun; where the browser keeps nothing, a reload counts it as the first. */
export function keepFirst(game: string, first: number | undefined): void {
  if (first === undefined) deviceNotes.remove(firstKeyOf(game));
  else deviceNotes.set(firstKeyOf(game), JSON.stringify(first));
}
