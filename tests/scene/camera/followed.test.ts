import fc from "fast-check";
import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { inAction, roomIn } from "../../../src/scene/camera/action.ts";
import { clearOf } from "../../../src/scene/camera/clear.ts";
import { followed } from "../../../src/scene/camera/followed.ts";
import { ledFlight } from "../../../src/scene/camera/led-flight.ts";
import { homeOf, LENS } from "../../../src/scene/camera/places.ts";
import { Reframing } from "../../../src/scene/camera/reframing.ts";
import { heightIn, RADIANS } from "../../../src/scene/layout.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import type { ScreenArea } from "../../../src/scene/props.ts";
import { createStage, moveStage, setStage } from "../../../src/scene/stage.ts";
import { NO_OVERLAY } from "../../../src/tabletop/overlay.ts";
import type { Cue, Piece, Pose, SideIndex } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../../tabletop/fixtures.ts";
import { PROPS } from "../bare-table.ts";

const REVEAL: Cue = { kind: "reveal", orders: [{ id: "R1", side: 0, text: "2" }] };
const FLY: Cue = { kind: "fly" };
const DICE: Cue = { kind: "dice", dice: [{ kind: "d6", face: 6, side: 0 }], caption: "" };

/** A screen and the part of it beside the papers, in CSS pixels. */
function screen(width: number, height: number, [left, top, right, bottom]: readonly number[]) {
  const size = { width, height, top: 0, left: 0 };
  const area = { left, top, right, bottom } as ScreenArea;
  return { size, area, aspect: width / height, clear: clearOf(area, size) };
}

/** As a page has it on which papers lie at the left and below; a phone, and one that is held across. */
const LAPTOP = screen(1280, 720, [90, 40, 1240, 620]);
const UPRIGHT = screen(390, 844, [0, 44, 390, 748]);
const ACROSS = screen(844, 390, [8, 56, 836, 336]);

function lineOf(pieces: readonly Piece[], cues: readonly Cue[]) {
  const after = table(pieces, cues);
  return timeline(beforeOf(after), after);
}

/** How a table is looked at while a line is played, at any instant of it. */
function way(line: ReturnType<typeof lineOf>, edge: SideIndex = 0, shown = LAPTOP) {
  const { size, area, aspect, clear } = shown;
  const { after } = line;
  const stage = createStage(1.5);
  setStage(stage, after, line, 0);
  const current = { stage, laid: () => undefined };
  const props = { ...PROPS, player: createPlayer(), tabletop: after, overlay: NO_OVERLAY, edge };
  const latest = { current: { ...props, clearArea: () => area } };
  const places = homeOf({ latest, current }, () => ({ size }));
  const [before, meanwhile, last] = places.extents();
  const reframing = new Reframing(
    [places.view(before), places.view(meanwhile), places.view(last)],
    line.duration,
  );
  const origin = new Vector3(-after.mat.width / 2, 0, after.mat.depth / 2);
  const lens = { half: Math.tan((LENS / 2) * RADIANS), aspect, clear };
  const made = followed(reframing, lens, size.width, { line, current, origin, edge });
  const look = (of: typeof made, ms: number) => {
    moveStage(stage, after, line, ms);
    const [position, target] = [new Vector3(), new Vector3()];
    of.at(ms, position, target);
    return { position, target };
  };
  return {
    stage,
    origin,
    follows: made !== reframing,
    at: (ms: number) => look(made, ms),
    table: (ms: number) => look(reframing, ms),
  };
}

const DUEL = [
  piece("R1", [pose(20, 8, 90), pose(24, 8, 90), pose(24, 8, 60), pose(27, 10, 60)]),
  piece("B1", [pose(32, 22, 180), pose(32, 17, 180)], { side: 1 }),
];

/** Some aircraft that fly a leg, turn and fly another, so many inches from the ends of the mat at first. */
const melee = (from: number) =>
  fc
    .array(
      fc.record({
        x: fc.integer({ min: from, max: 48 - from }),
        y: fc.integer({ min: from, max: 36 - from }),
        heading: fc.integer({ min: 0, max: 11 }),
        turn: fc.integer({ min: -3, max: 3 }),
        legs: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 2, maxLength: 8 },
    )
    .map((all) =>
      all.map(({ x, y, heading, turn, legs }, index) => {
        const [first, then] = [heading * 30, (heading + turn) * 30];
        const on = (from: Pose, way: number, inches: number): Pose => ({
          ...from,
          ...{ x: from.x + inches * Math.sin(way * RADIANS), y: from.y + inches * Math.cos(way * RADIANS) },
          heading: way,
        });
        const start = pose(x, y, first, 2 + (index % 4));
        const corner = on(start, first, legs);
        const track = [start, corner, { ...corner, heading: then }, on(corner, then, legs)];
        return piece(`${index % 2 ? "B" : "R"}${index}`, track, { side: index % 2 ? 1 : 0 });
      }),
    );

/** The eye that looks at a table in an instant. */
function eyeAt({ at }: ReturnType<typeof way>, ms: number, aspect: number): PerspectiveCamera {
  const { position, target } = at(ms);
  const camera = new PerspectiveCamera(LENS, aspect, 0.5, 400);
  camera.position.copy(position);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  return camera;
}

/** Of the aircraft for which there is room, those whose middle is not in the part of the picture that no paper lies on, at an instant. */
function outside(shown: ReturnType<typeof way>, ms: number, { clear, aspect, size }: typeof LAPTOP) {
  const camera = eyeAt(shown, ms, aspect);
  const { stage, origin } = shown;
  return inAction(stage.actors, undefined, roomIn(size.width)).filter((actor) => {
    const { x, y } = actor.pose;
    const seen = new Vector3(x + origin.x, heightIn(actor, stage), origin.z - y).project(camera);
    return seen.x < clear.left || seen.x > clear.right || seen.y < clear.bottom || seen.y > clear.top;
  });
}

/** Points across a picture and up, between 0 and 1. */
const GRID = Array.from({ length: 24 * 24 }, (_, at) => [
  ((at % 24) + 0.5) / 24,
  (Math.floor(at / 24) + 0.5) / 24,
]) as readonly (readonly [number, number])[];

/** How much mat there is in the part of the picture that no paper lies on, 0 to 1. */
function matAt(shown: ReturnType<typeof way>, ms: number, { clear, aspect }: typeof LAPTOP): number {
  const { position, ...camera } = eyeAt(shown, ms, aspect);
  const { x: left, z: near } = shown.origin;
  const onMat = GRID.filter(([across, up]) => {
    const x = clear.left + (clear.right - clear.left) * across;
    const y = clear.bottom + (clear.top - clear.bottom) * up;
    const ray = new Vector3(x, y, 0.5)
      .applyMatrix4(camera.projectionMatrixInverse)
      .applyMatrix4(camera.matrixWorld)
      .sub(position);
    const meets = position.clone().addScaledVector(ray, -position.y / ray.y);
    return ray.y < 0 && Math.abs(meets.x) <= -left && Math.abs(meets.z) <= near;
  });
  return onMat.length / GRID.length;
}

describe("the flight after opened orders", () => {
  const line = lineOf(DUEL, [REVEAL, FLY, DICE]);
  const flight = line.clips[1];
  const MIDST = (flight?.start ?? 0) + (flight?.duration ?? 0) * 0.7;

  test("is seen low, from nearer to its leader and from behind him, and the table before and after it", () => {
    const { at, table: from } = way(line);
    const { position, target } = at(MIDST);
    const home = from(MIDST);
    expect(position.y).toBeLessThan(home.position.y * 0.75);
    const heading = Math.atan2(target.x - position.x, position.z - target.z) / RADIANS;
    expect(heading).toBeGreaterThan(25);
    expect(heading).toBeLessThan(41);
    for (const ms of [0, 500, line.duration - 300, line.duration]) expect(at(ms)).toEqual(from(ms));
  });

  test.each([
    { cues: [REVEAL, FLY], more: "that ends what happens" },
    { cues: [REVEAL, FLY, DICE], more: "before shots" },
  ])("goes without a jolt and never swings faster than 80 degrees a second: one $more", ({ cues }) => {
    fc.assert(
      fc.property(melee(10), fc.constantFrom<SideIndex>(0, 1), (pieces, edge) => {
        const fight = lineOf(pieces, cues);
        const { at } = way(fight, edge);
        const ahead = (ms: number) => {
          const { position, target } = at(ms);
          return target.sub(position).normalize();
        };
        let last = ahead(0);
        for (let ms = 20; ms <= fight.duration; ms += 20) {
          const next = ahead(ms);
          expect(next.angleTo(last) / RADIANS / 0.02).toBeLessThan(80);
          last = next;
        }
      }),
      { numRuns: 8 },
    );
  });

  test.each([
    ["a laptop", LAPTOP],
    ["a phone", UPRIGHT],
    ["a phone that is held across", ACROSS],
  ] as const)("has everybody in the picture all the time, past the papers, on %s", (_, on) => {
    fc.assert(
      fc.property(melee(10), fc.constantFrom<SideIndex>(0, 1), (pieces, edge) => {
        const fight = lineOf(pieces, [REVEAL, FLY, DICE]);
        const shown = way(fight, edge, on);
        for (let ms = 0; ms <= fight.duration; ms += 50)
          expect(outside(shown, ms, on).map(({ id }) => `${id} at ${ms}`)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  // A tall screen that shows a fight as wide as it has room for shows more than the mat is deep, from wherever it looks.
  test.each([
    ["a laptop", LAPTOP, 0.45, 0.72],
    ["a phone", UPRIGHT, 0.27, 0.58],
    ["a phone that is held across", ACROSS, 0.5, 0.8],
  ] as const)("shows more of the mat than of all else at the end, on %s", (_, on, least, mean) => {
    const shares = fc.sample(melee(5), { numRuns: 30, seed: 11 }).map((pieces) => {
      const fight = lineOf(pieces, [REVEAL, FLY, DICE]);
      const flown = fight.clips[1];
      return matAt(way(fight, 0, on), (flown?.start ?? 0) + (flown?.duration ?? 0) - 200, on);
    });
    expect(Math.min(...shares)).toBeGreaterThan(least);
    expect(shares.reduce((sum, one) => sum + one, 0) / shares.length).toBeGreaterThan(mean);
  });

  test("looks at an instant as it does whichever way one comes to it", () => {
    const { at } = way(line);
    const there = at(MIDST);
    for (const ms of [0, line.duration, MIDST + 200]) at(ms);
    expect(at(MIDST)).toEqual(there);
  });

  test("is led by who is farthest ahead of the player's own side, else of those who fly", () => {
    const side = [
      piece("R1", [pose(20, 8, 0), pose(20, 12, 0)]),
      piece("R2", [pose(24, 11, 0), pose(24, 13, 0)]),
      piece("B1", [pose(20, 30, 180), pose(20, 26, 180)], { side: 1 }),
    ];
    const fight = lineOf(side, [REVEAL, FLY]);
    expect(ledFlight(fight, 0)?.leader).toBe("R2");
    expect(ledFlight(fight, 1)?.leader).toBe("B1");
    expect(ledFlight(lineOf(side.slice(0, 2), [REVEAL, FLY]), 1)?.leader).toBe("R2");
  });

  test.each([
    { what: "no orders have been opened", cues: [FLY] },
    { what: "nobody flies", cues: [REVEAL, DICE] },
    { what: "something else comes first", cues: [REVEAL, DICE, FLY] },
  ])("the table is looked at as ever where $what", ({ cues }) => {
    expect(way(lineOf(DUEL, cues)).follows).toBe(false);
  });
});
