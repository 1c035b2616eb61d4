import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowOf } from "../../../../../src/face/editor/rows.ts";
import { numberOf } from "../../../../../src/face/figures.ts";
import { configOf } from "../../../../../src/games/dogfight/face/editor/config-of.ts";
import { EMPTY } from "../../../../../src/games/dogfight/face/editor/draft.ts";
import {
  addAircraft,
  addCloud,
  changeSide,
  duplicate,
  moveBy,
  moveTo,
  raiseBy,
  remove,
  setAircraft,
  turnBy,
  turnTowards,
  widenTo,
} from "../../../../../src/games/dogfight/face/editor/edits.ts";
import { numeralOf, snapped } from "../../../../../src/games/dogfight/face/editor/figures.ts";
import { sidePoints } from "../../../../../src/games/dogfight/face/editor/points.ts";
import { shownOf } from "../../../../../src/games/dogfight/face/editor/shown.ts";
import { checkConfig } from "../../../../../src/games/dogfight/rules/setup/check/check.ts";
import { anyBeginning, anyEdit, drafted } from "./drafts.ts";

const duel = drafted("duel");
const first = (draft = duel) => rowOf(draft.aircraft, "a1");

describe("figures", () => {
  it.each([
    ["12", 12],
    [" 12.25 ", 12.25],
    ["12,5", 12.5],
    ["-1", -1],
    ["-0", 0],
    [".5", 0.5],
    ["3.", 3],
    ["", Number.NaN],
    ["1e3", Number.NaN],
    ["0x10", Number.NaN],
    ["12 1/4", Number.NaN],
    ["Infinity", Number.NaN],
  ])("%j means %d", (text, number) => expect(numberOf(text)).toBe(number));

  it("lie on quarters of the mat", () => {
    expect(snapped(3.13, 48)).toBe(3.25);
    expect(snapped(-4, 48)).toBe(0);
    expect(snapped(99, 47.9)).toBe(47.75);
  });

  it("go around the clock", () => {
    expect([-11, 0, 1, 12, 13, 25].map(numeralOf)).toEqual([1, 12, 1, 12, 1, 1]);
  });
});

describe("an edit", () => {
  it("moves to the nearest quarter inch and never off the mat", () => {
    expect(first(moveTo(duel, "a1", 10.1, 5.9))).toMatchObject({ x: "10", y: "6" });
    expect(first(moveTo(duel, "a1", -7, 400))).toMatchObject({ x: "0", y: "36" });
    expect(first(moveBy(duel, "a1", 0.25, -0.25))).toMatchObject({ x: "22.25", y: "5.75" });
  });

  it("that changes nothing leaves the very same draft", () => {
    expect(moveTo(duel, "a1", 22.01, 5.99)).toBe(duel);
    expect(setAircraft(duel, "a1", { speed: "3" })).toBe(duel);
    expect(moveTo(duel, "nobody", 1, 1)).toBe(duel);
    expect(turnTowards(duel, "a1", 22, 6)).toBe(duel);
  });

  it.each([
    [22, 30, "12"],
    [40, 6, "3"],
    [22, 0, "6"],
    [0, 6, "9"],
    [30, 20, "1"],
    [14, 20, "11"],
  ])("turns towards %d, %d: %s o'clock", (x, y, heading) => {
    expect(first(turnTowards(duel, "a1", x, y))?.heading).toBe(heading);
  });

  it("turns around the clock, from a heading that is wrong too", () => {
    expect(first(turnBy(duel, "a1", 1))?.heading).toBe("1");
    expect(first(turnBy(duel, "a1", -1))?.heading).toBe("11");
    expect(first(turnBy(setAircraft(duel, "a1", { heading: "x" }), "a1", 1))?.heading).toBe("1");
  });

  it("raises no higher than the ceiling and lowers no lower than level 1", () => {
    const { draft, key } = addAircraft(EMPTY, 0, "swordfish");
    expect(rowOf(raiseBy(draft, key, 5).aircraft, key)?.level).toBe("8");
    expect(rowOf(raiseBy(draft, key, -30).aircraft, key)?.level).toBe("1");
  });

  it("puts each new aircraft where there is room, under an id of its own, at a SPEED that it can fly", () => {
    let draft = EMPTY;
    for (let count = 0; count < 12; count++) draft = addAircraft(draft, count < 6 ? 0 : 1, "swordfish").draft;
    expect(checkConfig(configOf(draft))).toEqual([]);
    const places = new Set(draft.aircraft.map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(12);
    expect(draft.aircraft.map(({ id }) => id).slice(4, 8)).toEqual(["R5", "R6", "B1", "B2"]);
    expect(sidePoints(draft)).toEqual([66, 66]);
  });

  it("duplicates beside, and names the twin anew", () => {
    const { draft, key } = duplicate(duel, "a1");
    expect(draft.aircraft.map((one) => one.id)).toEqual(["R1", "R2", "B1"]);
    expect(rowOf(draft.aircraft, key)).toMatchObject({ x: "25", y: "6", heading: "12" });
  });

  it("takes a row away and nothing else", () => {
    expect(remove(duel, "a2").aircraft).toEqual([duel.aircraft[0]]);
    expect(remove(addCloud(duel).draft, "c1").clouds).toEqual([]);
  });

  it("hands an aircraft over with an id of its new side", () => {
    expect(first(changeSide(duel, "a1"))).toMatchObject({ side: 1, id: "B2" });
  });

  it("widens a cloud to where its rim is dragged, and raises it whole", () => {
    const { draft, key } = addCloud({ ...duel, options: { ...duel.options, altitude: true } });
    const wide = widenTo(draft, key, 24, 24.1);
    expect(rowOf(wide.clouds, key)?.radius).toBe("6");
    expect(rowOf(raiseBy(draft, key, 30).clouds, key)).toMatchObject({ bottom: "18", top: "20" });
  });
});

describe("the table of a draft", () => {
  it("can be laid whatever is wrong: a piece for each row, finite and on the mat", () => {
    fc.assert(
      fc.property(anyBeginning, fc.array(anyEdit, { maxLength: 25 }), (start, edits) => {
        const draft = edits.reduce((now, edit) => edit(now), start);
        const { tabletop, overlay } = shownOf(draft);
        const { width, depth } = tabletop.mat;
        expect(tabletop.pieces.map(({ id }) => id).sort()).toEqual(
          draft.aircraft.map(({ key }) => key).sort(),
        );
        for (const { x, y, heading, level, id, side } of tabletop.pieces) {
          expect(x >= 0 && x <= width && y >= 0 && y <= depth).toBe(true);
          expect(Number.isInteger(heading) && level >= 1 && level <= 20).toBe(true);
          expect(side).toBe(rowOf(draft.aircraft, id)?.side);
        }
        for (const { x, y, radius } of tabletop.clouds) expect(x + y + radius).toBeGreaterThan(0);
        expect(overlay(draft.aircraft[0]?.key ?? null).ghosts).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
