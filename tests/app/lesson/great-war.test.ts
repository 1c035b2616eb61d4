import { expect, test } from "vitest";
import { now } from "../../../src/core/match/match.ts";
import type { LessonFacts } from "../../../src/games/great-war/face/lesson/facts.ts";
import { config } from "../../../src/games/great-war/face/lesson/setup.ts";
import { lesson } from "../../../src/games/great-war/face/lesson.ts";
import { words as german } from "../../../src/games/great-war/face/words/de/lesson.ts";
import { words as english } from "../../../src/games/great-war/face/words/en/lesson.ts";
import type { View } from "../../../src/games/great-war/rules/view/view.ts";
import { some } from "../../extent.ts";
import { FlownLesson, type Taught } from "./flown.ts";
import { heard } from "./heard.ts";
import { type Course, chooser, hear } from "./pupil.ts";

const TAUGHT: Taught = { game: "great-war", lesson, enemy: "german", line: "A1" };
const SEED = lesson.dice && "seed" in lesson.dice ? lesson.dice.seed : "";
const COURSE: Course = { taught: TAUGHT, catalogues: [english, german], mostAnswers: 80 };

function factsOf(flown: FlownLesson): LessonFacts {
  return flown.facts as LessonFacts;
}

type Pupil = (flown: FlownLesson, kind: string) => string;

async function fly(
  seed: string,
  pupil: Pupil,
  told: (flown: FlownLesson) => void = (flown) => hear(flown, COURSE),
) {
  let flown = await FlownLesson.begin(TAUGHT, seed);
  for (let answers = 0; answers < COURSE.mostAnswers && !flown.isOver; answers++) {
    flown.read();
    told(flown);
    if (flown.facts.next !== undefined) {
      flown = await flown.onward(`${seed} on`);
      continue;
    }
    const kind = flown.asked ?? "";
    if (kind === "move") {
      flown.hover("G1");
      told(flown);
      flown.hover(null);
      const order = pupil(flown, kind);
      flown.write(order.replace(/ [+-]\d+$/, ""));
      told(flown);
      flown.write(order);
      flown.read();
      told(flown);
      flown.ready();
    } else flown.answer(pupil(flown, kind));
  }
  told(flown);
  return flown;
}

const TOLD: Readonly<Record<number, string>> = { 1: "8: F8", 2: "8: F2 L F3 R F -150" };

/** Does as he is told. */
const GOOD: Pupil = (flown, kind) => {
  const { turn, good, quiet, jammed } = factsOf(flown);
  if (kind === "tail") return "tail G1";
  if (kind === "fire") return "fire G1";
  if (kind === "tend") return "clear";
  const order = TOLD[turn] ?? (jammed ? quiet : good) ?? quiet ?? straightOn(flown);
  return order;
};

function straightOn(flown: FlownLesson): string {
  return flown.legal(500).find((order) => /^\d+: F\d+$/.test(order)) ?? flown.legal(500)[0] ?? "";
}

test("whoever does as he is told learns everything in five turns, a jam and a tail among it", async () => {
  const flown = await fly(SEED, GOOD);
  expect(flown.isOver).toBe(true);
  expect(flown.told.slice(0, 4)).toEqual(["welcome", "order", "straight", "ready-1"]);
  for (const step of [
    "moved",
    "turn",
    "dive",
    "meter",
    "ready-2",
    "line",
    "aim",
    "declare",
    "result-4",
    "tail-4",
    "blind",
    "quiet",
    "tend-4",
    "own",
    "fire-5",
    "end",
  ]) {
    expect(flown.told).toContain(step);
  }
  expect((now(flown.state.open.match).state as View).turn).toBe(6);
  expect(factsOf(flown).jammed).toBe(false);
  expect(factsOf(flown).damage[0]).toBeGreaterThan(0);
});

test("whatever the dice say, whoever does as he is told flies all five turns", {
  tags: ["long"],
}, async () => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= 24; seed++) {
    const turns: number[] = [];
    const flown = await fly(`other ${seed}`, (table, kind) => {
      if (kind === "move") turns.push(table.facts.turn);
      return GOOD(table, kind);
    });
    expect(flown.isOver, `${seed}`).toBe(true);
    expect(turns, `${seed}`).toEqual([1, 2, 3, 4, 5]);
    expect(flown.told.filter((id) => id.startsWith("nothing in"))).toEqual([]);
    ends.add(flown.told.includes("won") && flown.told.at(-1) !== "won" ? "relieved" : "one game");
  }
  expect([...ends].toSorted()).toEqual(["one game", "relieved"]);
});

for (const seed of some([1, 2, 3, 4, 5, 6], 6)) {
  test(`whoever answers at random comes to no end before a shot, and every step has its words (${seed})`, async () => {
    const choose = chooser(`pupil ${seed}`);
    const given: string[] = [];
    const flown = await fly(SEED, (table) => {
      given.push(choose(table.legal(500)));
      return given.at(-1) as string;
    });
    expect(flown.isOver && !given.some((order) => order.startsWith("fire "))).toBe(false);
    expect(flown.told.filter((id) => id.startsWith("nothing in"))).toEqual([]);
  });
}

const REFUSED = [
  ["12: F12", "move-speed"],
  ["8: F9", "move-sum"],
  ["8: F6 L R", "move-other-way"],
  ["8 straight", "move-grammar"],
  ["8: F8 -50 -50", "move-grammar"],
] as const;

test("every mistake is explained beside the referee's own refusal; a line only begun is none", async () => {
  const flown = await FlownLesson.begin(TAUGHT, SEED);
  const mistakenNow = () => lesson.mistakes.find((mistake) => mistake.when(flown.facts))?.id;
  for (const [order, code] of REFUSED) {
    flown.write(order);
    expect(mistakenNow()).toBe("refused");
    expect(flown.facts.problems[0]?.code).toBe(code);
    hear(flown, COURSE);
  }
  for (const begun of ["", "8", "8: F3 L", "8: F8"]) {
    flown.write(begun);
    expect(mistakenNow()).toBeUndefined();
    expect(flown.facts.state).not.toBe("wrong");
  }
});

test("an overdive is legal, and the instructor warns of it", async () => {
  const flown = await FlownLesson.begin(TAUGHT, SEED);
  flown.write("8: F8 -400");
  expect(flown.facts.state).toBe("legal");
  const mistake = lesson.mistakes.find((one) => one.when(flown.facts));
  expect(mistake?.id).toBe("overdive");
  expect(mistake && heard(mistake, flown.facts, english)).toContain("on 4 or less");
});

test("writing a legal move leads to flying it; spoiling it leads back", async () => {
  const flown = await FlownLesson.begin(TAUGHT, SEED);
  flown.read();
  expect(flown.step?.id).toBe("straight");
  flown.write("8: F8");
  expect(flown.step?.id).toBe("ready-1");
  flown.write("8: F7");
  expect(flown.step?.id).toBe("straight");
});

test("who flies off the board is told the rule, and the lesson goes on with another", async () => {
  const [a1, g1] = config.aircraft ?? [];
  if (!a1 || !g1) throw new Error("the lesson has two aircraft");
  const flown = await FlownLesson.begin(TAUGHT, SEED, { ...config, aircraft: [{ ...a1, hex: "1502" }, g1] });
  flown.write("8: F8");
  flown.ready();
  expect(flown.isOver).toBe(false);
  expect(flown.facts.next).toBe(2);
  expect(flown.step?.id).toBe("left");
});
