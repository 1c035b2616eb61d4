import { describe, expect, test } from "vitest";
import { chiSquare, countFaces } from "../../../src/core/dice/chisquare.ts";
import { diceFrom } from "../../../src/core/dice/dice.ts";
import { bake } from "../../../src/scene/dice/bake.ts";
import { DIE_KINDS, type Die, type DieKind, FACES } from "../../../src/scene/dice/kinds.ts";
import { between, randomFrom } from "../../../src/scene/dice/random.ts";
import { MAX_FRAMES } from "../../../src/scene/dice/record.ts";
import { type BakedThrow, POSE } from "../../../src/scene/dice/throw.ts";
import { TRAY } from "../../../src/scene/dice/tray.ts";
import { trials } from "../../extent.ts";
import { cornersOf, overlap, placed } from "./overlap.ts";
import { shownFace } from "./shown.ts";

/** What dice may sink into the felt, a wall or each other without anyone seeing it: half a millimetre. */
const HAIR = 0.02;

function fairDice(seed: number) {
  const random = randomFrom(seed);
  return diceFrom(() => Math.floor(random() * 2 ** 32));
}

function dice(kinds: readonly DieKind[], seed: number): Die[] {
  const faces = fairDice(seed).throw({ dice: kinds, by: "red", why: { key: "test", values: {} } });
  return kinds.map((kind, i) => ({ kind, face: faces[i] ?? 0, colour: i % 2 === 0 ? "#a8201a" : "#0b4f8a" }));
}

function mixed(count: number, seed: number): DieKind[] {
  const random = randomFrom(seed ^ 0x5eed);
  return Array.from({ length: count }, () => DIE_KINDS[Math.floor(between(random, 0, 4))] ?? "d6");
}

function expectAtRest(baked: BakedThrow): void {
  const last = placed(baked, baked.frames - 1);
  const before = placed(baked, baked.frames - 8);
  for (const [i, die] of last.entries()) {
    const corners = cornersOf(die);
    const highest = corners.toSorted((a, b) => b.y - a.y).slice(0, die.shape.faces[0]?.corners.length);
    for (const corner of highest) expect(corner.y).toBeCloseTo(2 * die.shape.inradius, 3);
    expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(0, 3);
    expect(Math.max(...corners.map(({ x }) => Math.abs(x)))).toBeLessThan(TRAY.halfLength + HAIR);
    expect(Math.max(...corners.map(({ z }) => Math.abs(z)))).toBeLessThan(TRAY.halfWidth + HAIR);
    expect(die.position.distanceTo(before[i]?.position ?? die.position)).toBeLessThan(2 * HAIR);
    for (const other of last.slice(i + 1)) expect(overlap(die, other)).toBeLessThan(HAIR);
  }
}

const DICE = trials(360, 10_000);
const THROWS = Math.ceil(DICE / 12);
const PARTS = 4;
const seen: Record<DieKind, number[]> = { d6: [], d10: [], d12: [], d20: [] };

describe(`${DICE} dice of mixed kinds`, () => {
  test.each(Array.from({ length: PARTS }, (_, part) => part))(
    "show what was drawn and lie flat, inside, apart and still: part %i of them",
    (part) => {
      for (let i = part; i < THROWS; i += PARTS) {
        const drawn = dice(mixed(12, i), i);
        const baked = bake({ dice: drawn, seed: i });
        expect(drawn.map((_, die) => shownFace(baked, die))).toEqual(drawn.map(({ face }) => face));
        expect(baked.attempts).toBeGreaterThan(0);
        expectAtRest(baked);
        for (const [die, { kind }] of drawn.entries()) seen[kind].push(shownFace(baked, die));
      }
    },
    240_000,
  );

  test.each(DIE_KINDS)("and the %s among them are fair", { tags: ["long"] }, (kind) => {
    const { statistic, critical01, scant } = chiSquare(countFaces(FACES[kind], seen[kind]));
    expect(scant).toBe(false);
    expect(statistic).toBeLessThan(critical01);
  });
});

test.each(DIE_KINDS)("twelve %s come to rest", (kind) => {
  for (let seed = 0; seed < 8; seed++) {
    const drawn = dice(
      Array.from({ length: 12 }, () => kind),
      seed,
    );
    const baked = bake({ dice: drawn, seed });
    expect(baked.attempts).toBeGreaterThan(0);
    expectAtRest(baked);
  }
});

test.each([1, 2, 3, 5, 7])("a throw of %i dice tumbles", (count) => {
  const baked = bake({ dice: dice(mixed(count, count), count), seed: count });
  expect(baked.frames).toBeGreaterThan(40);
  expect(baked.frames).toBeLessThan(MAX_FRAMES + 10);
  expect(baked.poses).toHaveLength(baked.frames * count * POSE);
  const faces = new Set(Array.from({ length: baked.frames }, (_, frame) => shownFace(baked, 0, frame)));
  expect(faces.size).toBeGreaterThan(1);
});

test("no die leaps from one frame to the next", () => {
  const baked = bake({ dice: dice(mixed(12, 77), 77), seed: 77 });
  for (let frame = 1; frame < baked.frames; frame++) {
    const before = placed(baked, frame - 1);
    for (const [i, die] of placed(baked, frame).entries())
      expect(die.position.distanceTo(before[i]?.position ?? die.position)).toBeLessThan(0.9);
  }
});

test("every die comes in over the rim, not through it", () => {
  for (let seed = 0; seed < 40; seed++) {
    const baked = bake({ dice: dice(mixed(1 + (seed % 12), seed), seed), seed });
    for (let frame = 0; frame < baked.frames; frame++)
      for (const corner of placed(baked, frame).flatMap(cornersOf))
        if (corner.x < -TRAY.halfLength - 2 * HAIR) expect(corner.y).toBeGreaterThan(TRAY.rim);
  }
});

test("impacts come in order, within the throw", () => {
  const { impacts, frames } = bake({ dice: dice(["d6", "d20"], 4), seed: 4 });
  expect(impacts.length).toBeGreaterThan(1);
  for (const [i, { frame, speed }] of impacts.entries()) {
    expect(frame).toBeGreaterThanOrEqual(impacts[i - 1]?.frame ?? 0);
    expect(frame).toBeLessThan(frames);
    expect(speed).toBeGreaterThan(0);
  }
});

test("the same request gives the same throw, whatever was thrown between", () => {
  const request = { dice: dice(mixed(9, 3), 3), seed: 3 };
  const first = bake(request);
  bake({ dice: dice(mixed(12, 4), 4), seed: 4 });
  expect(bake(request)).toEqual(first);
  expect(bake({ ...request, seed: 5 }).poses).not.toEqual(first.poses);
});

test("the faces drawn have no say in how the dice tumble", () => {
  const request = (face: number) => ({ dice: [{ kind: "d20" as const, face, colour: "red" }], seed: 8 });
  expect(bake(request(20)).poses).toEqual(bake(request(1)).poses);
});

test("dice that never come to rest are laid out", () => {
  const drawn = dice(mixed(12, 6), 6);
  const baked = bake({ dice: drawn, seed: 6 }, 0);
  expect(baked).toMatchObject({ attempts: 0, frames: 1 });
  expect(drawn.map((_, die) => shownFace(baked, die))).toEqual(drawn.map(({ face }) => face));
});

test("no dice at all are no trouble", () => {
  expect(bake({ dice: [], seed: 1 }).kinds).toEqual([]);
});

test.each([
  ["d6", 7, "A d6 has no face 7; its faces are 1 to 6."],
  ["d20", 0, "A d20 has no face 0; its faces are 1 to 20."],
  ["d10", 2.5, "A d10 has no face 2.5; its faces are 1 to 10."],
] as const)("refuses a %s showing %f", (kind, face, message) => {
  expect(() => bake({ dice: [{ kind, face, colour: "red" }], seed: 1 })).toThrow(message);
});

test("refuses more dice than the tray holds", () => {
  const many = dice(
    Array.from({ length: 13 }, () => "d6" as const),
    1,
  );
  expect(() => bake({ dice: many, seed: 1 })).toThrow("at most 12 dice; this one has 13");
});

test("refuses to tell a face of a die or frame that is not there", () => {
  const baked = bake({ dice: dice(["d6"], 1), seed: 1 });
  expect(() => shownFace(baked, 1)).toThrow("no die 1");
  expect(() => shownFace(baked, 0, baked.frames)).toThrow(`no frame ${baked.frames}`);
});
