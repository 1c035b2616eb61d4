import { expect } from "vitest";
import { seededChoices } from "../../../src/core/dice/random.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import type { AnyCatalogue } from "../../../src/core/phrase.ts";
import type { Script } from "../../../src/face/lesson.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame } from "../../../src/games/registry.ts";
import type { Course } from "./course.ts";
import { FlownLesson } from "./flown.ts";
import { heard } from "./heard.ts";

/** A course with its lesson, and the lesson's words in every language. */
export interface Opened extends Course {
  readonly lesson: Script;
  readonly catalogues: readonly AnyCatalogue[];
  /** Dice with which it goes as it should. */
  readonly seed: string;
}

/** What a pupil answers to what he is asked. */
export type Pupil = (flown: FlownLesson) => string;

export async function opened(course: Course): Promise<Opened> {
  const entry = findGame(GAMES, course.game);
  const lesson = await entry?.face("lesson");
  if (!entry || !lesson) throw new Error(`${course.game} has no lesson`);
  const catalogues = await Promise.all(LANGUAGES.map((language) => entry.words(language, "lesson")));
  const { dice } = lesson;
  return { ...course, lesson, catalogues, seed: dice && "seed" in dice ? dice.seed : "a" };
}

export function sees(flown: FlownLesson): Readonly<Record<string, unknown>> {
  return flown.facts as unknown as Readonly<Record<string, unknown>>;
}

/** The first word of a step's name, which tells what it is about. */
export function aboutOf(id: string): string {
  return id.split(" ")[0] ?? "";
}

/** Every word that is said now must make sense in every language. */
export function hear(flown: FlownLesson, { lesson, catalogues }: Opened): void {
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

function hasShot({ state }: FlownLesson, { lesson }: Opened): boolean {
  const { moments } = state.open.match;
  return moments.some(({ events }) => events.some((event) => lesson.shot?.(event)));
}

/** Answers as a pupil does: orders are written, a part of them first, and looked at before they are handed in. */
function give(flown: FlownLesson, text: string, course: Opened): void {
  if (flown.question !== course.line) {
    flown.answer(text);
    return;
  }
  course.look?.(flown, () => hear(flown, course));
  for (const written of [course.begun?.(text), text]) {
    if (written === undefined) continue;
    flown.write(written);
    hear(flown, course);
  }
  flown.read();
  hear(flown, course);
  flown.ready();
}

/** Takes a lesson to its end, and hears all that is said on the way; it must not end before a shot. */
export async function fly(course: Opened, seed: string, pupil: Pupil): Promise<FlownLesson> {
  let flown = await FlownLesson.begin(course, seed);
  let shot = false;
  for (let answers = 0; answers < course.mostAnswers && !flown.isOver; answers++) {
    flown.read();
    hear(flown, course);
    shot ||= hasShot(flown, course);
    if (flown.facts.next !== undefined) flown = await flown.onward(`${seed} on ${answers}`);
    else give(flown, pupil(flown), course);
  }
  flown.read();
  hear(flown, course);
  expect(flown.isOver && !shot && !hasShot(flown, course), `${seed} ends before a shot`).toBe(false);
  expect(flown.told.filter((id) => id.startsWith("nothing"))).toEqual([]);
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
