import { z } from "zod/mini";
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
  try {
    return readProgress(localStorage.getItem(keyOf(game)));
  } catch {
    return BEGINNING;
  }
}

/** Keeps how far a lesson has come; where the browser keeps nothing, a reload begins the part again. */
export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // The match itself has its banner where nothing is kept.
  }
}

function firstKeyOf(game: string): string {
  return `${keyOf(game)}.first`;
}

export function loadFirst(game: string): number | undefined {
  try {
    return firstTurn.parse(JSON.parse(localStorage.getItem(firstKeyOf(game)) ?? "null") ?? undefined);
  } catch {
    return undefined;
  }
}

/** Keeps with which turn a match of the lesson has begun; where the browser keeps nothing, a reload counts it as the first. */
export function keepFirst(game: string, first: number | undefined): void {
  try {
    if (first === undefined) localStorage.removeItem(firstKeyOf(game));
    else localStorage.setItem(firstKeyOf(game), JSON.stringify(first));
  } catch {
    // The match itself has its banner where nothing is kept.
  }
}
