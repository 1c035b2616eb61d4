import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assemble } from "../../models/kit/assemble.ts";
import type { AircraftType } from "../../models/kit/type.ts";
import { codesOn } from "../../models/own/codes.ts";
import { paintworkOf, repainted } from "../../models/own/repaint.ts";
import { TYPES } from "../../models/types/index.ts";
import { itemAt } from "../../src/core/item-at.ts";
import { trials } from "../extent.ts";

const typeOf = (id: string) =>
  itemAt(
    TYPES.filter((type) => type.id === id),
    0,
  );
const spitfire = typeOf("spitfire-ia");
const NEW = "#123456";
const stations = (shape: readonly (readonly [number, number])[]) => shape.map(([station]) => station);
const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;

describe("what can be painted on a miniature", () => {
  it.each(TYPES.map((type) => [type.id, type] as const))(
    "%s has paints, each once and by its colour",
    (_, type) => {
      const { paints } = paintworkOf(type);
      expect(paints.length).toBeGreaterThan(0);
      expect(new Set(paints.map(({ id }) => id)).size).toBe(paints.length);
      for (const { colour } of paints) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    },
  );

  it("names the coats of a Spitfire in the order of a painter, and offers no glass and no roundel", () => {
    const { paints, ink } = paintworkOf(spitfire);
    expect(paints.map(({ use, id }) => `${use} ${id}`)).toEqual([
      "upper darkEarth",
      "further darkGreen",
      "under sky",
      "nose black",
    ]);
    expect(ink).toBe("#d8cfb6");
    expect(paintworkOf(typeOf("bf-109e-3")).ink).toBe("#2b2b2a");
    expect(paintworkOf(typeOf("gun-aa")).ink).toBeUndefined();
  });
});

describe("a miniature in other paints", { timeout: 30_000 }, () => {
  const paintsOf = (type: AircraftType) =>
    new Set(assemble(type, 1).painted.airframe.map(({ colour }) => colour));

  it("has the new paint wherever the old one was, and its markings as they were", () => {
    const painted = paintsOf(repainted(spitfire, { colours: { darkEarth: NEW }, codes: "" }));
    const before = paintsOf(spitfire);
    expect(painted).toEqual(new Set([...before].map((colour) => (colour === "darkEarth" ? NEW : colour))));
    const marked = repainted(spitfire, { colours: { roundelRed: NEW }, codes: "" });
    expect(marked.paint.transfers).toEqual(spitfire.paint.transfers);
  });

  it("wears its codes in the ink that was chosen", () => {
    expect(paintsOf(repainted(spitfire, { colours: {}, codes: "QV K", ink: NEW }))).toContain(NEW);
  });
});

describe("codes", () => {
  it("read from left to right on both sides", () => {
    const [left, right] = (["left", "right"] as const).map((view) =>
      codesOn(spitfire, "L", NEW).filter((patch) => patch.view === view),
    );
    // The upright of an L is its left stroke: nearer the nose on the left side, nearer the tail on the right one.
    const [upright, foot] = [0, 1].map((stroke) => middle(stations(itemAt(left ?? [], stroke).shape)));
    expect(upright).toBeLessThan(foot ?? 0);
    const [mirrored, mirroredFoot] = [0, 1].map((stroke) =>
      middle(stations(itemAt(right ?? [], stroke).shape)),
    );
    expect(mirrored).toBeGreaterThan(mirroredFoot ?? 0);
  });

  it("stand before and behind the marking, the first group at the left hand", () => {
    const all = codesOn(spitfire, "I L", NEW);
    const first = (view: string) =>
      middle(
        stations(
          itemAt(
            all.filter((patch) => patch.view === view),
            0,
          ).shape,
        ),
      );
    const marking = 6.35;
    expect(first("left")).toBeLessThan(marking);
    expect(first("right")).toBeGreaterThan(marking);
  });

  it("lie on the body of every type that has one, whatever is written", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+- "];
    const text = fc.array(fc.constantFrom(...letters), { maxLength: 8 }).map((all) => all.join(""));
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), text, (type, codes) => {
        for (const { shape, on } of codesOn(type, codes, NEW)) {
          expect(on).toEqual(["fuselage"]);
          for (const [station, height] of shape) {
            expect(station).toBeGreaterThan(type.length * 0.3);
            expect(station).toBeLessThan(type.length * 0.95);
            expect(Math.abs(height)).toBeLessThan(type.length / 3);
          }
        }
      }),
      { numRuns: trials(100, 1000) },
    );
  });
});
