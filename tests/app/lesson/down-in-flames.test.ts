import { expect, test } from "vitest";
import { downInFlames } from "../../../src/games/down-in-flames/computer/game.ts";
import type { LessonFacts } from "../../../src/games/down-in-flames/face/lesson/facts.ts";
import { config } from "../../../src/games/down-in-flames/face/lesson/setup.ts";
import { lesson } from "../../../src/games/down-in-flames/face/lesson.ts";
import { words as german } from "../../../src/games/down-in-flames/face/words/de/lesson.ts";
import { words as english } from "../../../src/games/down-in-flames/face/words/en/lesson.ts";
import { trials } from "../../extent.ts";
import { FlownLesson, type Taught } from "./flown.ts";
import { type Course, chooser, fly, hear, type Pupil } from "./pupil.ts";

const TAUGHT: Taught = { game: "down-in-flames", lesson, enemy: "axis", line: "A1" };
const SEED = lesson.dice && "seed" in lesson.dice ? lesson.dice.seed : "";
const COURSE: Course = { taught: TAUGHT, catalogues: [english, german], mostAnswers: 300 };

function factsOf(flown: FlownLesson): LessonFacts {
  return flown.facts as LessonFacts;
}

const byHint: Pupil = (flown) => factsOf(flown).good ?? "";

test("who does as he is told shoots, is answered, answers back, damages his enemy, follows him, is shot at and answers", async () => {
  const asked: string[] = [];
  const flown = await fly(COURSE, SEED, (one) => {
    const answer = byHint(one);
    asked.push(`${one.facts.part} ${answer}`);
    return answer;
  });
  expect(flown.isOver).toBe(true);
  expect(asked.slice(0, 11)).toEqual([
    "1/altitude pass",
    "1/leader maneuvering B1",
    "1/leader in-my-sights 1/2 B1",
    "1/respond scissors",
    "1/aggregate resolve",
    "1/leader pass",
    "1/trim done",
    "1/follow follow",
    "1/pay discard half-loop",
    "1/respond pass",
    "1/respond tight-turn",
  ]);
  expect(asked).toContain("2/wingman attack B1");
  expect(asked.some((one) => one.startsWith("3/"))).toBe(true);
  const told = flown.told.map((id) => id.split(" ")[0]);
  for (const step of ["welcome", "energy", "maneuver", "fire", "answer-back", "stands", "under-fire"])
    expect(told).toContain(step);
  expect(told.filter((id) => id === "nothing")).toEqual([]);
});

test("his first shot damages at 2:1", async () => {
  const flown = await FlownLesson.begin(TAUGHT, SEED);
  while (flown.facts.part !== "1/trim") flown.answer(byHint(flown));
  expect(factsOf(flown).mine).toMatchObject({ odds: "2:1", rolls: [2], result: "damaged" });
});

test("a step is shown only where its question is asked, and the next one in its place", async () => {
  const flown = await FlownLesson.begin(TAUGHT, SEED);
  const ids = ["altitude", "maneuver", "fire", "answer-back", "stands", "spent", "discard"];
  for (const id of ids) {
    flown.read();
    expect(flown.step?.id.split(" ")[0]).toBe(id);
    flown.answer(byHint(flown));
  }
});

const PUPILS = trials(5, 25);

test("whatever legal answers the pupil gives, the lesson comes to its end after a shot and has a word for everything", async () => {
  let ended = 0;
  for (let seed = 0; seed < PUPILS; seed++) {
    const choose = chooser(`pupil ${seed}`);
    const flown = await fly(COURSE, `lesson ${seed}`, (one) => {
      const legal = one.legal();
      expect(legal, one.facts.part).toContain(factsOf(one).good);
      return choose(legal);
    });
    // Whoever never shoots flies on.
    if (flown.isOver) ended += 1;
    expect(flown.told.filter((id) => id.startsWith("nothing"))).toEqual([]);
  }
  expect(ended).toBeGreaterThan(0.8 * PUPILS);
}, 60_000);

const REFUSED = [
  ["in-my-sights 4/5 B1", "not-held"],
  ["half-loop A1w", "no-target"],
  ["tight-turn B1", "no-attack"],
  ["thunderbolt", "no-card"],
  ["in-my-sights 3/3 B1", "no-figures"],
  ["pass pass", "grammar"],
] as const;

test("every mistake is explained beside the referee's own refusal", async () => {
  const flown = await FlownLesson.begin(TAUGHT, SEED);
  flown.answer("pass");
  for (const [text, code] of REFUSED) {
    flown.write(text);
    expect(flown.facts.state, text).toBe("wrong");
    expect(flown.facts.problems[0]?.code).toBe(code);
    expect(lesson.mistakes.find((mistake) => mistake.when(flown.facts))).toBeDefined();
    hear(flown, COURSE);
  }
  flown.write("maneuvering B1");
  expect(flown.facts.problems).toEqual([]);
});

test("what is offered to be tried is refused", async () => {
  const flown = await FlownLesson.begin(TAUGHT, SEED);
  flown.answer("pass");
  for (const id of ["maneuver", "fire"]) {
    flown.read();
    expect(flown.step?.id.split(" ")[0]).toBe(id);
    for (const { text } of flown.step?.tries ?? []) {
      flown.write(text);
      expect(flown.facts.state).toBe("wrong");
    }
    flown.write("");
    flown.answer(byHint(flown));
  }
});

test("the deck is stacked with cards that there are, and the pupil is dealt the first of them", () => {
  expect(downInFlames.check(config)).toEqual([]);
});
