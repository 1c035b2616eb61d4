import { describe, expect, it } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import { tabletop } from "../../../../src/games/luftwaffe/face/tabletop.ts";
import { words as german } from "../../../../src/games/luftwaffe/face/words/de/table.ts";
import { words } from "../../../../src/games/luftwaffe/face/words/en/table.ts";
import { view } from "../../../../src/games/luftwaffe/rules/view/view.ts";
import type { Tabletop } from "../../../../src/tabletop/tabletop.ts";
import { raidState } from "./state.ts";

function laid(viewer = "umpire", quarter = 5): Tabletop {
  return tabletop(view(raidState(quarter), viewer), [], (phrase) => say(words, phrase));
}

function idsOf({ areas = [], lines = [], sites = [], counters = [], charts = [] }: Tabletop) {
  return [...areas, ...lines, ...sites, ...counters, ...charts].map(({ id }) => id);
}

describe("the map table", () => {
  it("has an id a thing", () => {
    for (const quarter of [0, 4, 9]) {
      const ids = idsOf(laid("umpire", quarter));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("shows 97 targets and 32 bases, burning where bombed this quarter and burnt out where before", () => {
    const { sites = [] } = laid();
    expect(sites.length).toBe(129);
    expect(sites.filter(({ state }) => state === "burning").length).toBe(6);
    expect(sites.filter(({ state }) => state === "burnt-out").length).toBe(6);
  });

  it("LW-56: marks the targets of the Target Sheet to its owner alone", () => {
    const marked = (viewer: string) => (laid(viewer).sites ?? []).filter(({ target }) => target).length;
    expect(marked("american")).toBe(1);
    expect(marked("german")).toBe(0);
    expect(marked("table")).toBe(0);
  });

  it("LW-L52: says nothing of where a stream flies to who may not know its target", () => {
    const heads = (viewer: string) =>
      (laid(viewer).counters ?? []).flatMap(({ flights = [] }) => flights.map(({ heading }) => heading));
    expect(new Set(heads("german"))).toEqual(new Set([90, 270]));
    expect(heads("american")).toContain(135);
  });

  it("flies a formation's units together under its plaque, with the fewest turns that any has left", () => {
    const { counters = [] } = laid();
    const plaques = counters.filter(({ id }) => id.endsWith("+"));
    expect(plaques.length).toBe(8);
    for (const plaque of plaques) {
      const stack = counters.filter(({ x, y }) => x === plaque.x && y === plaque.y);
      expect(stack.at(-1)).toBe(plaque);
      const factors = stack.slice(0, -1).map(({ figures = [] }) => Number(figures[0]?.value));
      expect(Number(plaque.figures?.[0]?.value)).toBe(factors.reduce((sum, one) => sum + one, 0));
    }
  });

  it("LW-31: has an R line that moves east", () => {
    const fronts = (quarter: number) =>
      laid("table", quarter).lines?.filter(({ kind }) => kind === "front").length;
    const west = (quarter: number) =>
      Math.max(...(laid("table", quarter).lines?.[0]?.points.map(({ x }) => x) ?? []));
    expect(fronts(0)).toBe(1);
    expect(fronts(4)).toBe(2);
    expect(west(0)).toBeGreaterThan(0);
  });

  it("speaks German", () => {
    const { charts = [] } = tabletop(view(raidState(), "table"), [], (phrase) => say(german, phrase));
    expect(charts[1]?.title).toBe("ZIELE: 12 VON 97 BOMBARDIERT");
  });
});
