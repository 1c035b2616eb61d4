import fc from "fast-check";
import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { clearOf } from "../../../src/scene/camera/clear.ts";
import { followed } from "../../../src/scene/camera/followed.ts";
import type { Clear } from "../../../src/scene/camera/home.ts";
import { ledFlight } from "../../../src/scene/camera/led-flight.ts";
import { homeOf, LENS } from "../../../src/scene/camera/places.ts";
import { Reframing } from "../../../src/scene/camera/reframing.ts";
import { heightIn, RADIANS } from "../../../src/scene/layout.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import { createStage, moveStage, setStage } from "../../../src/scene/stage.ts";
import { NO_OVERLAY } from "../../../src/tabletop/overlay.ts";
import type { Cue, Piece, Pose, SideIndex } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../../tabletop/fixtures.ts";
import { PROPS } from "../bare-table.ts";

const REVEAL: Cue = { kind: "reveal", orders: [{ id: "R1", side: 0, text: "2" }] };
const FLY: Cue = { kind: "fly" };
const DICE: Cue = { kind: "dice", dice: [{ kind: "d6", face: 6, side: 0 }], caption: "" };

const [WIDTH, HEIGHT] = [1280, 720];
const ASPECT = WIDTH / HEIGHT;
/** As a page has it on which papers lie at the left and below. */
const AREA = { left: 90, top: 40, right: 1240, bottom: 620 };
const CLEAR = clearOf(AREA, { width: WIDTH, height: HEIGHT });
const LENS_OF = { half: Math.tan((LENS / 2) * RADIANS), aspect: ASPECT, clear: CLEAR };

function lineOf(pieces: readonly Piece[], cues: readonly Cue[]) {
  const after = table(pieces, cues);
  return timeline(beforeOf(after), after);
}

/** How a table is looked at while a line is played, at any instant of it. */
function way(line: ReturnType<typeof lineOf>, edge: SideIndex = 0) {
  const { after } = line;
  const stage = createStage(1.5);
  setStage(stage, after, line, 0);
  const current = { stage, laid: () => undefined };
  const props = { ...PROPS, player: createPlayer(), tabletop: after, overlay: NO_OVERLAY, edge };
  const latest = { current: { ...props, clearArea: () => AREA } };
  const places = homeOf({ latest, current }, () => ({
    size: { width: WIDTH, height: HEIGHT, top: 0, left: 0 },
  }));
  const [before, meanwhile, last] = places.extents();
  const reframing = new Reframing(
    [places.view(before), places.view(meanwhile), places.view(last)],
    line.duration,
  );
  const origin = new Vector3(-after.mat.width / 2, 0, after.mat.depth / 2);
  const made = followed(reframing, LENS_OF, WIDTH, { line, current, origin, edge });
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

/** Some aircraft that fly a leg, turn and fly another. */
const MELEE = fc
  .array(
    fc.record({
      x: fc.integer({ min: 10, max: 38 }),
      y: fc.integer({ min: 10, max: 26 }),
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

/** Whether the middle of each aircraft is in the part of the picture that no paper lies on, at an instant. */
function outside(
  { stage, origin, at }: ReturnType<typeof way>,
  ms: number,
  { left, right, bottom, top }: Clear,
) {
  const { position, target } = at(ms);
  const camera = new PerspectiveCamera(LENS, ASPECT, 0.5, 400);
  camera.position.copy(position);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  return stage.actors.filter((actor) => {
    const { x, y } = actor.pose;
    const seen = new Vector3(x + origin.x, heightIn(actor, stage), origin.z - y).project(camera);
    return seen.x < left || seen.x > right || seen.y < bottom || seen.y > top;
  });
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
      fc.property(MELEE, fc.constantFrom<SideIndex>(0, 1), (pieces, edge) => {
        const melee = lineOf(pieces, cues);
        const { at } = way(melee, edge);
        const ahead = (ms: number) => {
          const { position, target } = at(ms);
          return target.sub(position).normalize();
        };
        let last = ahead(0);
        for (let ms = 20; ms <= melee.duration; ms += 20) {
          const next = ahead(ms);
          expect(next.angleTo(last) / RADIANS / 0.02).toBeLessThan(80);
          last = next;
        }
      }),
      { numRuns: 8 },
    );
  });

  test("has everybody in the picture all the time, past the papers", () => {
    fc.assert(
      fc.property(MELEE, fc.constantFrom<SideIndex>(0, 1), (pieces, edge) => {
        const melee = lineOf(pieces, [REVEAL, FLY, DICE]);
        const shown = way(melee, edge);
        for (let ms = 0; ms <= melee.duration; ms += 50)
          expect(outside(shown, ms, CLEAR).map(({ id }) => `${id} at ${ms}`)).toEqual([]);
      }),
      { numRuns: 8 },
    );
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
    const melee = lineOf(side, [REVEAL, FLY]);
    expect(ledFlight(melee, 0)?.leader).toBe("R2");
    expect(ledFlight(melee, 1)?.leader).toBe("B1");
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
