import { expect, it } from "vitest";
import { nextPoint } from "../../src/tabletop/motion/contrail-motion.ts";
import type { Contrail } from "../../src/tabletop/sky/contrail.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import { table } from "./fixtures.ts";

const raid = { id: "raid", label: "", title: "", side: 1 } as const;
const [HOME, COAST, TOWN, OVER] = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 4 },
  { x: 8, y: 4 },
];
const OLDER = { x: -4, y: 0 };

function contrail(...points: readonly { readonly x: number; readonly y: number }[]): Contrail {
  return { side: 1, up: 1, behind: "raid", points: points.map((point) => ({ ...point, faded: 0 })) };
}

const LINE = timeline(
  { ...table([]), counters: [{ ...raid, ...HOME }] },
  {
    ...table([]),
    counters: [{ ...raid, ...OVER }],
    cues: [{ kind: "push", counters: ["raid"], path: [COAST, TOWN] }],
  },
);

it("a contrail grows through the points that its counter comes past", () => {
  const whole = contrail(OLDER, HOME, COAST, TOWN, OVER);
  const next = [0, 0.2, 0.5, 0.8, 1].map((share) => nextPoint(whole, LINE, share * LINE.duration));
  expect(next).toEqual([2, 2, 3, 4, 4]);
});

it("nothing of it is there before its counter has come to where it begins", () => {
  const sortie = contrail(COAST, TOWN, OVER);
  expect([0, 0.2, 0.5, 1].map((share) => nextPoint(sortie, LINE, share * LINE.duration))).toEqual([
    0, 0, 1, 2,
  ]);
});

it("only its end follows a counter that came another way, and one that stands where it ends", () => {
  expect(nextPoint(contrail(OLDER, HOME, OVER), LINE, 1)).toBe(2);
  expect(nextPoint(contrail(HOME, COAST, TOWN, OVER), undefined, 0)).toBe(3);
  expect(nextPoint({ ...contrail(HOME, OVER), behind: "gone" }, LINE, 0)).toBe(1);
});
