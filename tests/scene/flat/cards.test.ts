import { describe, expect, it, test, vi } from "vitest";
import { thingGroups } from "../../../src/scene/buttons/things.ts";
import { cardsCast } from "../../../src/scene/flat/cards-cast.ts";
import { countersCast } from "../../../src/scene/flat/counters-cast.ts";
import { extentOf } from "../../../src/scene/flat/extent.ts";
import { fanOf } from "../../../src/scene/flat/fan.ts";
import { type HeldPlace, heldHeight, holdAt, holdOf } from "../../../src/scene/flat/hold.ts";
import { pileMover } from "../../../src/scene/flat/move-piles.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import { cardPoses } from "../../../src/tabletop/layout/card-layout.ts";
import { type Timeline, timeline } from "../../../src/tabletop/timeline.ts";
import { map } from "../../tabletop/map.ts";

const AREAS = [
  { left: 0, top: 0, right: 390, bottom: 380 },
  { left: 0, top: 0, right: 1366, bottom: 768 },
  { left: 240, top: 60, right: 1000, bottom: 700 },
];

function held(edge: 0 | 1, area: (typeof AREAS)[number]): readonly HeldPlace[] {
  const table = map();
  const hold = holdOf(table, edge);
  const poses = cardPoses(table, edge);
  const own = table.cards?.filter(({ group }) => group === `hand-${edge}`) ?? [];
  return own.map(({ id }) => {
    const out = { x: 0, y: 0, width: 0 };
    if (hold) holdAt(hold, poses.get(id)?.x ?? 0, 0, area, out);
    return out;
  });
}

describe("a hand at the viewer's edge", () => {
  it.each(AREAS)("lies within what is free of the screen, each card wide enough for a thumb: %o", (area) => {
    for (const edge of [0, 1] as const) {
      const places = held(edge, area);
      expect(places.length).toBeGreaterThan(5);
      for (const { x, y, width } of places) {
        expect(width).toBeGreaterThanOrEqual(44);
        expect(x - width * 0.5).toBeGreaterThan(area.left - 12);
        expect(x + width * 0.5).toBeLessThan(area.right + 12);
        expect(y).toBeLessThan(area.bottom);
      }
      const steps = places.slice(1).map(({ x }, i) => Math.abs(x - (places[i]?.x ?? 0)));
      expect(Math.min(...steps)).toBeGreaterThan(20);
    }
  });

  it("takes room from the table only where somebody holds cards", () => {
    expect(holdOf(map({ cards: [] }), 0)).toBeUndefined();
    expect(heldHeight(390)).toBeLessThan(100);
  });
});

test("a stack is fanned out for a finger, and a counter that lies alone is not", () => {
  const table = map();
  const alone = table.counters?.find(
    (one) => table.counters?.filter(({ x, y }) => x === one.x && y === one.y).length === 1,
  );
  expect(fanOf(table, alone?.id, 16)).toBeUndefined();
  expect(fanOf(table, undefined, 16)).toBeUndefined();
  for (const scale of [8, 16, 60]) {
    const fan = fanOf(table, "c10", scale);
    expect(fan?.counters.length).toBeGreaterThan(1);
    for (const { side } of fan?.counters ?? []) expect(side * scale).toBeGreaterThanOrEqual(44);
  }
});

test("a stack of counters that lie face down has nothing to be read, and is not fanned out", () => {
  const table = map();
  const counters = table.counters?.map((one) => (one.id === "c4" ? one : { ...one, down: true })) ?? [];
  expect(fanOf({ ...table, counters }, "c4", 16)).toBeUndefined();
});

test("what lies beside the mat belongs to the whole table", () => {
  const table = map();
  const { left, right, bottom, top } = extentOf(table, 0);
  expect(left).toBe(0);
  expect(bottom).toBe(0);
  expect(right).toBeGreaterThanOrEqual(51);
  expect(top).toBeGreaterThan(table.mat.depth + 1);
  const bare = map({ groups: [], cards: [], tracks: [], charts: [] });
  expect(extentOf(bare, 0)).toEqual({ left: 0, right: bare.mat.width, bottom: 0, top: bare.mat.depth });
});

test("cards that leave are drawn until they have, and held ones lie over all others", () => {
  const before = map();
  const after = map({ cards: before.cards?.slice(1) ?? [], counters: before.counters?.slice(1) ?? [] });
  const line = timeline(before, after);
  expect(cardsCast(after, line).map(({ id }) => id)).toContain("hand-0-0");
  expect(cardsCast(after, undefined).map(({ id }) => id)).not.toContain("hand-0-0");
  const order = cardsCast(after, undefined).map(({ id }) => id);
  expect(order.indexOf("hand-0-1")).toBeGreaterThan(order.indexOf("exchange-0"));
  expect(countersCast(after, line).map(({ id }) => id)).toContain("c0");
  expect(countersCast(after, undefined).map(({ id }) => id)).not.toContain("c0");
});

test("a card has the back of its pack as it lies there; one that leaves has that of before", () => {
  const before = map();
  const groups = before.groups?.map((one) =>
    one.id.startsWith("hand-") ? { ...one, back: "waves" as const } : one,
  );
  const after = map({ cards: before.cards?.slice(1) ?? [], ...(groups && { groups }) });
  const backs = (line?: Timeline) => {
    const cast = cardsCast(after, line);
    return ["hand-0-0", "hand-0-1", "hand-1-0"].map((id) => cast.find((one) => one.id === id)?.back);
  };
  expect(backs(timeline(before, after))).toEqual(["lozenges", "waves", "waves"]);
  expect(backs()).toEqual([undefined, "waves", "waves"]);
});

test("every card, counter and site can be reached, with its name, in groups that have names", () => {
  const table = map();
  const names = {
    counters: "Counters",
    sites: "Places",
    pile: (label: string, count: number) => `${label}: ${count}`,
  };
  const groups = thingGroups(table, names);
  const things = groups.flatMap((group) => group.things);
  expect(things).toHaveLength(100 + 40 + 19);
  expect(new Set(things.map(({ id }) => id)).size).toBe(159);
  for (const { spoken } of things) expect(spoken).not.toBe("");
  expect(groups.map(({ name }) => name)).toEqual([
    "Leader 1",
    "Leader A",
    "Deck: 63",
    "Discards: 12",
    "Exchange",
    "Missions",
    "Counters",
    "Places",
  ]);
});

test("of two piles the one that is shuffled is riffled, and both are counted", () => {
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  const halves = new Map<string, string>();
  const half = (id: string) => ({ setAttribute: (_: string, value: string) => halves.set(id, value) });
  const words = new Map(
    ["deck", "discards-0"].map((id) => [id, { dataset: { label: id }, textContent: "" }]),
  );
  const pile = (id: string) => ({
    dataset: { group: id },
    querySelector: (what: string) =>
      what === "[data-label]" ? words.get(id) : half(`${id} ${what.includes("left") ? "left" : "right"}`),
  });
  const svg = { querySelectorAll: () => [pile("deck"), pile("discards-0")] } as unknown as SVGSVGElement;
  const before = map();
  const line = timeline(before, { ...before, cues: [{ kind: "shuffle", group: "deck" }] });
  const player = createPlayer();
  player.load(line);
  const move = pileMover(svg, line, player);
  player.seek(line.duration / 6);
  move();
  const apart = ([, value]: readonly [string, string]) => value !== "translate(0 0) rotate(0)";
  expect(
    [...halves]
      .map(([id, value]) => [id, value.replaceAll("-0", "0")] as const)
      .filter(apart)
      .map(([id]) => id),
  ).toEqual(["deck left", "deck right"]);
  const [left = "", right = ""] = ["deck left", "deck right"].map((id) => halves.get(id));
  expect(Number.parseFloat(left.slice(10))).toBeLessThan(-1);
  expect(Number.parseFloat(right.slice(10))).toBeGreaterThan(1);
  expect([...words.values()].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^deck \d+$/),
    expect.stringMatching(/^discards-0( \d+)?$/),
  ]);
});
