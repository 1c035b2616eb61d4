import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Facing } from "../../../../../src/core/geometry/hex.ts";
import { blowsToAllies, parachutes } from "../../../../../src/games/great-war/rules/end/index.ts";
import { USUAL } from "../../../../../src/games/great-war/rules/setup/options.ts";
import type { ManState } from "../../../../../src/games/great-war/rules/state/state.ts";
import type { Circumstances, Plane } from "../../board.ts";
import { at, atTheFront, exactly, keysOf, toldOf } from "../ground/scene.ts";

const OPTIONS = { ...USUAL, survivors: true, capture: true };
const TO_ALLIES = { facing: 3 as Facing, strength: 1 };

function fallen(change: Partial<Plane> = {}, more: Circumstances = {}) {
  const plane: Plane = { id: "G1", status: "destroyed", hex: at(2), altitude: 2000, ...change };
  return atTheFront([plane], { date: "1918-07-01", options: OPTIONS, ...more });
}

function fates(faces: readonly number[], on: ReturnType<typeof fallen>) {
  return exactly(faces, (dice) => parachutes(on, dice)).board.aircraft[0]?.crew.map(({ fate }) => fate);
}

const WOUNDED: ManState = { health: "wounded", woundedIn: 3 };
const FIT: ManState = { health: "fit", woundedIn: null };

describe("T-18 4.10s parachutes", () => {
  test("30 June 1918 none, 1 July die 3 out, 2 lost", () => {
    expect(fates([], fallen({}, { date: "1918-06-30" }))).toEqual([undefined]);
    expect(fates([3, 5], fallen())).toEqual(["saved"]);
    expect(fates([2], fallen())).toEqual(["lost"]);
  });

  test("seriously wounded 4 → 2 lost, 5 → 3 out; second die 6 fails", () => {
    expect(fates([4], fallen({ crew: [WOUNDED] }))).toEqual(["lost"]);
    expect(fates([5, 1], fallen({ crew: [WOUNDED] }))).toEqual(["saved"]);
    expect(fates([5, 6], fallen())).toEqual(["lost"]);
  });

  test.each([
    [150, []],
    [200, [3, 1]],
  ])("at %i m dice %j", (altitude, faces) => {
    expect(fates(faces, fallen({ altitude }))).toEqual([faces.length > 0 ? "saved" : "lost"]);
  });

  test("each living man for himself", () => {
    const crew = [{ ...FIT, health: "killed" as const }, FIT];
    expect(fates([6, 1], fallen({ type: "hannover-cl-iii", crew }))).toEqual([undefined, "saved"]);
    const three = fallen({ type: "gotha-g-v", crew: [FIT, WOUNDED, FIT] });
    expect(fates([3, 1, 4, 2], three)).toEqual(["saved", "lost", "lost"]);
  });

  test("B-42 from who is lost and can't be flown any more too; a man in a faint jumps as if wounded (B-42)", () => {
    const crew: readonly ManState[] = [{ health: "fainted", woundedIn: 2 }, FIT];
    expect(fates([4, 3, 1], fallen({ status: "lost", type: "rumpler-c-iv", crew }))).toEqual([
      "lost",
      "saved",
    ]);
  });

  test("only Germans, only who has fallen, only where survivors count, no balloon, and once", () => {
    expect(fates([], fallen({ id: "A1" }))).toEqual([undefined]);
    expect(fates([], fallen({ status: "away" }))).toEqual([undefined]);
    expect(fates([], fallen({}, { options: { ...OPTIONS, survivors: false } }))).toEqual([undefined]);
    expect(fates([], fallen({ type: "balloon-drachen" }))).toEqual([]);
    const once = exactly([3, 1], (dice) => parachutes(fallen(), dice));
    expect(exactly([], (dice) => parachutes(once.board, dice)).events).toEqual([]);
  });
});

describe("T-18 4.10t capture", () => {
  const near = { wind: TO_ALLIES };

  test("at 3000 m: 2 → 1, captured; at 2950 m: 2 is safe and 1 is captured", () => {
    expect(fates([3, 1, 2], fallen({ hex: at(8), altitude: 3000 }, near))).toEqual(["captured"]);
    expect(fates([3, 1, 2], fallen({ hex: at(8), altitude: 2950 }, near))).toEqual(["saved"]);
    expect(fates([3, 1, 1], fallen({ hex: at(8), altitude: 2950 }, near))).toEqual(["captured"]);
  });

  test.each([
    ["German ground 3 hexes from the line", 7, true],
    ["4 hexes from it", 6, false],
    ["the trench itself", 10, true],
    ["no-man's land", 18, true],
  ])("%s: a die %s", (_, row, rolled) => {
    const after = exactly(rolled ? [3, 1, 6] : [3, 1], (dice) =>
      parachutes(fallen({ hex: at(row) }, near), dice),
    );
    expect(keysOf(after).includes("event.capture")).toBe(rolled);
  });

  test("B-44 behind the Allied lines without dice", () => {
    const after = exactly([3, 1], (dice) => parachutes(fallen({ hex: at(20) }, near), dice));
    expect(toldOf(after, "event.capture")).toMatchObject({ die: null, captured: true });
  });

  test("not without the option, the wind, or an open parachute", () => {
    const without = { ...near, options: { ...OPTIONS, capture: false } };
    expect(fates([3, 1], fallen({ hex: at(20) }, without))).toEqual(["saved"]);
    expect(fates([3, 1], fallen({ hex: at(8) }))).toEqual(["saved"]);
    expect(fates([3, 6], fallen({ hex: at(8) }, near))).toEqual(["lost"]);
  });

  test("B-43 the wind blows to the Allies in facings 2, 3 and 4, if it blows at all", () => {
    const facings = [0, 1, 2, 3, 4, 5] as const;
    const towards = (strength: number) =>
      facings.filter((facing) => blowsToAllies({ ...fallen().setup, wind: { facing, strength } }));
    expect(towards(1)).toEqual([2, 3, 4]);
    expect(towards(0)).toEqual([]);
  });
});

test("4.10s whoever had a parachute to jump with ends saved, captured or lost; only his fate changes", () => {
  const health = fc.constantFrom("fit" as const, "wounded" as const, "killed" as const);
  const die = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(
      fc.array(health, { minLength: 3, maxLength: 3 }),
      fc.array(die, { minLength: 9, maxLength: 9 }),
      fc.integer({ min: 0, max: 30 }),
      (men, faces, row) => {
        const crew = men.map((one): ManState => ({ health: one, woundedIn: null }));
        const on = fallen({ type: "gotha-g-v", crew, hex: at(row) }, { wind: TO_ALLIES });
        let at_ = 0;
        const dice = {
          throw: ({ dice: asked }: { dice: readonly unknown[] }) => asked.map(() => faces[at_++] ?? 1),
        };
        const after = parachutes(on, dice).board.aircraft[0];
        expect(
          after?.crew.every(({ fate, health: one }) => (one === "killed") === (fate === undefined)),
        ).toBe(true);
        expect(after?.crew.map(({ health: one }) => one)).toEqual(men);
      },
    ),
  );
});
