import { expect, test } from "vitest";
import { luftwaffe } from "../../../src/games/luftwaffe/computer/game.ts";
import type { LessonFacts } from "../../../src/games/luftwaffe/face/lesson/facts.ts";
import { config } from "../../../src/games/luftwaffe/face/lesson/setup.ts";
import { lesson } from "../../../src/games/luftwaffe/face/lesson.ts";
import { words as german } from "../../../src/games/luftwaffe/face/words/de/lesson.ts";
import { words as english } from "../../../src/games/luftwaffe/face/words/en/lesson.ts";
import { FlownLesson, type Taught } from "./flown.ts";
import { atFirst, type Course, chooser, fly, hear, type Pupil } from "./pupil.ts";

const TAUGHT: Taught = {
  game: "luftwaffe",
  lesson,
  enemy: "german",
  line: "sheet",
};
const SEED = lesson.dice && "seed" in lesson.dice ? lesson.dice.seed : "";
const COURSE: Course = { taught: TAUGHT, catalogues: [english, german], mostAnswers: 60 };

/** Answers among which a pupil chooses by chance: a flight has thousands. */
const MOST = 30;

function factsOf(flown: FlownLesson): LessonFacts {
  return flown.facts as LessonFacts;
}

const byHint: Pupil = (flown) => factsOf(flown).good ?? "";

test("who does as he is told is intercepted twice, bombs both targets and brings his bombers home", async () => {
  const asked: string[] = [];
  const flown = await fly(COURSE, SEED, (one) => {
    asked.push(one.facts.part);
    return byHint(one);
  });
  const moves = (turn: number) => [`${turn}/american-move`, `${turn}/american-move`, `${turn}/missions`];
  const fight = (turn: number) => ["defend", "reply", "lose"].map((kind) => `${turn}/${kind}`);
  expect(asked).toEqual([
    "1/sheet",
    "2/american-move",
    ...moves(2),
    ...fight(3),
    ...moves(3),
    ...moves(4),
    "4/bomb",
    ...fight(5),
    ...moves(5),
    ...moves(6),
    ...moves(7),
  ]);
  expect(flown.isOver).toBe(true);
  expect(factsOf(flown).result).toEqual({ side: "american", named: 2, bombed: 2, bombers: 24, lost: 2 });
  expect(flown.told.map((id) => id.split(" ")[0])).toEqual([
    ...["welcome", "groups", "line", "goal", "plan", "sheet", "halves", "enter", "in", "missions"],
    ...["met", "defend", "reply", "lose", "in", "missions", "in", "missions", "bomb"],
    ...["met", "defend", "reply", "lose", "home", "missions", "home", "missions", "home", "missions", "won"],
  ]);
});

test("whatever a pupil does, the lesson comes to its end after a shot and there is a word for everything", async () => {
  for (let seed = 0; seed < 2; seed++) {
    const choose = chooser(`pupil ${seed}`);
    const random: Pupil = (one) => choose([...one.legal(MOST), byHint(one)]);
    const course = { ...COURSE, mostAnswers: 900 };
    const flown = await fly(course, `lesson ${seed}`, atFirst(random, byHint));
    expect(flown.isOver, `${seed}`).toBe(true);
    expect(flown.told.filter((id) => id.startsWith("nothing"))).toEqual([]);
  }
}, 60_000);

test("with other dice he loses the raid, and the lesson ends all the same", async () => {
  const flown = await fly(COURSE, "raid 1", byHint);
  expect(factsOf(flown).result).toMatchObject({ side: "german", bombed: 1 });
  expect(flown.step?.id).toBe("lost");
});

const REFUSED = [
  ["sheet SHP-1 1101 1 91BG", "sheet-too-short"],
  ["sheet SHP-1 1108 1 91BG SHP-2 1101 1 93BG", "no-entry"],
  ["sheet SHP-1 1101 1 4FG SHP-2 1101 1 93BG", "no-bomber"],
  ["sheet SHP-1 1101 1 77BG SHP-2 1101 1 93BG", "no-unit"],
  ["bomb", "other-question"],
] as const;

test("every mistake is explained beside the referee's own refusal", async () => {
  const flown = await FlownLesson.begin(TAUGHT, SEED);
  for (const [text, code] of REFUSED) {
    flown.write(text);
    expect(flown.facts.state, text).toBe("wrong");
    expect(flown.facts.problems[0]?.code, text).toBe(code);
    expect(lesson.mistakes.find((mistake) => mistake.when(flown.facts))).toBeDefined();
    hear(flown, COURSE);
  }
  flown.write(byHint(flown));
  expect(flown.facts.problems).toEqual([]);
});

test("what is offered to be tried is refused", async () => {
  const flown = await FlownLesson.begin(TAUGHT, SEED);
  const tried: string[] = [];
  while (flown.facts.gone === undefined) {
    flown.read();
    for (const { prompt, text } of flown.step?.tries ?? []) {
      flown.state.setDraft(prompt, text);
      flown.look();
      expect(flown.facts.state, text).toBe("wrong");
      hear(flown, COURSE);
      flown.state.setDraft(prompt, "");
      tried.push(flown.step?.id.split(" ")[0] ?? "");
    }
    flown.answer(byHint(flown));
  }
  expect(new Set(tried)).toEqual(new Set(["sheet", "in", "defend", "reply", "bomb"]));
});

test("the set-up is sound", () => {
  expect(luftwaffe.check(config)).toEqual([]);
});
