import { expect } from "vitest";
import { seededChoices } from "../../../src/core/dice/random.ts";
import type { AnyCatalogue } from "../../../src/core/phrase.ts";
import { FlownLesson, type Taught } from "./flown.ts";
import { heard } from "./heard.ts";

/** A lesson with its words in every language. */
export interface Course {
  readonly taught: Taught;
  readonly catalogues: readonly AnyCatalogue[];
  /** Answers after which it must have come to its end. */
  readonly mostAnswers: number;
}

/** What a pupil answers to what he is asked. */
export type Pupil = (flown: FlownLesson) => string;

/** Every word that is said now must make sense in every language. */
export function hear(flown: FlownLesson, { taught: { lesson }, catalogues }: Course): void {
  const mistakes = lesson.mistakes.filter((one) => one.when(flown.facts));
  for (const one of [...(flown.step ? [flown.step] : []), ...mistakes]) {
    for (const words of catalogues) {
      const text = heard(one, flown.facts, words);
      expect(text.trim(), one.id).not.toBe("");
      expect(text).not.toMatch(/undefined|NaN|null|\[object|no words/);
    }
  }
}

/** A pupil who does as he likes in the first game of a lesson, and in the others what another does. */
export function atFirst(free: Pupil, then: Pupil): Pupil {
  let first: FlownLesson | undefined;
  return (flown) => {
    first ??= flown;
    return flown === first ? free(flown) : then(flown);
  };
}

function hasShot({ state }: FlownLesson, { taught: { lesson } }: Course): boolean {
  const { moments } = state.open.match;
  return moments.some(({ events }) => events.some((event) => lesson.shot?.(event)));
}

/** Takes a lesson of questions to its end, and hears all that is said on the way; it must not end before a shot. */
export async function fly(course: Course, seed: string, pupil: Pupil): Promise<FlownLesson> {
  let flown = await FlownLesson.begin(course.taught, seed);
  let shot = false;
  for (let answers = 0; answers < course.mostAnswers && !flown.isOver; answers++) {
    flown.read();
    hear(flown, course);
    shot ||= hasShot(flown, course);
    if (flown.facts.next !== undefined) flown = await flown.onward(`${seed} on ${answers}`);
    else flown.answer(pupil(flown));
  }
  flown.read();
  hear(flown, course);
  expect(flown.isOver && !shot && !hasShot(flown, course), `${seed} ends before a shot`).toBe(false);
  return flown;
}

/** One of several by chance, always the same for a seed. */
export function chooser(seed: string): (from: readonly string[]) => string {
  const choices = seededChoices(seed);
  return (from) => {
    const [face = 1] = choices.throw({
      dice: [`d${from.length}`],
      by: "pupil",
      why: { key: "", values: {} },
    });
    return from[face - 1] as string;
  };
}
