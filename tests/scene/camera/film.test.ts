import fc from "fast-check";
import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { Film, type Look, look } from "../../../src/scene/camera/film.ts";
import { ALL_CLEAR, type Clear } from "../../../src/scene/camera/home.ts";
import { RADIANS } from "../../../src/scene/layout.ts";
import { livePose } from "../../../src/tabletop/live.ts";
import { poseAt } from "../../../src/tabletop/stance.ts";
import type { Cue } from "../../../src/tabletop/tabletop.ts";
import { type Timeline, timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../../tabletop/fixtures.ts";
import { figures } from "../recorded/figures.ts";

const HALF = Math.tan(16 * RADIANS);
const TABLE: Look = { x: 24, y: 18, up: 0, heading: 0, tilt: 50, distance: 40 };
const ASPECT = 16 / 9;

const AFTER = table(
  [
    piece("R1", [pose(20, 8, 0), pose(20, 12, 0), pose(20, 12, 60), pose(23, 14, 60)]),
    piece("B1", [pose(32, 17, 0), pose(32, 21, 0)], { side: 1 }),
  ],
  [
    {
      kind: "reveal",
      orders: [
        { id: "R1", side: 0, text: "2" },
        { id: "B1", side: 1, text: "1" },
      ],
    },
    { kind: "fly" },
    { kind: "dice", dice: [{ kind: "d6", face: 6, side: 0 }], caption: "" },
    { kind: "shot", from: "R1", to: "B1", weapon: "front", hit: true },
    { kind: "fall", piece: "B1", how: "destroyed" },
  ] satisfies readonly Cue[],
);

function filmOf(line: Timeline, clear: Clear = ALL_CLEAR, opens = true): Film {
  return new Film(
    { line, table: (_, out) => Object.assign(out, TABLE), edge: 0, opens },
    { half: HALF, aspect: ASPECT, clear },
  );
}

const LINE = timeline(beforeOf(AFTER), AFTER);

function seen(film: Film, ms: number): Look {
  const out = look();
  film.at(ms, out);
  return out;
}

function eyeOf({ x, y, up, heading, tilt, distance }: Look): Vector3 {
  const back = distance * Math.sin(tilt * RADIANS);
  return new Vector3(
    x - back * Math.sin(heading * RADIANS),
    y - back * Math.cos(heading * RADIANS),
    up + distance * Math.cos(tilt * RADIANS),
  );
}

/** Where a point in inches is in the picture of a look: -1 to 1, y up. */
function projected(from: Look, x: number, y: number, up: number): { x: number; y: number } {
  const [heading, tilt] = [from.heading * RADIANS, from.tilt * RADIANS];
  const forward = new Vector3(
    Math.sin(heading) * Math.sin(tilt),
    Math.cos(heading) * Math.sin(tilt),
    -Math.cos(tilt),
  );
  const right = new Vector3(Math.cos(heading), -Math.sin(heading), 0);
  const above = right.clone().cross(forward);
  const at = new Vector3(x, y, up).sub(eyeOf(from));
  const deep = at.dot(forward) * HALF;
  return { x: at.dot(right) / deep / ASPECT, y: at.dot(above) / deep };
}

describe("where the eye is in a film", () => {
  test("it begins at the table", () => {
    expect(seen(filmOf(LINE), 0)).toMatchObject({ x: 24, y: 18, tilt: 50 });
  });

  test("it goes its way without a jolt, above the mat, wherever one looks in", () => {
    const film = filmOf(LINE);
    let last = eyeOf(seen(film, 0));
    for (let ms = 0; ms <= LINE.duration; ms += 10) {
      const eye = eyeOf(seen(film, ms));
      expect(eye.toArray().every(Number.isFinite)).toBe(true);
      expect(eye.z).toBeGreaterThan(1);
      const isCut = film.isCut(film.shotAt(ms)) && film.shotAt(ms) !== film.shotAt(ms - 10);
      if (!isCut) expect(eye.distanceTo(last)).toBeLessThan(1.2);
      last = eye;
    }
  });

  test("an instant looks the same from whichever side one comes to it", () => {
    const [once, again] = [filmOf(LINE), filmOf(LINE)];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Math.floor(LINE.duration) }), (ms) => {
        expect(seen(again, ms)).toEqual(seen(once, ms));
      }),
    );
  });

  test("the hunter is followed from behind, round his turn too", () => {
    const film = filmOf(LINE);
    const shot = film.shots.find(({ kind }) => kind === "chase");
    const ms = (shot?.start ?? 0) + (shot?.travel ?? 0);
    const from = seen(film, ms);
    const now = livePose();
    poseAt(LINE, "R1", ms, now);
    const eye = eyeOf(from);
    const behind =
      (now.x - eye.x) * Math.sin(from.heading * RADIANS) + (now.y - eye.y) * Math.cos(from.heading * RADIANS);
    expect(behind).toBeGreaterThan(4);
    expect(Math.abs(projected(from, now.x, now.y, 2).x)).toBeLessThan(0.5);
    poseAt(LINE, "R1", film.shots[3]?.start ?? 0, now);
    const later = seen(film, (film.shots[3]?.start ?? 0) - 1);
    expect(later.heading).toBeGreaterThan(20);
  });

  test("what is looked at lies in the middle of what no paper covers", () => {
    const clear: Clear = { left: -0.9, right: 0.3, bottom: -0.4, top: 0.9 };
    const film = filmOf(LINE, clear);
    const fall = film.shots.at(-1);
    const ms = (fall?.start ?? 0) + (fall?.duration ?? 0) / 2;
    const now = livePose();
    poseAt(LINE, "B1", LINE.duration, now);
    const at = projected(seen(film, ms), now.x, now.y, 1);
    expect(at.x).toBeCloseTo((clear.left + clear.right) / 2, 1);
    expect(at.y).toBeGreaterThan(clear.bottom);
    expect(at.y).toBeLessThan(clear.top);
  });

  test.each([
    { aspect: ASPECT, nearer: 1 },
    { aspect: 1.2, nearer: 0.8 },
    { aspect: 0.5, nearer: 0.6 },
  ])(
    "in a picture $aspect times as wide as high the eye is 1 / $nearer as far away",
    ({ aspect, nearer }) => {
      const film = filmOf(LINE);
      const ms = LINE.duration;
      const usual = seen(film, ms).distance;
      film.lens = { ...film.lens, aspect };
      expect(seen(film, ms).distance).toBeCloseTo(usual / nearer, 5);
    },
  );

  test("who would have to be seen from the other side is cut to", () => {
    const back = timeline(beforeOf(AFTER), AFTER, [
      { kind: "shot", from: "B1", to: "R1", weapon: "front", hit: false },
    ]);
    const film = filmOf(back, ALL_CLEAR, false);
    expect(film.isCut(0)).toBe(true);
    expect(film.endsWithCut()).toBe(true);
    expect(filmOf(LINE).isCut(0)).toBe(false);
  });

  test("who is about to fire stands beside the dice that fall", () => {
    const film = filmOf(LINE);
    const shot = film.shots.find(({ dice }) => dice);
    const ms = (shot?.start ?? 0) + (shot?.duration ?? 0) / 2;
    const at = () => {
      const now = livePose();
      poseAt(LINE, "R1", ms, now);
      return projected(seen(film, ms), now.x, now.y, 2).x;
    };
    const before = at();
    film.lens = { ...film.lens, dice: 0.1 };
    expect(at()).toBeLessThan(before - 0.2);
  });

  test("room is made for dice while they fall, and no longer", () => {
    const film = filmOf(LINE);
    const shot = film.shots.find(({ dice }) => dice);
    const { start, duration } = shot ?? { start: 0, duration: 0 };
    expect([start, start + duration / 2, start + duration].map((ms) => film.dice(ms))).toEqual([0, 1, 0]);
    expect(film.dice(start - 300)).toBe(0);
  });

  test("it is at every half second where it is recorded to be", async () => {
    const film = filmOf(LINE);
    const looks = Array.from({ length: Math.floor(LINE.duration / 500) + 1 }, (_, i) => seen(film, i * 500));
    const lines = looks.map(({ x, y, up, heading, tilt, distance }) =>
      figures([x, y, up, heading, tilt, distance].map((one) => Math.round(one * 50) / 50)),
    );
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("../recorded/pictures/film.txt");
  });
});
