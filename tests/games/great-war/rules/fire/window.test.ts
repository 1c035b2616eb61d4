import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Facing,
  hexAhead,
  hexDistance,
  spiral,
  turnedFacing,
} from "../../../../../src/core/geometry/hex.ts";
import { inLineOfFire, rowOf } from "../../../../../src/games/great-war/rules/fire/index.ts";
import { sectorsOf } from "../../../../../src/games/great-war/rules/fire/sectors.ts";
import type { Stance, State } from "../../../../../src/games/great-war/rules/state/state.ts";
import { stateOf } from "../../board.ts";
import { MIDDLE, mount, off, USUAL } from "./scene.ts";

const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

function armed(type: string, facing: Facing = 0, arc120 = false): State {
  return stateOf([{ id: "A", type, hex: MIDDLE, facing, altitude: 3000 }], {
    options: { ...USUAL, arc120, rearGun: true },
  });
}

function sees(state: State, id: string, hex: { q: number; r: number }, levels: number) {
  return inLineOfFire(state, 0, mount(state, 0, id), { hex, altitude: 3000 + levels * 50 });
}

/** Bearing of a hex in degrees clockwise from facing 0, by floats. */
function degrees(q: number, r: number): number {
  const angle = (Math.atan2(1.5 * q, -Math.sqrt(3) * (r + q / 2)) * 180) / Math.PI;
  return (angle + 360) % 360;
}

/** The sectors of a hex by floats: the facings to which its bearing is nearest. */
function byAngle(q: number, r: number): number {
  const away = FACINGS.map((facing) => {
    const apart = Math.abs(degrees(q, r) - facing * 60) % 360;
    return Math.min(apart, 360 - apart);
  });
  const least = Math.min(...away);
  return away.reduce((bits, apart, facing) => (apart < least + 1e-6 ? bits | (1 << facing) : bits), 0);
}

describe("sectors (§6)", () => {
  it("are those that angles give, for every hex within 12", () => {
    for (const { q, r } of spiral({ q: 0, r: 0 }, 12).slice(1)) {
      expect([q, r, sectorsOf(q, r)]).toEqual([q, r, byAngle(q, r)]);
    }
  });

  it("a hex exactly midway belongs to both", () => {
    expect(sectorsOf(1, -2)).toBe(0b000011);
    expect(sectorsOf(1, 1)).toBe(0b001100);
    expect(sectorsOf(0, 0)).toBe(0);
  });
});

describe("A-07, §6 the line of fire of fixed guns", () => {
  const camel = armed("sopwith-camel");

  const CASES: readonly [distance: number, levels: number, clear: boolean][] = [
    [0, 0, true],
    [0, 1, true],
    [0, -1, true],
    [0, 2, false],
    [1, 1, true],
    [1, 2, false],
    [2, 2, true],
    [2, -2, true],
    [2, 3, false],
    [4, 4, true],
    [5, 3, true],
    [5, 4, false],
    [7, 1, true],
    [7, 2, false],
    [8, 0, true],
    [8, 1, false],
    [9, 0, false],
  ];
  it.each(CASES)("A-07 straight ahead at %i hexes and %i levels: %s", (distance, levels, clear) => {
    expect(sees(camel, "front", off(0, distance), levels).clear).toBe(clear);
  });

  it("tells hexes, levels and the range of both together", () => {
    expect(sees(camel, "front", off(0, 2), -1)).toEqual({ clear: true, distance: 2, levels: -1, range: 3 });
  });

  it("tells by how much a target is out of it", () => {
    expect(sees(camel, "front", off(0, 1), 3).why).toEqual({ code: "too-high", by: 2 });
    expect(sees(camel, "front", off(0, 7), -3).why).toEqual({ code: "too-low", by: 2 });
    expect(sees(camel, "front", off(0, 10), 0).why).toEqual({ code: "too-far", by: 2 });
    expect(sees(camel, "front", off(1, 1), 0).why).toEqual({ code: "outside" });
  });

  it("is the row ahead alone, whatever the facing", () => {
    for (const facing of FACINGS) {
      const state = armed("sopwith-camel", facing);
      const lit = rowOf(state, 0, mount(state, 0, "front"));
      expect(lit.map(({ hex }) => hex)).toEqual(
        Array.from({ length: 9 }, (_, n) => hexAhead(MIDDLE, facing, n)),
      );
      expect(lit[2]).toEqual({ hex: hexAhead(MIDDLE, facing, 2), low: 2900, high: 3100 });
      expect(lit[8]).toMatchObject({ low: 3000, high: 3000 });
    }
  });

  it("A-07, B-15 by option the forward 120°: 7 hexes, 250 m, 8 with the levels; in the same hex 50 m", () => {
    const arc = armed("sopwith-camel", 0, true);
    expect(sees(arc, "front", off(0, 1), 5).clear).toBe(true);
    expect(sees(arc, "front", off(0, 1), 6).clear).toBe(false);
    expect(sees(arc, "front", off(1, 3), 5).clear).toBe(true);
    expect(sees(arc, "front", off(1, 4), 5).clear).toBe(false);
    expect(sees(arc, "front", off(5, 7), 0).clear).toBe(true);
    expect(sees(arc, "front", off(0, 8), 0).clear).toBe(false);
    expect(sees(arc, "front", MIDDLE, 2).clear).toBe(false);
    for (const { q, r } of spiral({ q: 0, r: 0 }, 7).slice(1)) {
      const angle = degrees(q, r);
      const inside = angle <= 60 + 1e-6 || angle >= 300 - 1e-6;
      const hex = { q: MIDDLE.q + q, r: MIDDLE.r + r };
      expect([q, r, sees(arc, "front", hex, 0).clear]).toEqual([q, r, inside]);
    }
  });
});

describe("guns aimed by hand (§6)", () => {
  const rear = armed("re-8");
  const wide = armed("hannover-cl-iii");
  const roland = armed("roland-c-ii");
  const pusher = armed("fe-2b");
  const bomber = armed("gotha-g-v");

  /** Whether a hex is in the rear half by floats, and in the sector astern. */
  function behind(q: number, r: number) {
    const angle = degrees(q, r);
    return { rear: angle >= 90 - 1e-6 && angle <= 270 + 1e-6, astern: Math.abs(angle - 180) <= 30 + 1e-6 };
  }

  it("§6 the rear half, at any height within range, but astern only above", () => {
    for (const { q, r } of spiral({ q: 0, r: 0 }, 8).slice(1)) {
      const hex = { q: MIDDLE.q + q, r: MIDDLE.r + r };
      const left = 8 - hexDistance(MIDDLE, hex);
      const { rear: inRear, astern } = behind(q, r);
      for (let levels = -8; levels <= 8; levels++) {
        const clear = inRear && Math.abs(levels) <= left && (!astern || levels > 0);
        expect([q, r, levels, sees(rear, "rear", hex, levels).clear]).toEqual([q, r, levels, clear]);
      }
    }
  });

  it("§6 in the same hex only what is above", () => {
    expect([-1, 0, 1, 8, 9].map((levels) => sees(rear, "rear", MIDDLE, levels).clear)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it("§6 a hex midway to the sector astern is blind", () => {
    expect(sees(rear, "rear", off(3, 1, 2, 1), 0).why).toEqual({ code: "blind", by: 1 });
    expect(sees(rear, "rear", off(2, 1, 1, 1), 0).clear).toBe(true);
  });

  it("4.9b the Hannover fires astern at its own height too", () => {
    expect(sees(wide, "rear", off(3, 3), 0).clear).toBe(true);
    expect(sees(rear, "rear", off(3, 3), 0).clear).toBe(false);
  });

  it("4.9c but at nothing lower astern", () => {
    expect(sees(wide, "rear", off(3, 3), -1)).toMatchObject({ clear: false, why: { code: "blind", by: 1 } });
    expect(sees(wide, "rear", off(2, 3), -1).clear).toBe(true);
  });

  it("4.9s the Roland fires all round, but in the three hexes ahead at nothing more than 100 m lower", () => {
    for (const facing of FACINGS) {
      const ahead = facing === 5 || facing <= 1;
      expect([facing, sees(roland, "rear", off(facing, 1), -2).clear]).toEqual([facing, true]);
      expect([facing, sees(roland, "rear", off(facing, 1), -3).clear]).toEqual([facing, !ahead]);
      expect(sees(roland, "rear", off(facing, 2), -3).clear).toBe(true);
      expect(sees(roland, "rear", off(facing, 3), 0).clear).toBe(true);
    }
  });

  it("4.9a nose guns: the three front sectors", () => {
    for (const { q, r } of spiral({ q: 0, r: 0 }, 8).slice(1)) {
      const angle = degrees(q, r);
      const clear = angle <= 90 + 1e-6 || angle >= 270 - 1e-6;
      const hex = { q: MIDDLE.q + q, r: MIDDLE.r + r };
      expect([q, r, sees(pusher, "nose", hex, 0).clear]).toEqual([q, r, clear]);
    }
  });

  it("B-16 belly guns: lower targets in the rear half, astern too, and in the same hex", () => {
    expect(sees(bomber, "belly", off(3, 3), -1).clear).toBe(true);
    expect(sees(bomber, "belly", off(3, 3), 0).clear).toBe(false);
    expect(sees(bomber, "belly", off(2, 3), -5).clear).toBe(true);
    expect(sees(bomber, "belly", off(2, 3), -6).clear).toBe(false);
    expect(sees(bomber, "belly", MIDDLE, -4).clear).toBe(true);
    expect(sees(bomber, "belly", MIDDLE, 1).clear).toBe(false);
    expect(sees(bomber, "belly", off(0, 1), -1).clear).toBe(false);
  });
});

describe("every line of fire", () => {
  const TYPES = ["sopwith-camel", "re-8", "hannover-cl-iii", "roland-c-ii", "fe-2b", "gotha-g-v"];
  const facing = fc.integer({ min: 0, max: 5 }) as fc.Arbitrary<Facing>;
  const step = fc.integer({ min: -9, max: 9 });

  it("turns with the aircraft, and is what is lit", () => {
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), facing, step, step, step, (type, turn, q, r, levels) => {
        const plain = armed(type);
        const hex = { q: MIDDLE.q + q, r: MIDDLE.r + r };
        for (const id of ["front", "nose", "rear", "belly"]) {
          const own = plain.setup.airframes.length > 0 && mountsNamed(plain, id);
          if (!own) continue;
          const sight = sees(plain, id, hex, levels);
          const from: Stance = { hex: MIDDLE, facing: turnedFacing(0, turn), altitude: 3000 };
          const turned = rotated(q, r, turn);
          const target = { hex: turned, altitude: 3000 + levels * 50 };
          expect(inLineOfFire(plain, 0, own, target, from).clear).toBe(sight.clear);
          expect(sight.range).toBe(sight.distance + Math.abs(levels));
          if (sight.clear) expect(sight.range).toBeLessThanOrEqual(8);
          else expect(sight.why).toBeDefined();
          const lit = rowOf(plain, 0, own).find((one) => one.hex.q === hex.q && one.hex.r === hex.r);
          const altitude = 3000 + levels * 50;
          expect(lit !== undefined && altitude >= lit.low && altitude <= lit.high).toBe(sight.clear);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("two fixed guns nose to nose see each other or neither does", () => {
    fc.assert(
      fc.property(facing, step, step, step, (heading, q, r, levels) => {
        const state = armed("sopwith-camel", heading);
        const gun = mount(state, 0, "front");
        const one: Stance = { hex: MIDDLE, facing: heading, altitude: 3000 };
        const other: Stance = {
          hex: { q: MIDDLE.q + q, r: MIDDLE.r + r },
          facing: turnedFacing(heading, 3),
          altitude: 3000 + levels * 50,
        };
        expect(inLineOfFire(state, 0, gun, other, one).clear).toBe(
          inLineOfFire(state, 0, gun, one, other).clear,
        );
      }),
    );
  });
});

function mountsNamed(state: State, id: string) {
  try {
    return mount(state, 0, id);
  } catch {
    return undefined;
  }
}

/** A hex turned about the middle, by walking along the turned facings. */
function rotated(q: number, r: number, turn: number) {
  const right = turnedFacing(2, turn);
  const down = turnedFacing(3, turn);
  return hexAhead(hexAhead(MIDDLE, right, q), down, r);
}
