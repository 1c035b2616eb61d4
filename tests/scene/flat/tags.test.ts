import { beforeEach, expect, it, vi } from "vitest";
import { rangesIn } from "../../../src/scene/drawing/ranges.ts";
import { castOf } from "../../../src/scene/flat/cast.ts";
import { layTags } from "../../../src/scene/flat/tags.ts";
import type { TableProps } from "../../../src/scene/props.ts";
import { type ArcOverlay, NO_OVERLAY, type Overlay } from "../../../src/tabletop/overlay.ts";
import type { Piece } from "../../../src/tabletop/tabletop.ts";
import { piece, pose, table } from "../../tabletop/fixtures.ts";

/** A tag's size in inches, and how far below the middle of its piece it begins. */
const TAG = { wide: 2.4, high: 0.62, drop: 1.2 } as const;

/** The name of a goal, and half its size in inches. */
interface Goal {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** A drawing that has a tag a piece and names of goals, and notes how far each was moved. */
function drawing(ids: readonly string[], goals: readonly Goal[] = []) {
  const shifts = new Map<string, readonly [number, number]>();
  const tagOf = (id: string) => ({
    dataset: { drop: `${TAG.drop}` },
    querySelector: () => ({ dataset: { wide: `${TAG.wide}`, high: `${TAG.high}` } }),
    setAttribute: (_: string, text: string) => {
      const [x = 0, y = 0] = [...text.matchAll(/-?[\d.]+/g)].map(Number);
      shifts.set(id, [x, -y]);
    },
  });
  const svg = {
    style: { getPropertyValue: () => "1" },
    querySelectorAll: () =>
      goals.map(({ x, y, wide, high }, i) => ({
        dataset: { x: `${x}`, y: `${y}`, wide: `${wide}`, high: `${high}` },
        setAttribute: tagOf(`goal ${i}`).setAttribute,
      })),
    querySelector: (asked: string) => {
      const id = ids.find((one) => asked.includes(`"${one}"`));
      return id && { querySelectorAll: () => [tagOf(id)] };
    },
  };
  return { svg: svg as unknown as SVGSVGElement, shifts };
}

beforeEach(() => void vi.stubGlobal("CSS", { escape: (text: string) => text }));

/** A bomber with guns to all four sides. */
const BOMBER = piece("R1", [pose(24, 18, 0)]);
const ARCS: readonly ArcOverlay[] = ["front", "right", "rear", "left"].map((weapon, quarter) => ({
  at: { x: 24, y: 18, level: 8 },
  from: (90 * quarter + 315) % 360,
  to: (90 * quarter + 45) % 360,
  bands: [1, 4, 9, 12],
  side: 0,
  weapon,
}));
/** Fighters whose names would lie on its ranges, and on each other's. */
const FIGHTERS = [
  [24, 23.4],
  [24.4, 23.6],
  [28, 19.4],
  [33, 19.6],
  [20, 19.5],
  [24, 10.6],
  [25, 15.4],
].map(([x = 0, y = 0], i) => piece(`B${i + 1}`, [pose(x, y, 180)]));

function boxesOf(pieces: readonly Piece[], overlay: Overlay, goals: readonly Goal[] = []) {
  const after = table(pieces, []);
  const { svg, shifts } = drawing(
    pieces.map(({ id }) => id),
    goals,
  );
  const props = {
    tabletop: after,
    overlay,
    player: { timeline: undefined, now: 0 },
  } as unknown as TableProps;
  layTags(svg, castOf(after, undefined), () => props, 0)("R1");
  const named = goals.map(({ x, y, ...size }, i) => {
    const [dx = Number.NaN, dy = Number.NaN] = shifts.get(`goal ${i}`) ?? [];
    return { id: `goal ${i}`, x: x + dx, y: y + dy, ...size };
  });
  const tags = pieces.flatMap(({ id, x, y }) => {
    const [dx, dy] = shifts.get(id) ?? [];
    if (dx === undefined || dy === undefined) return [];
    return [{ id, x: x + dx, y: y + dy - TAG.drop - TAG.high / 2, wide: TAG.wide / 2, high: TAG.high / 2 }];
  });
  return [...tags, ...named];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

function cover(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < a.wide + b.wide - 0.01 && Math.abs(a.y - b.y) < a.high + b.high - 0.01;
}

it("names lie clear of each other and of the sixteen ranges of a bomber with four guns", () => {
  const overlay = { ...NO_OVERLAY, arcs: ARCS };
  const ranges = rangesIn(overlay);
  expect(ranges).toHaveLength(16);
  const tags = boxesOf([BOMBER, ...FIGHTERS], overlay);
  expect(tags).toHaveLength(8);
  for (const [i, tag] of tags.entries()) {
    expect(ranges.filter((range) => cover(tag, range)).map(({ text }) => `${tag.id} ${text}`)).toEqual([]);
    expect(
      tags
        .slice(i + 1)
        .filter((other) => cover(tag, other))
        .map(({ id }) => `${tag.id} ${id}`),
    ).toEqual([]);
  }
});

it("the names of goals stay where they are in a melee, and tags lie clear of them", () => {
  const melee = FIGHTERS.map(({ id }, i) => piece(id, [pose(24 + (i % 3), 18 + Math.floor(i / 3), 0)]));
  const goals = [
    { x: 24, y: 17, wide: 0.5, high: 0.35 },
    { x: 26, y: 16.6, wide: 0.5, high: 0.35 },
  ];
  const laid = boxesOf(melee, NO_OVERLAY, goals);
  expect(laid).toHaveLength(melee.length + goals.length);
  expect(laid.slice(-2)).toMatchObject(goals);
  for (const [i, one] of laid.entries())
    for (const other of laid.slice(i + 1)) expect(cover(one, other), `${one.id} and ${other.id}`).toBe(false);
});

it("a name lies beside the wings of a bomber that is drawn over it, not under them", () => {
  const under = piece("R1", [pose(24, 18, 0)]);
  const over = piece("R2", [pose(26.6, 16.5, 0)], { model: "dogfight/b-17g" });
  const [name] = boxesOf([under, over], NO_OVERLAY);
  expect(name && cover(name, { x: 26.6, y: 16.5, wide: 1.74, high: 0.85 })).toBe(false);
});

it("an aircraft that has left has neither name nor wings in anybody's way", () => {
  const [one, other] = [piece("B1", [pose(24, 18, 0)]), piece("B2", [pose(24, 18.2, 0)])];
  const both = boxesOf([one, other], NO_OVERLAY);
  expect(both).toHaveLength(2);
  const left = boxesOf([one, { ...other, status: "disengaged" }], NO_OVERLAY);
  expect(left.map(({ id, y }) => [id, y])).toEqual([["B1", 18 - TAG.drop - TAG.high / 2]]);
  const wide = { ...other, model: "dogfight/b-17g", y: 16.6 };
  const [beside] = boxesOf([one, wide], NO_OVERLAY);
  const [alone] = boxesOf([one, { ...wide, status: "disengaged" }], NO_OVERLAY);
  expect(beside).not.toEqual(alone);
  expect(alone).toEqual(left[0]);
});

it("a name lies clear of its own aircraft, whichever way its wings point", () => {
  for (const heading of [0, 45, 90, 180, 270]) {
    const bomber = piece("R1", [pose(24, 18, heading)], { model: "dogfight/b-17g" });
    const [name] = boxesOf([bomber], NO_OVERLAY);
    const angle = (heading * Math.PI) / 180;
    const wings = { wide: Math.abs(Math.cos(angle)) * 1.74, high: Math.abs(Math.sin(angle)) * 1.74 };
    expect(name && cover(name, { x: 24, y: 18, ...wings }), `${heading}`).toBe(false);
  }
});
