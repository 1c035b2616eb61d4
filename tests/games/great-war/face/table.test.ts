import { describe, expect, test } from "vitest";
import { hexDistance } from "../../../../src/core/geometry/hex.ts";
import { hexNear } from "../../../../src/core/geometry/hex-layout.ts";
import { hexOf } from "../../../../src/core/geometry/hex-map.ts";
import { say } from "../../../../src/core/phrase.ts";
import type { Focus } from "../../../../src/face/focus.ts";
import { lineUpOf } from "../../../../src/games/great-war/face/line-up.ts";
import { endFacings } from "../../../../src/games/great-war/face/picture/dragging.ts";
import { layoutOf, spotOf } from "../../../../src/games/great-war/face/places.ts";
import { table } from "../../../../src/games/great-war/face/table.ts";
import { fly, moveSceneOf } from "../../../../src/games/great-war/rules/move/index.ts";
import type { State } from "../../../../src/games/great-war/rules/state/state.ts";
import { boardOf, type View, viewOf } from "../../../../src/games/great-war/rules/view/view.ts";
import { de } from "../../../../src/games/great-war/words/de.ts";
import { en } from "../../../../src/games/great-war/words/en.ts";
import { stateOf } from "../board.ts";
import { parseMove } from "../written.ts";

const NOTHING: Focus = {
  selected: null,
  hovered: null,
  drafts: new Map(),
  shown: new Set(["fire", "reach"]),
};

/** A Camel that is to move, and a triplane three hexes before its nose. */
function view(changes: Partial<State> = {}): View {
  const state = stateOf([
    { id: "A1", hex: hexOf(10, 20) },
    { id: "G1", type: "fokker-dr-i", hex: hexOf(10, 17), facing: 3 },
  ]);
  const agenda = [{ do: "move", who: 0 }] as const;
  return viewOf({ ...state, phase: "movement", order: [0, 1], agenda, ...changes }, "allied");
}

describe("the overlay", () => {
  test("nothing looked at lays nothing over the table", () => {
    const { ghosts, sightLines, cells } = table.overlay(view(), NOTHING);
    expect([ghosts, sightLines, cells]).toEqual([[], [], []]);
  });

  test("who is to move has a reach, a row of fire with the enemy in it lit, and a ghost to take hold of", () => {
    const { ghosts, cells = [] } = table.overlay(view(), { ...NOTHING, selected: "A1" });
    expect(ghosts.map(({ track }) => track.length)).toEqual([1]);
    expect(cells.filter(({ tone }) => tone === "reach").length).toBeGreaterThan(50);
    expect(cells.filter(({ tone }) => tone === "lit")).toHaveLength(1);
  });

  test("who has moved has no reach", () => {
    const [mover, other] = view().aircraft;
    const { order } = parsed("8: F8");
    const flown = fly(moveSceneOf(boardOf(view()), 0), order).flown;
    const moved = view({ aircraft: [{ ...mover, flown }, other] as State["aircraft"], agenda: [] });
    const { cells = [] } = table.overlay(moved, { ...NOTHING, selected: "A1" });
    expect(cells.some(({ tone }) => tone === "reach")).toBe(false);
  });

  test("a draft shows its numbered path, its end with the altitude, and the row of fire from there", () => {
    const text = "8: F2 L F5 +50";
    const read = parseMove(text, moveSceneOf(boardOf(view()), 0));
    const drafts = new Map([["A1", { text, read }]]);
    const { cells = [], ghosts } = table.overlay(view(), { ...NOTHING, selected: "A1", drafts });
    const path = cells.filter(({ order }) => order !== undefined);
    expect(path.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(path.at(-1)).toMatchObject({ tone: "end", caption: "3050 m" });
    expect(ghosts[0]).toMatchObject({ piece: "A1", legal: true });
  });

  test("pointing at an enemy draws the line of sight with its verdict, at a balloon too", () => {
    const [line] = table.overlay(view(), { ...NOTHING, selected: "A1", hovered: "G1" }).sightLines;
    expect(line?.clear).toBe(true);
    const state = stateOf([
      { id: "A1", hex: hexOf(10, 20) },
      { id: "G1", type: "balloon-drachen", hex: hexOf(14, 17), altitude: 500 },
    ]);
    const [other] = table.overlay(viewOf(state, "allied"), {
      ...NOTHING,
      selected: "A1",
      hovered: "G1",
    }).sightLines;
    expect(other?.clear).toBe(false);
  });
});

function parsed(text: string) {
  const read = parseMove(text, moveSceneOf(boardOf(view()), 0));
  if (!read.ok) throw new Error(text);
  return { order: read.value };
}

describe("a hand on the mat", () => {
  test("a click on a hex writes the plainest move that ends there and keeps the altitude", () => {
    const shown = view();
    const target = hexOf(12, 15);
    const draft = table.draftTowards(shown, "A1", spotOf(shown.setup, target), "8: F8 -50");
    const { order } = parsed(draft ?? "");
    expect(order.climb).toBe(-50);
    expect(fly(moveSceneOf(boardOf(shown), 0), order).end.hex).toEqual(target);
  });

  test("a hex out of reach is come near to", () => {
    const shown = view();
    const spot = spotOf(shown.setup, hexOf(10, 2));
    const { order } = parsed(table.draftTowards(shown, "A1", spot, "") ?? "");
    const { end } = fly(moveSceneOf(boardOf(shown), 0), order);
    expect(hexDistance(end.hex, hexNear(layoutOf(shown.setup), spot))).toBe(8);
  });

  test("the wheel changes the altitude as far as it is legal", () => {
    expect(table.draftWithLevel(view(), "A1", "8: F8", 1)).toBe("8: F8 +50");
    expect(table.draftWithLevel(view(), "A1", "8: F8 +150", 1)).toBeUndefined();
  });

  test("another facing ends in the same hex", () => {
    const scene = moveSceneOf(boardOf(view()), 0);
    const ends = endFacings(scene, "8: F3 L F4", fly(scene, parsed("8: F3 L F4").order));
    const { end } = fly(scene, parsed("8: F3 L F4").order);
    expect(ends.find(({ current }) => current)?.facing).toBe(end.facing);
    const others = ends.filter(({ draft }) => draft !== undefined);
    expect(others.length).toBeGreaterThan(0);
    for (const { draft = "", facing } of others) {
      const other = fly(scene, parsed(draft).order).end;
      expect([other.hex, other.facing]).toEqual([end.hex, facing]);
    }
  });
});

describe("what is said of a piece", () => {
  test("type, side, hex, altitude, heading, speed, damage, and who could fire at it", () => {
    const told = table.describe(view(), "G1");
    expect(say(en, told)).toBe(
      "Fokker Dr.I G1, German, hex 1118, 3000 m, heading 6 o'clock, 8 MP, damage 0 of 10; in the line of fire of A1",
    );
    expect(say(de, told)).toContain("Fokker Dr.I G1, deutsch, Hex 1118, 3000 m, Kurs 6 Uhr");
  });

  test("jams and wounds are named", () => {
    const [mover, other] = view().aircraft;
    const guns = mover?.guns.map((mount) => mount.map((barrel) => ({ ...barrel, jammed: true })));
    const crew = [{ health: "wounded", woundedIn: 1 }];
    const hurt = view({ aircraft: [{ ...mover, guns, crew }, other] as State["aircraft"] });
    expect(say(en, table.describe(hurt, "A1"))).toContain("2 guns jammed, pilot wounded");
  });
});

describe("the order of movement", () => {
  test("one moves, one is next; who has moved and who is gone is told, and who follows whom", () => {
    expect(lineUpOf(view()).map(({ state }) => state)).toEqual(["now", "waits"]);
    const agenda = [
      { do: "move", who: 0 },
      { do: "move", who: 1 },
    ] as const;
    const tails = [{ tailer: 1, target: 0 }];
    const [first, second] = lineUpOf(view({ agenda, tails }));
    expect(first).toMatchObject({ id: "A1", state: "now", follows: null });
    expect(second).toMatchObject({ id: "G1", state: "next", follows: "A1" });
  });

  test("nobody before initiative is rolled", () => {
    expect(lineUpOf(view({ phase: "tailing" }))).toEqual([]);
  });
});
