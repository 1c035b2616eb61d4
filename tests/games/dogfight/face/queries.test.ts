import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Phrase } from "../../../../src/core/phrase.ts";
import { queries } from "../../../../src/games/dogfight/face/queries.ts";
import { badgeOf } from "../../../../src/games/dogfight/rules/advice/badge.ts";
import { hindrances, sight } from "../../../../src/games/dogfight/rules/fire/ruling.ts";
import { firstState } from "../../../../src/games/dogfight/rules/state/state.ts";
import { viewOf } from "../../../../src/games/dogfight/rules/view/view.ts";
import { config } from "../helpers.ts";

/** A place on quarter inches, near enough to others to be shot at. */
const craft = fc.record({
  x: fc.integer({ min: 40, max: 100 }).map((quarters) => quarters / 4),
  y: fc.integer({ min: 40, max: 100 }).map((quarters) => quarters / 4),
  heading: fc.integer({ min: 1, max: 12 }),
  speed: fc.integer({ min: 1, max: 4 }),
  level: fc.integer({ min: 1, max: 9 }),
});

function viewWith(one: object, other: object, altitude: boolean) {
  const crafts = [
    { id: "R1", ...one, weapons: ["front", "rear"] as const },
    { id: "B1", ...other, weapons: ["left", "rear"] as const },
  ];
  return viewOf(firstState(config(crafts, { altitude, aircraftBlock: true })), "red");
}

describe("a contact", () => {
  test("is judged as the badge and the referee judge it, in 1,000 positions", () => {
    fc.assert(
      fc.property(craft, craft, fc.boolean(), (one, other, altitude) => {
        const view = viewWith(one, other, altitude);
        const [contact] = queries.contacts(view, "R1");
        const badge = badgeOf(view, "R1", "B1");
        const legal = badge?.lines.filter((line) => line.legal) ?? [];
        const seen = sight(view, 0, 1);
        const free = (["front", "rear"] as const).filter(
          (weapon) => hindrances(seen, view.aircraft[0] as never, weapon).length === 0,
        );
        expect((contact?.shot ?? 0) > 0).toBe(legal.length > 0);
        const { why } = (badge?.best.values ?? {}) as { why?: readonly Phrase[] };
        const missed = { values: { why: why?.map(({ key }) => key) } };
        if (legal.length === 0) expect(contact?.alone?.[4]).toMatchObject(missed);
        else expect(contact?.alone).toEqual(contact?.cells.with(5, contact.alone?.[5] ?? ""));
        expect(legal.map(({ weapon }) => weapon)).toEqual(free);
        expect(contact?.clock ?? null).toBe(badge?.measure.values.clock);
        expect(contact?.distance).toBe(badge?.measure.values.range);
        const back = badgeOf(view, "B1", "R1")?.lines.some((line) => line.legal) ?? false;
        expect((contact?.threat ?? 0) > 0).toBe(back);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    // x, y, heading of the other; the one is at 24, 18 with its nose to the far edge.
    [24, 22, 6, "towards", true],
    [24, 22, 12, "away", false],
    [24, 22, 3, "right", false],
    [24, 22, 9, "left", false],
    [24, 14, 12, "towards", false],
    [24, 18, 12, "over", false],
  ])("at %f, %f heading %i faces %s, closing %s", (x, y, heading, nose, closing) => {
    const view = viewWith({ x: 24, y: 18, heading: 12, speed: 2 }, { x, y, heading, speed: 2 }, false);
    const cell = queries.contacts(view, "R1")[0]?.cells[3];
    expect(cell).toMatchObject({ values: { nose } });
    if (nose === "towards") expect(cell).toMatchObject({ values: { closing } });
  });

  test("is told of those alone who fly, and of nobody by one who does not", () => {
    const view = viewWith({ x: 24, y: 18 }, { x: 24, y: 22 }, false);
    const gone = {
      ...view,
      aircraft: view.aircraft.map((one, at) => (at === 1 ? { ...one, status: "crashed" as const } : one)),
    };
    expect(queries.contacts(gone, "R1")).toEqual([]);
    expect(queries.contacts(gone, "B1")).toEqual([]);
    expect(queries.own({ ...gone, viewer: "blue" })).toEqual([]);
    expect(queries.own(gone)).toEqual(["R1"]);
  });
});
