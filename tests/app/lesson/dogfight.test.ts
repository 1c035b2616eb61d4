import { expect, test } from "vitest";
import { now } from "../../../src/core/match/match.ts";
import { config } from "../../../src/games/dogfight/face/lesson/setup.ts";
import { lesson } from "../../../src/games/dogfight/face/lesson.ts";
import { words as german } from "../../../src/games/dogfight/face/words/de/lesson.ts";
import { words as english } from "../../../src/games/dogfight/face/words/en/lesson.ts";
import type { View } from "../../../src/games/dogfight/rules/view/view.ts";
import { FlownLesson, type Taught } from "./flown.ts";
import { heard } from "./heard.ts";
import { chooser } from "./pupil.ts";

const TAUGHT: Taught = { game: "dogfight", lesson, enemy: "blue", line: "R1" };

/** Turns that a pupil who flies at random is watched for. */
const MOST = 24;

/** Shots of the pupil in the lesson that was flown last. */
let shots = 0;

/** Flies a lesson to its end; `write` gives the order of each turn, from what would be good if anything is. */
async function fly(
  seed: string,
  write: (turn: number, good: string | undefined, legal: readonly string[]) => string,
) {
  let flown = await FlownLesson.begin(TAUGHT, seed);
  shots = 0;
  for (let turn = 1; turn <= MOST && !flown.isOver; turn++) {
    flown.read();
    if (flown.facts.next !== undefined) {
      flown = await flown.onward(`${seed} on`);
      continue;
    }
    if (flown.asked === "fire") {
      flown.answer("R1 front B1");
      shots += 1;
      continue;
    }
    const good = (flown.facts as { good?: string }).good;
    flown.turnTo("sheets");
    flown.read();
    flown.turnTo("orders");
    flown.write(write((now(flown.state.open.match).state as View).turn, good, flown.legal()));
    flown.read();
    flown.ready();
  }
  return flown;
}

const AS_TOLD = ["2", "1R1"];

for (const seed of ["a", "b", "c", "d", "e", "f"]) {
  test(`whoever does as he is told learns it in five turns (${seed})`, async () => {
    const flown = await fly(seed, (turn, good) => AS_TOLD[turn - 1] ?? good ?? "2");
    expect(flown.isOver).toBe(true);
    expect(flown.told.slice(0, 7)).toEqual([
      "welcome",
      "straight",
      "ready-1",
      "opened",
      "turn",
      "arcs",
      "ready-2",
    ]);
    for (const step of [
      "badge",
      "first-initiative",
      "first-shot",
      "result-4",
      "sheets",
      "ovals",
      "envelope",
    ]) {
      expect(flown.told).toContain(step);
    }
    expect((now(flown.state.open.match).state as View).turn).toBeLessThanOrEqual(6);
  });
}

for (let seed = 1; seed <= 30; seed++) {
  test(`whoever flies at random comes to an end after a shot and not before, and every step has its words (${seed})`, async () => {
    const choose = chooser(`pupil ${seed}`);
    const flown = await fly(`random ${seed}`, (_turn, _good, legal) => choose(legal));
    // Whoever never has the enemy before his gun flies on.
    expect(flown.isOver && shots === 0).toBe(false);
    expect(flown.told.filter((id) => id.startsWith("nothing in"))).toEqual([]);
    for (const step of lesson.steps) {
      const [en, de] = [english, german].map((words) => heard(step, flown.facts, words));
      expect(en === "").toBe(de === "");
      expect(`${en}${de}`).not.toMatch(/undefined|NaN|null|no words/);
    }
  });
}

test("whatever the dice say, whoever does as he is told flies all five turns", async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const turns: number[] = [];
    const flown = await fly(`any ${seed}`, (turn, good) => {
      turns.push(turn);
      return AS_TOLD[turn - 1] ?? good ?? "2";
    });
    expect(flown.isOver, `${seed}`).toBe(true);
    expect(turns, `${seed}`).toEqual([1, 2, 3, 4, 5]);
  }
});

test("in another game there is a shot at once", async () => {
  const first = 4;
  const flown = await FlownLesson.begin(
    { ...TAUGHT, lesson: { ...lesson, first } },
    "relief",
    lesson.relief?.config,
  );
  expect(flown.facts.part).toBe("4/order");
  flown.write((flown.facts as { good?: string }).good ?? "");
  flown.ready();
  expect(flown.facts.part).toBe("4/fire");
  expect(flown.told).not.toContain("nothing in 4/fire");
});

const REFUSED = [
  ["5", "E3"],
  ["LR1", "E6"],
  ["LLL", "E5"],
  ["x", "E1"],
  ["2+", "E9"],
] as const;

test("every mistake is explained beside the referee's own refusal; a line only begun is none", async () => {
  const flown = await FlownLesson.begin(TAUGHT, "mistakes");
  const mistakenNow = () => lesson.mistakes.find((mistake) => mistake.when(flown.facts));
  for (const [order, code] of REFUSED) {
    flown.write(order);
    expect(mistakenNow()).toBeDefined();
    expect(flown.facts.state).toBe("wrong");
    expect(flown.facts.problems[0]?.code).toBe(code);
  }
  flown.write("2");
  expect(mistakenNow()).toBeUndefined();
  expect(flown.facts.problems).toEqual([]);
});

test("writing a legal order leads to ready; spoiling it leads back", async () => {
  const flown = await FlownLesson.begin(TAUGHT, "ready");
  flown.read();
  expect(flown.step?.id).toBe("straight");
  flown.write("2");
  expect(flown.step?.id).toBe("ready-1");
  flown.write("");
  expect(flown.step?.id).toBe("straight");
});

const EDGES = [
  [
    "who leaves the table is told the rule, and the lesson goes on with another",
    { x: 22, y: 35 },
    { x: 30, y: 24 },
    "left",
    2,
  ],
  [
    "an enemy who can't but leave has lost, and the lesson goes on with another",
    { x: 22, y: 3 },
    { x: 0.5, y: 24 },
    "won",
    2,
  ],
] as const;

for (const [name, own, enemy, step, onward] of EDGES) {
  test(`${name}`, async () => {
    const [r1, b1] = config.aircraft ?? [];
    if (!r1 || !b1) throw new Error("the lesson has two aircraft");
    const aircraft = [
      { ...r1, ...own },
      { ...b1, ...enemy },
    ];
    const flown = await FlownLesson.begin(TAUGHT, "edge", { ...config, aircraft });
    flown.write("2");
    flown.ready();
    expect(flown.isOver).toBe(onward === undefined);
    expect(flown.facts.next).toBe(onward);
    expect(flown.step?.id).toBe(step);
  });
}

test("a third turn without a shot is tried again, and the instructor says so", async () => {
  const flown = await fly("stray", (_turn, _good, legal) => legal.find((order) => /LL\d/.test(order)) ?? "2");
  expect(flown.isOver).toBe(true);
  expect(flown.told).toContain("again");
});
