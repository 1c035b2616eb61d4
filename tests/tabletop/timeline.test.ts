import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareOf } from "../../src/tabletop/clips.ts";
import { livePose } from "../../src/tabletop/live.ts";
import { poseAt } from "../../src/tabletop/stance.ts";
import type { Cue, Piece, Pose } from "../../src/tabletop/tabletop.ts";
import { clipIndexAt, type Timeline, timeline } from "../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "./fixtures.ts";

const STRAIGHT = [pose(10, 10, 0), pose(10, 12, 0), pose(10, 14, 0)];
const SHORT = [pose(20, 20, 180), pose(20, 18, 180)];

function line(pieces: readonly Piece[], cues: readonly Cue[]): Timeline {
  const after = table(pieces, cues);
  return timeline(beforeOf(after), after);
}

function at(whole: Timeline, id: string, ms: number) {
  const out = livePose();
  expect(poseAt(whole, id, ms, out)).toBe(true);
  return out;
}

describe("a timeline", () => {
  it("is empty when nothing has happened", () => {
    const whole = line([piece("R1", [])], []);
    expect(whole.duration).toBe(0);
    expect(whole.clips).toEqual([]);
    expect(clipIndexAt(whole, 0)).toBe(-1);
  });

  it("plays its cues one after another, with a tick each", () => {
    const whole = line(
      [piece("R1", STRAIGHT), piece("B1", SHORT)],
      [
        { kind: "fly" },
        { kind: "dice", dice: [{ kind: "d6", face: 3, side: 0 }], caption: "" },
        { kind: "shot", from: "R1", to: "B1", weapon: "front", hit: true },
        { kind: "leave", piece: "B1" },
      ],
    );
    let end = 0;
    for (const clip of whole.clips) {
      expect(clip.start).toBe(end);
      expect(clip.duration).toBeGreaterThan(0);
      end += clip.duration;
    }
    expect(whole.duration).toBe(end);
    expect(whole.clips.map(({ cue }) => cue.kind)).toEqual(["fly", "dice", "shot", "leave"]);
    expect(whole.clips.map((clip) => clipIndexAt(whole, clip.start))).toEqual([0, 1, 2, 3]);
  });

  it("flies all pieces at once, long tracks and short ones in the same time", () => {
    const whole = line([piece("R1", STRAIGHT), piece("B1", SHORT)], [{ kind: "fly" }]);
    const half = whole.duration / 2;
    expect(at(whole, "R1", half)).toMatchObject({ x: 10, y: 12 });
    expect(at(whole, "B1", half)).toMatchObject({ x: 20, y: 19 });
  });

  it("takes no time over a flight in which nobody moves", () => {
    expect(line([piece("R1", [])], [{ kind: "fly" }]).duration).toBe(0);
  });

  it("does not fly again when the tabletop only remembers the track", () => {
    const whole = line(
      [piece("R1", STRAIGHT), piece("B1", SHORT)],
      [{ kind: "shot", from: "R1", to: "B1", weapon: "front", hit: false }],
    );
    expect(at(whole, "R1", 0)).toMatchObject({ x: 10, y: 14 });
  });
});

describe("what becomes of a piece in a timeline", () => {
  it("shows a hit aircraft whole until the shot lands", () => {
    const whole = line(
      [piece("R1", STRAIGHT), piece("B1", SHORT)],
      [{ kind: "fly" }, { kind: "shot", from: "R1", to: "B1", weapon: "front", hit: true }],
    );
    const shot = whole.clips[1];
    if (!shot) throw new Error("no shot");
    expect(at(whole, "B1", shot.start + 1).settled).toBe(false);
    expect(at(whole, "R1", shot.start + 1).settled).toBe(false);
    expect(at(whole, "B1", whole.duration).settled).toBe(true);
  });

  it.each(["destroyed", "crashed"] as const)(
    "lets a %s aircraft fall within seconds and lie there",
    (how) => {
      const whole = line(
        [piece("R1", STRAIGHT, { status: how })],
        [{ kind: "fly" }, { kind: "fall", piece: "R1", how }],
      );
      const fall = whole.clips[1];
      if (!fall) throw new Error("no fall");
      expect(fall.duration).toBeLessThan(4000);
      expect(at(whole, "R1", fall.start).fallen).toBe(0);
      const middle = at(whole, "R1", fall.start + fall.duration / 2);
      expect(middle.fallen).toBeGreaterThan(0);
      expect(middle.fallen).toBeLessThan(1);
      expect(at(whole, "R1", whole.duration).fallen).toBe(1);
    },
  );

  it("takes a piece away that leaves", () => {
    const whole = line(
      [piece("R1", STRAIGHT, { status: "disengaged" })],
      [{ kind: "fly" }, { kind: "leave", piece: "R1" }],
    );
    expect(at(whole, "R1", 0).present).toBe(1);
    expect(at(whole, "R1", whole.duration).present).toBe(0);
  });

  it("keeps a piece that is no longer on the tabletop until the end", () => {
    const gone = piece("B1", []);
    const after = table([piece("R1", STRAIGHT)], [{ kind: "fly" }]);
    const whole = timeline(table([piece("R1", []), gone]), after);
    expect(at(whole, "B1", 0).present).toBe(1);
    expect(at(whole, "B1", whole.duration).present).toBe(0);
  });

  it("knows no piece that is on neither tabletop, and leaves the pose alone", () => {
    const out = livePose();
    expect(poseAt(line([piece("R1", [])], []), "toString", 0, out)).toBe(false);
    expect(out).toEqual(livePose());
  });

  it("measures how much of a clip has passed", () => {
    const clip = { cue: { kind: "fly" } as const, start: 100, duration: 200 };
    expect([0, 100, 200, 300, 400].map((ms) => shareOf(clip, ms))).toEqual([0, 0, 0.5, 1, 1]);
  });
});

const DIRECTIONS = Array.from({ length: 12 }, (_, i) => [
  Math.sin((i * Math.PI) / 6),
  Math.cos((i * Math.PI) / 6),
]);

/** Tracks as a game makes them: legs of two inches, turns on the spot, levels that change. */
const track = fc
  .tuple(
    fc.record({
      x: fc.integer({ min: 2, max: 40 }),
      y: fc.integer({ min: 2, max: 30 }),
      hour: fc.integer({ min: 0, max: 11 }),
    }),
    fc.array(fc.constantFrom("F", "F", "L", "R", "U", "D"), { minLength: 1, maxLength: 9 }),
  )
  .map(([start, items]): Pose[] => {
    const poses: Pose[] = [pose(start.x, start.y, start.hour * 30)];
    for (const item of items) {
      const last = poses.at(-1) as Pose;
      const [dx = 0, dy = 0] = DIRECTIONS[last.heading / 30] ?? [];
      if (item === "L") poses.push({ ...last, heading: (last.heading + 330) % 360 });
      else if (item === "R") poses.push({ ...last, heading: (last.heading + 30) % 360 });
      else {
        const level = last.level + (item === "U" ? 1 : item === "D" ? -1 : 0);
        poses.push({ ...last, x: last.x + 2 * dx, y: last.y + 2 * dy, level });
      }
    }
    return poses;
  });

const cues = fc.constantFrom<readonly Cue[]>(
  [{ kind: "fly" }],
  [{ kind: "fly" }, { kind: "fall", piece: "R1", how: "crashed" }],
  [
    { kind: "fly" },
    { kind: "shot", from: "B1", to: "R1", weapon: "front", hit: true },
    { kind: "fall", piece: "R1", how: "destroyed" },
  ],
  [{ kind: "fly" }, { kind: "dice", dice: [], caption: "" }, { kind: "leave", piece: "B1" }],
);

/** Walks through a timeline in steps of 8 ms: are all numbers finite, and is no step longer than an eye would follow? */
function longestStep(whole: Timeline, id: string): { finite: boolean; calm: boolean } {
  const [before, now] = [livePose(), livePose()];
  let finite = true;
  let calm = true;
  poseAt(whole, id, 0, before);
  for (let ms = 8; ms <= whole.duration + 8; ms += 8) {
    poseAt(whole, id, ms, now);
    finite &&= Object.values(now).every((value) => Number.isFinite(Number(value)));
    calm &&= Math.hypot(now.x - before.x, now.y - before.y) < 0.25;
    calm &&= Math.abs(now.level - before.level) < 0.2 && Math.abs(now.fallen - before.fallen) < 0.05;
    Object.assign(before, now);
  }
  return { finite, calm };
}

it("turns on the spot in its time where a move has no step forward, as LL", () => {
  const spot: Pose[] = [0, 330, 300].map((heading) => ({ x: 2, y: 2, level: 5, heading }));
  const whole = line([piece("R1", spot)], [{ kind: "fly" }]);
  expect(whole.duration).toBeGreaterThan(0);
  expect(at(whole, "R1", 0).heading).toBe(0);
  expect(at(whole, "R1", whole.duration / 2).heading).toBe(-30);
  expect(at(whole, "R1", whole.duration).heading).toBe(300);
});

describe("every pose of every timeline", () => {
  it("is finite, begins and ends as the tabletops do, and never jumps", () => {
    fc.assert(
      fc.property(track, track, cues, (red, blue, what) => {
        const fall = what.find((cue) => cue.kind === "fall");
        const status = fall?.kind === "fall" ? fall.how : "flying";
        const whole = line([piece("R1", red, { status }), piece("B1", blue)], what);
        for (const [id, poses] of [
          ["R1", red],
          ["B1", blue],
        ] as const) {
          const [first, last] = [poses[0] as Pose, poses.at(-1) as Pose];
          expect(at(whole, id, whole.duration)).toMatchObject({ ...last });
          if (whole.duration > 0) expect(at(whole, id, 0)).toMatchObject({ ...first });
          expect(longestStep(whole, id)).toEqual({ finite: true, calm: true });
        }
      }),
      { numRuns: 100 },
    );
  });

  it("is the same however one gets there: scrubbing leaves nothing behind", () => {
    fc.assert(
      fc.property(
        track,
        fc.array(fc.double({ min: -0.2, max: 1.2, noNaN: true }), { maxLength: 12 }),
        (red, shares) => {
          const whole = line(
            [piece("R1", red)],
            [{ kind: "fly" }, { kind: "fall", piece: "R1", how: "destroyed" }],
          );
          const out = livePose();
          for (const share of shares) {
            poseAt(whole, "R1", share * whole.duration, out);
            expect(out).toEqual(at(whole, "R1", share * whole.duration));
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
