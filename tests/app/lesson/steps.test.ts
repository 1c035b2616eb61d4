import { expect, test } from "vitest";
import { readProgress } from "../../../src/app/lesson/progress.ts";
import { BEGINNING, back, follow, mistakeNow, next } from "../../../src/app/lesson/steps.ts";
import type { Facts, Mistake, Step } from "../../../src/face/lesson.ts";

interface Toy extends Facts {
  readonly written: boolean;
  readonly odd: boolean;
}

const NOW: Toy = {
  part: "1/orders",
  round: 1,
  turn: 1,
  tried: 0,
  state: "empty",
  draft: "",
  problems: [],
  looked: null,
  drawer: null,
  gone: undefined,
  next: undefined,
  written: false,
  odd: false,
};
const say = "words";

const STEPS: readonly Step<Toy>[] = [
  { id: "read", part: "1/orders", say },
  { id: "write", part: "1/orders", say, done: ({ written }) => written },
  { id: "odd", part: "1/orders", say, when: ({ odd }) => odd },
  { id: "ready", part: "1/orders", say, needs: ({ written }) => written, done: () => false },
  { id: "watch", part: "1/fire", say },
];

const AT = (at: number, held = false) => ({ part: "1/orders", round: 1, at, held });

const CASES = [
  ["a new part begins with its first step", BEGINNING, NOW, AT(0)],
  ["what is to be read waits", AT(0), { ...NOW, written: true }, AT(0)],
  ["what is done goes on by itself, past what makes no sense", AT(1), { ...NOW, written: true }, AT(3)],
  ["what makes sense is not passed", AT(1), { ...NOW, written: true, odd: true }, AT(2)],
  ["a step whose need is gone goes back to where it is made good", AT(3), NOW, AT(1)],
  ["a step that makes no sense any more is left", AT(2), NOW, AT(1)],
  ["whoever went back to look is left in peace", AT(1, true), { ...NOW, written: true }, AT(1, true)],
  [
    "another part begins anew",
    AT(3, true),
    { ...NOW, part: "1/fire" },
    { part: "1/fire", round: 1, at: 0, held: false },
  ],
  ["a part that is tried again begins anew", AT(3), { ...NOW, round: 2 }, { ...AT(0), round: 2 }],
  [
    "a part of no steps stands still",
    AT(3),
    { ...NOW, part: "9" },
    { part: "9", round: 1, at: 0, held: false },
  ],
  ["a place beyond the end is the end", AT(9), { ...NOW, written: true }, AT(3)],
] as const;

for (const [name, progress, facts, wanted] of CASES) {
  test(name, () => {
    const found = follow(STEPS, progress, facts);
    expect(found).toEqual(wanted);
    expect(follow(STEPS, found, facts)).toBe(found);
  });
}

test("next reads on and leaves out; at the end of a part there is none", () => {
  expect(next(STEPS, AT(0), NOW)).toEqual(AT(1));
  expect(next(STEPS, AT(0), { ...NOW, written: true })).toEqual(AT(3));
  // Left out, but nothing is written: the lesson comes back to it.
  expect(next(STEPS, AT(1), NOW)).toEqual(AT(1));
  expect(next(STEPS, AT(3), NOW)).toBeUndefined();
});

test("back holds the lesson at what was read before; at the beginning there is none", () => {
  expect(back(STEPS, AT(3), { ...NOW, written: true })).toEqual(AT(1, true));
  expect(back(STEPS, AT(0), NOW)).toBeUndefined();
});

test("the first mistake that holds is told", () => {
  const mistakes: readonly Mistake<Toy>[] = [
    { id: "a", when: ({ odd }) => odd, say },
    { id: "b", when: () => true, say },
  ];
  expect(mistakeNow(mistakes, NOW)?.id).toBe("b");
  expect(mistakeNow(mistakes, { ...NOW, odd: true })?.id).toBe("a");
  expect(mistakeNow([], NOW)).toBeUndefined();
});

test("what was kept of a lesson is read again; spoilt text is the beginning", () => {
  expect(readProgress(JSON.stringify(AT(2, true)))).toEqual(AT(2, true));
  for (const spoilt of [null, "", "{", "[]", '{"part":1}', '{"part":"a","round":1,"at":-1,"held":false}']) {
    expect(readProgress(spoilt)).toEqual(BEGINNING);
  }
});
