import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CameraShot, shotsOf } from "../../../src/scene/camera/shots.ts";
import type { Cue, Piece } from "../../../src/tabletop/tabletop.ts";
import { type Timeline, timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../../tabletop/fixtures.ts";

/** R1 flies at B1's tail; R2 and B2 are far away and look elsewhere. */
const PIECES: readonly Piece[] = [
  piece("R1", [pose(20, 6, 0), pose(20, 10, 0), pose(20, 14, 0)]),
  piece("R2", [pose(40, 4, 180), pose(40, 2, 180)]),
  piece("B1", [pose(20, 16, 0), pose(20, 18, 0)], { side: 1 }),
  piece("B2", [pose(4, 30, 0), pose(4, 34, 0)], { side: 1 }),
];

const REVEAL: Cue = {
  kind: "reveal",
  orders: [
    { id: "R1", side: 0, text: "2" },
    { id: "B1", side: 1, text: "1" },
  ],
};
const FLY: Cue = { kind: "fly" };
const DICE: Cue = { kind: "dice", dice: [{ kind: "d6", face: 6, side: 0 }], caption: "" };
const SHOT: Cue = { kind: "shot", from: "R1", to: "B1", weapon: "front", hit: false };
const HIT: Cue = { ...SHOT, hit: true };
const FALL: Cue = { kind: "fall", piece: "B1", how: "destroyed" };

function lineOf(cues: readonly Cue[], pieces: readonly Piece[] = PIECES): Timeline {
  const after = table(pieces, cues);
  return timeline(beforeOf(after), after);
}

function kinds(cues: readonly Cue[], opens = false, pieces?: readonly Piece[]): readonly string[] {
  return shotsOf(lineOf(cues, pieces), opens).map(({ kind, dice }) => (dice ? `${kind} and dice` : kind));
}

describe("the film of a timeline", () => {
  test.each([
    ["nothing", [], false, ["table"]],
    ["a turn's beginning", [REVEAL, FLY], true, ["establishing", "shoulder", "chase", "table"]],
    ["orders that are opened within a turn", [REVEAL, SHOT], false, ["shoulder", "aim"]],
    [
      "a throw of initiative",
      [DICE, { kind: "fly", pieces: ["B2"] }],
      true,
      ["establishing and dice", "follow"],
    ],
    ["fire that misses", [DICE, SHOT], false, ["aim and dice", "aim"]],
    ["fire that hits", [DICE, HIT], false, ["aim and dice", "aim", "close"]],
    ["a hit and its end", [HIT, DICE, FALL], false, ["aim", "close", "close and dice", "close"]],
    ["dice that decide nothing to be seen", [SHOT, DICE], false, ["aim", "aim and dice"]],
    ["whoever flies alone", [{ kind: "fly", pieces: ["R2"] }], false, ["follow"]],
    ["whoever flies alone and fires then", [{ kind: "fly", pieces: ["R1"] }, SHOT], false, ["chase", "aim"]],
    [
      "whoever flies alone before others fire",
      [{ kind: "fly", pieces: ["R2"] }, SHOT],
      false,
      ["follow", "aim"],
    ],
    [
      "whoever flies alone and is fired at then",
      [{ kind: "fly", pieces: ["B1"] }, SHOT],
      false,
      ["chase", "aim"],
    ],
    [
      "others who fly together before that",
      [{ kind: "fly", pieces: ["R2", "B2"] }, SHOT],
      false,
      ["follow", "aim"],
    ],
    ["a bomb", [{ kind: "drop", from: "R1", at: { x: 9, y: 9 } }], false, ["close"]],
    ["cards", [{ kind: "shuffle", group: "deck" }], false, ["table"]],
  ] as const satisfies readonly (readonly [string, readonly Cue[], boolean, readonly string[]])[])(
    "%s",
    (_, cues, opens, shots) => {
      expect(kinds(cues, opens)).toEqual(shots);
    },
  );

  function behind(shot: CameraShot | undefined): unknown {
    return shot?.framing?.from;
  }

  test("goes behind whoever has an enemy before his guns, and over his flight's shoulder before", () => {
    const [, shoulder, chase] = shotsOf(lineOf([REVEAL, FLY]), true);
    expect(behind(chase)).toEqual({ kind: "tail", piece: "R1" });
    expect(behind(shoulder)).toEqual({ kind: "line", from: ["R1", "R2"], to: ["B1", "B2"] });
  });

  test("goes behind whoever is about to fire, where that is known", () => {
    const cues: readonly Cue[] = [FLY, { ...SHOT, from: "B2", to: "R2" }];
    expect(behind(shotsOf(lineOf(cues), false)[0])).toEqual({ kind: "tail", piece: "B2" });
  });

  test("stays at the table where nobody has anybody before his guns", () => {
    const away = PIECES.map((one) => (one.side === 1 ? { ...one, y: 2, track: [pose(one.x, 2, 0)] } : one));
    const apart = away.map((one) => ({ ...one, heading: one.side === 1 ? 180 : 0 }));
    expect(kinds([FLY], false, apart)).toEqual(["table"]);
  });

  const arc = (from: number, to: number, state: "ready" | "fired" | "lost" = "ready") =>
    ({ weapon: "", from, to, state }) as const;

  test.each([
    ["ahead, over the nose", [arc(330, 30)], true],
    ["ahead, to the left", [arc(300, 1)], true],
    ["ahead, to the right", [arc(359, 60)], true],
    ["that have been fired", [arc(330, 30, "fired")], true],
    ["all around", [arc(0, 0)], true],
    ["all around, from behind", [arc(180, 180)], true],
    ["to the side", [arc(60, 120)], false],
    ["behind", [arc(150, 210)], false],
    ["to both sides", [arc(60, 120), arc(240, 300)], false],
    ["ahead and behind", [arc(150, 210), arc(330, 30)], true],
    ["ahead, which are lost, and behind", [arc(330, 30, "lost"), arc(150, 210)], false],
  ])("goes behind whoever has an enemy ahead before guns %s", (_, arcs, chased) => {
    const armed = PIECES.map((one) => (one.id === "R1" ? { ...one, arcs } : one));
    expect(kinds([FLY], false, armed)[0]).toBe(chased ? "chase" : "table");
  });

  test("has nobody to look at once all have gone", () => {
    const gone = PIECES.map((one): Piece => ({ ...one, status: "disengaged" }));
    const after = table(gone, [REVEAL]);
    expect(shotsOf(timeline(after, after), true).map(({ kind }) => kind)).toEqual(["table"]);
  });

  const cue = fc.constantFrom<Cue>(
    REVEAL,
    FLY,
    DICE,
    SHOT,
    HIT,
    FALL,
    { kind: "fly", pieces: ["R2"] },
    { kind: "fly", pieces: ["nobody"] },
    { kind: "shot", from: { x: 3, y: 3, level: 0 }, to: "R1", weapon: "front", hit: true },
    { kind: "burst", at: "R2", hit: false },
    { kind: "mark", piece: "B2", mark: "jam" },
    { kind: "leave", piece: "R2" },
    { kind: "deal", from: "deck", cards: [] },
    { kind: "battle", at: { x: 2, y: 2 } },
  );

  test("has no gap, runs from the first instant to the last, and is the same each time", () => {
    fc.assert(
      fc.property(fc.array(cue, { maxLength: 9 }), fc.boolean(), (cues, opens) => {
        const line = lineOf(cues);
        const shots = shotsOf(line, opens);
        let end = 0;
        for (const { start, duration, travel, framing } of shots) {
          expect(start).toBeCloseTo(end, 6);
          expect(duration).toBeGreaterThanOrEqual(0);
          expect(travel).toBeLessThanOrEqual(duration);
          for (const figure of [framing?.distance ?? 1, framing?.tilt ?? 1]) {
            expect(figure).toBeGreaterThan(0);
            expect(figure).toBeLessThan(90);
          }
          end = start + duration;
        }
        expect(end).toBeCloseTo(line.duration, 6);
        expect(shotsOf(line, opens)).toEqual(shots);
      }),
    );
  });
});
