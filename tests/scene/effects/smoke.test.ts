import { describe, expect, it, test } from "vitest";
import { PuffLayer, roomFor } from "../../../src/scene/effects/layer.ts";
import { hasPuffs } from "../../../src/scene/effects/smoke.ts";
import { woodenBlock } from "../../../src/scene/models/placeholder.ts";
import { createStage, moveStage, setStage } from "../../../src/scene/stage.ts";
import { LANDS } from "../../../src/tabletop/clips.ts";
import type { Cue, Piece, Tabletop } from "../../../src/tabletop/tabletop.ts";
import { type Timeline, timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../../tabletop/fixtures.ts";
import { puffsOf, type Seen } from "../puffs/puffs-of.ts";

/** Flies north, turns right on the spot and flies on east, battered. */
const TRACK = [pose(12, 10, 0), pose(12, 20, 0), pose(12, 20, 90), pose(22, 20, 90)];
const BATTERED = { damage: { airframe: 1, engine: 1, propellersStopped: false } } as const;
const SCRATCHED = { damage: { airframe: 0.1, engine: 0, propellersStopped: false } } as const;
const BLOCK = woodenBlock();
const SEA = { colour: [66, 104, 116], wet: 1 } as const;
const FIELD = { colour: [150, 120, 80], wet: 0 } as const;

/** The puffs of a table at an instant of what has led to it; left out: long after. */
function laid(
  after: Tabletop,
  line?: Timeline,
  now = 0,
  ground: typeof SEA | typeof FIELD = SEA,
  plainness = 0,
): readonly Seen[] {
  const stage = createStage();
  setStage(stage, after, line, now);
  const hung = { clouds: after.clouds, sites: after.sites ?? [], size: 2 };
  const layer = new PuffLayer(roomFor(stage.actors.length, hung));
  const clip = line?.clips.findLast(({ start }) => start <= now);
  layer.lay(
    stage,
    clip,
    hung,
    () => BLOCK,
    () => ground,
    plainness,
  );
  return puffsOf(layer.field);
}

function flown(more: Partial<Piece>) {
  const after = table([piece("R1", TRACK, more)], [{ kind: "fly" }]);
  const line = timeline(beforeOf(after), after);
  return { after, line, at: (share: number) => laid(after, line, line.duration * share) };
}

/** How far a place is from two straight legs with a rounded corner, at most. */
function offTrack({ at: [x, , z] }: Seen): number {
  const north = Math.hypot(x - 12, Math.max(0, -z - 20));
  const east = Math.hypot(-z - 20, Math.max(0, 12 - x));
  return Math.min(north, east);
}

/** Smoke drifts aside by so much at the end of its trail, and a corner is rounded by so much, in inches. */
const DRIFT = 0.6;

describe("smoke", () => {
  const { at } = flown(BATTERED);

  it("hangs along the path that was flown, round a corner too", () => {
    for (const share of [0.3, 0.5, 0.55, 0.6, 0.7, 0.9])
      for (const puff of at(share)) expect(offTrack(puff)).toBeLessThan(DRIFT);
  });

  it("trails straight behind an aircraft that has flown no further yet", () => {
    const puffs = at(0);
    expect(puffs.length).toBeGreaterThan(8);
    for (const puff of puffs) {
      expect(puff.at[2]).toBeGreaterThan(-10.6);
      expect(offTrack(puff)).toBeLessThan(DRIFT);
    }
  });

  it("stands still in the air while an aircraft flies out of it", () => {
    // In the time of half a puff, at its full speed, it flies a tenth of an inch north; what it left behind drifts back a little.
    const [early, later] = [at(0.302), at(0.302 + 0.4 / 104)];
    const north = early.slice(4, 14).map(({ at: [, , z] }, k) => z - (later[k + 4]?.at[2] ?? Number.NaN));
    expect(north.reduce((sum, one) => sum + one, 0) / north.length).toBeLessThan(0.03);
  });

  it("is the same at an instant that is scrubbed to, and at the end as long after it", () => {
    const { after, line } = flown(BATTERED);
    const share = line.duration * 0.6;
    const once = laid(after, line, share);
    laid(after, line, line.duration);
    expect(laid(after, line, share)).toEqual(once);
    const end = laid(after, line, line.duration);
    expect(end.map(({ size, cover }) => [size, cover])).toEqual(
      laid(after).map(({ size, cover }) => [size, cover]),
    );
  });

  it("is of a piece, not of its place in a list", () => {
    const one = piece("R1", [pose(12, 10, 0)], BATTERED);
    const others = [piece("B1", [pose(30, 10, 0)]), one];
    expect(laid(table(others))).toEqual(laid(table([one])));
  });

  it("is halved on slow machines", () => {
    const { after } = flown(BATTERED);
    expect(laid(after, undefined, 0, SEA, 3)).toHaveLength(laid(after).length / 2);
  });
});

describe("what hangs over a table", () => {
  const CLOUD = { x: 20, y: 20, radius: 3, bottom: 1, top: 2 } as never;
  const put = (layer: PuffLayer, hung: Parameters<PuffLayer["lay"]>[2], more: Partial<Piece>) => {
    const stage = createStage();
    setStage(stage, table([piece("R1", [pose(12, 10, 0)], more)]), undefined, 0);
    return () =>
      layer.lay(
        stage,
        undefined,
        hung,
        () => BLOCK,
        () => SEA,
        0,
      );
  };

  it("may change while smoke hangs there or has gone, or where other clouds do; else it stays as it is", () => {
    const hung = { clouds: [CLOUD], sites: [], size: 2 };
    const layer = new PuffLayer(roomFor(1, hung));
    const whole = put(layer, hung, {});
    expect([whole(), whole(), whole()]).toEqual([true, false, false]);
    const battered = put(layer, hung, BATTERED);
    battered();
    expect(battered()).toBe(true);
    const again = put(layer, hung, {});
    again();
    expect(again()).toBe(false);
    expect(put(layer, { ...hung }, {})()).toBe(true);
  });

  it("is as high in an instant in which levels find other heights whichever instant was seen before", () => {
    const after = table([piece("R1", [pose(12, 10, 0)])]);
    const knots = [
      { level: 0, inches: 1 },
      { level: 10, inches: 9 },
    ];
    const scaled: Tabletop = { ...after, scale: { major: 1, metres: 100, knots } };
    const line = timeline(after, scaled);
    const stage = createStage();
    setStage(stage, scaled, line, 0);
    const hung = { clouds: [CLOUD], sites: [], size: 2 };
    const seen = (layer: PuffLayer, now: number) => {
      moveStage(stage, scaled, line, now);
      layer.lay(
        stage,
        undefined,
        hung,
        () => BLOCK,
        () => SEA,
        0,
      );
      return puffsOf(layer.field);
    };
    const [one, other] = [new PuffLayer(roomFor(1, hung)), new PuffLayer(roomFor(1, hung))];
    const midst = line.duration / 2;
    const before = seen(one, 0);
    expect(seen(one, midst)).toEqual(seen(other, midst));
    expect(seen(one, midst)).not.toEqual(before);
  });
});

describe("a wound", () => {
  it("smokes for the rest of the battle, a graver one thicker and darker; who is whole does not", () => {
    const of = (more: Partial<Piece>) => laid(table([piece("R1", [pose(12, 10, 0)], more)]));
    expect(of({})).toEqual([]);
    const [light, grave] = [of(SCRATCHED), of(BATTERED)];
    expect(light.length).toBeGreaterThan(3);
    expect(grave.length).toBeGreaterThan(light.length);
    expect(grave[2]?.cover).toBeGreaterThan(light[2]?.cover ?? 1);
    expect(grave[2]?.colour[0]).toBeLessThan(light[2]?.colour[0] ?? 0);
  });

  it("begins to smoke as it is struck, and a table with one has puffs from the beginning", () => {
    const shot: Cue = { kind: "shot", from: "B1", to: "R1", weapon: "front", hit: true };
    const after = table(
      [piece("R1", [pose(12, 10, 0)], SCRATCHED), piece("B1", [pose(12, 4, 0)], { side: 1 })],
      [shot],
    );
    const before = { ...beforeOf(after), pieces: after.pieces.map((one) => ({ ...one, ...WHOLE })) };
    const line = timeline(before, after);
    const grey = (share: number) => {
      const all = laid(after, line, line.duration * share);
      return all.filter(({ at }) => Math.hypot(at[0] - 12, at[2] + 10) > 1.2).length;
    };
    expect(grey(0.1)).toBe(0);
    expect(grey(1)).toBeGreaterThan(2);
    const stage = createStage();
    setStage(stage, after, line, 0);
    expect(hasPuffs(stage, after)).toBe(true);
    setStage(stage, { ...after, pieces: before.pieces }, undefined, 0);
    expect(hasPuffs(stage, after)).toBe(false);
  });
});

const WHOLE = { damage: { airframe: 0, engine: 0, propellersStopped: false } } as const;

test("a site smokes by what has become of it, and burns only while it does", () => {
  const site = (state?: "hit" | "burning" | "burnt-out") =>
    laid({
      ...table([]),
      sites: [{ id: "s", title: "S", symbol: "city", x: 9, y: 9, ...(state && { state }) }],
    });
  expect(site()).toEqual([]);
  const burning = site("burning");
  expect(burning.length).toBeGreaterThan(site("hit").length);
  expect(site("hit").length).toBeGreaterThan(site("burnt-out").length);
  expect(burning.some(({ heat }) => heat > 0)).toBe(true);
  expect(site("burnt-out").every(({ heat }) => heat === 0)).toBe(true);
  for (const { at } of burning) expect(Math.hypot(at[0] - 9, at[2] + 9)).toBeLessThan(5);
});

describe("a kill", () => {
  const after = table(
    [piece("B1", [pose(22, 4, 0)], { status: "crashed" })],
    [{ kind: "fall", piece: "B1", how: "crashed" }],
  );
  const line = timeline(beforeOf(after), after);
  const at = (share: number, ground: typeof SEA | typeof FIELD = FIELD) =>
    laid(after, line, line.duration * share, ground);
  const top = (all: readonly Seen[]) => Math.max(...all.map(({ at: [, y] }) => y));
  const onMat = (all: readonly Seen[]) => all.filter(({ kind }) => kind === 2);
  const flames = (all: readonly Seen[]) => all.filter(({ heat }) => heat > 0).length;

  test("burns on its way down, and its smoke stands where it came from", () => {
    const falling = at(LANDS * 0.8);
    expect(flames(falling)).toBeGreaterThan(3);
    expect(top(falling)).toBeGreaterThan(1.9);
    expect(onMat(falling)).toEqual([]);
  });

  test("leaves a scar on the mat for good, and smoke over it", () => {
    const lying = laid(after, undefined, 0, FIELD);
    expect(onMat(lying).length).toBeGreaterThan(4);
    for (const { at: place } of onMat(lying))
      expect(Math.hypot(place[0] - 22, place[2] + 4)).toBeLessThan(1.25);
    expect(top(lying)).toBeGreaterThan(2);
    expect(at(1)).toEqual(lying);
  });

  test("throws up earth or water, and then half a second is still", () => {
    for (const ground of [SEA, FIELD]) {
      const struck = at(LANDS + 0.1, ground);
      expect(struck.length).toBeGreaterThan(at(1, ground).length + 40);
      const still = 1 - 500 / line.duration;
      expect(at(still, ground).length).toBeLessThanOrEqual(at(1, ground).length + 7);
    }
    const white = (all: readonly Seen[]) => all.filter(({ colour }) => Math.min(...colour) > 0.5).length;
    expect(white(at(LANDS + 0.1, SEA))).toBeGreaterThan(20);
    expect(white(at(LANDS + 0.1, FIELD))).toBe(0);
  });

  test("looks the same at an instant, wherever one comes from", () => {
    const once = at(0.7);
    at(0.9);
    expect(at(0.7)).toEqual(once);
  });
});
