import { z } from "zod/mini";
import { BEGINNING, type Progress } from "./steps.ts";

const figure = z.int().check(z.nonnegative());

const schema = z.object({ part: z.string(), round: figure, at: figure, held: z.boolean() });

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
