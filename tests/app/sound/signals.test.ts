import { describe, expect, test } from "vitest";
import { EARCON_NOTES, type Note } from "../../../src/app/sound/earcon-notes.ts";
import { clockOf, shownSignals } from "../../../src/app/sound/shown-signals.ts";
import { TurnTaking } from "../../../src/app/sound/turn-taking.ts";
import { EARCONS } from "../../../src/face/queries/earcons.ts";
import type { Cue } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../../tabletop/fixtures.ts";

/** How a signal goes, as it is told from others: what it is made of, and how it rises and falls. */
function contour(notes: readonly Note[]): string {
  const pitches = notes.flatMap(({ hertz, to = hertz }) => (to === hertz ? [hertz] : [hertz, to]));
  const steps = pitches.slice(1).map((pitch, at) => "-=+"[Math.sign(pitch - (pitches[at] ?? 0)) + 1]);
  return steps.join("");
}

describe("the signals", () => {
  test("are over within half a second, and not louder together than can be heard clean", () => {
    for (const earcon of EARCONS) {
      const notes = EARCON_NOTES[earcon];
      expect(Math.max(...notes.map(({ at, seconds }) => at + seconds)), earcon).toBeLessThanOrEqual(0.5);
      for (const { at } of notes) {
        const together = notes.filter((one) => one.at <= at && at < one.at + one.seconds);
        expect(
          together.reduce((sum, { peak }) => sum + peak, 0),
          earcon,
        ).toBeLessThan(0.95);
      }
    }
  });

  test("rise and fall each in a way of its own, or are made of something else", () => {
    const known = EARCONS.map((earcon) => {
      const notes = EARCON_NOTES[earcon];
      return `${contour(notes)} ${[...new Set(notes.map(({ wave }) => wave))].join(" ")}`;
    });
    expect(new Set(known).size).toBe(EARCONS.length);
    expect(contour(EARCON_NOTES.move)).toBe("+");
    expect(contour(EARCON_NOTES.lost)).toBe("--");
  });
});

const PIECES = [
  piece("R1", [pose(10, 10, 0), pose(10, 10, 90)]),
  piece("R2", [pose(30, 30, 0)]),
  piece("B1", [pose(20, 10, 180)], { side: 1 }),
  piece("B2", [pose(10, 10, 180)], { side: 1 }),
];

function line(cues: readonly Cue[]) {
  const after = table(PIECES, cues);
  return timeline(beforeOf(after), after);
}

const SHOT: Cue = { kind: "shot", from: "R1", to: "B1", weapon: "front", hit: true };
const HERE = { x: 1, y: 2, level: 0 };

describe("what a table shows", () => {
  test.each([
    ["a hit", SHOT, "hit", ["R1", "B1"]],
    ["a miss", { ...SHOT, hit: false }, "miss", ["R1", "B1"]],
    ["a shot from the ground", { ...SHOT, from: HERE }, "hit", ["B1"]],
    ["a shell that hits", { kind: "burst", at: "R1", hit: true }, "hit", ["R1"]],
    ["a shell that misses", { kind: "burst", at: "R1", hit: false }, "miss", ["R1"]],
    ["bombs on a target", { kind: "burst", at: HERE, hit: true }, "hit", []],
    ["a battle with a hit", { kind: "battle", at: HERE, hit: true }, "hit", []],
    ["a battle without one", { kind: "battle", at: HERE, hit: false }, "miss", []],
    ["a battle of which it is not told", { kind: "battle", at: HERE }, undefined, []],
    ["a jam", { kind: "mark", piece: "R1", mark: "jam" }, "jam", ["R1"]],
    ["another mark", { kind: "mark", piece: "R1", mark: "tail" }, undefined, []],
    ["somebody shot down", { kind: "fall", piece: "B1", how: "destroyed" }, "lost", ["B1"]],
    ["somebody crashed", { kind: "fall", piece: "B1", how: "crashed" }, "lost", ["B1"]],
    ["units lost", { kind: "losses", lost: [{ of: ["c"], label: "", title: "", side: 0 }] }, "lost", []],
    ["somebody who leaves", { kind: "leave", piece: "B1" }, undefined, []],
    ["dice", { kind: "dice", dice: [], caption: "" }, undefined, []],
  ] as const)("%s", (_, cue, earcon, about) => {
    const found = shownSignals(line([cue as Cue]));
    expect(found.map((one) => one.earcon)).toEqual(earcon === undefined ? [] : [earcon]);
    if (found[0]) expect(found[0].about).toEqual(about);
  });

  test("is told in order, as it is shown", () => {
    const whole = line([
      { kind: "dice", dice: [], caption: "" },
      SHOT,
      { kind: "fall", piece: "B1", how: "crashed" },
    ]);
    const [, shot, fall] = whole.clips;
    expect(shownSignals(whole).map(({ at, earcon }) => [at, earcon])).toEqual([
      [(shot?.start ?? 0) + (shot?.duration ?? 0), "hit"],
      [fall?.start, "lost"],
    ]);
  });
});

describe("where a signal lies", () => {
  // R1 flies to the right of the table, B1 before it; B2 stands in its place, R2 to its left and before it.
  test.each([
    ["its target, from who fires", ["R1"], "R1", ["R1", "B1"], 12],
    ["who fires, from his target", ["B1"], "B1", ["R1", "B1"], 3],
    ["an own piece before the lookout", ["R1"], "R2", ["R1", "B1"], 12],
    ["the target, where others fight", ["R2"], "R2", ["R1", "B1"], 7],
    ["who falls, from the lookout", ["R1"], "R1", ["R2"], 11],
    ["oneself", ["R1"], "R1", ["R1"], undefined],
    ["in one's own place", ["R1"], "R1", ["R1", "B2"], undefined],
    ["nowhere", ["R1"], "R1", [], undefined],
    ["without anybody to hear it", [], undefined, ["R1"], undefined],
  ] as const)("%s", (_, own, lookout, about, clock) => {
    expect(clockOf(line([]), { own, lookout }, about)).toBe(clock);
  });
});

describe("signals that are due at once", () => {
  test("follow each other a quarter of a second apart, eight at most", () => {
    const turns = new TurnTaking();
    const all = Array.from({ length: 12 }, () => turns.next(100));
    expect(all.slice(0, 8)).toEqual([0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75]);
    expect(all.slice(8)).toEqual([undefined, undefined, undefined, undefined]);
    expect(turns.next(101)).toBe(1);
    expect(turns.next(200)).toBe(0);
  });
});
