import { describe, expect, it } from "vitest";
import { livePose } from "../../src/tabletop/live.ts";
import { poseAt, standAt } from "../../src/tabletop/stance.ts";
import type { Cue, Tabletop } from "../../src/tabletop/tabletop.ts";
import { flownBetween, flownShare, riseShare, type Timeline, timeline } from "../../src/tabletop/timeline.ts";
import { beforeFront, centre, frontTable } from "./front.ts";

function played(cues: readonly Cue[]): { line: Timeline; after: Tabletop } {
  const after = { ...frontTable(), cues };
  return { line: timeline(beforeFront(after), after), after };
}

function at(line: Timeline, id: string, ms: number) {
  const out = livePose();
  expect(poseAt(line, id, ms, out)).toBe(true);
  return out;
}

function stand(table: Tabletop, id: string) {
  const out = livePose();
  const piece = table.pieces.find((one) => one.id === id);
  if (!piece) throw new Error(`no ${id}`);
  standAt(table, piece, out);
  return out;
}

const TWO: readonly Cue[] = [
  { kind: "fly", pieces: ["B4"] },
  { kind: "fly", pieces: ["R2", "R3"] },
];

describe("flights of named pieces", () => {
  it("follow each other: who waits stands where he stood, who has flown stays where he is", () => {
    const { line, after } = played(TWO);
    const [first, second] = line.clips;
    if (!first || !second) throw new Error("no clips");
    const half = first.duration / 2;
    expect(at(line, "R2", half)).toMatchObject({
      x: stand(line.before, "R2").x,
      y: stand(line.before, "R2").y,
    });
    expect(at(line, "B4", half).x).not.toBeCloseTo(stand(line.before, "B4").x, 1);
    const late = second.start + second.duration / 2;
    expect(at(line, "B4", late)).toMatchObject({ x: stand(after, "B4").x, y: stand(after, "B4").y });
    expect(at(line, "R2", late).x).not.toBeCloseTo(stand(after, "R2").x, 1);
    for (const id of ["B4", "R2", "R3"]) {
      const { x, y, level } = stand(after, id);
      expect(at(line, id, line.duration)).toMatchObject({ x, y, level });
    }
  });

  it("leave those out whose name is in none, as if they had flown before", () => {
    const { line, after } = played(TWO);
    expect(at(line, "R1", 10)).toMatchObject({ heading: stand(after, "R1").heading });
    expect(flownBetween(line, "R1")).toBeUndefined();
  });

  it("change what is printed on a base when it has arrived, not before", () => {
    const { line } = played(TWO);
    const [first] = line.clips;
    if (!first) throw new Error("no clip");
    expect(at(line, "B4", first.duration * 0.9).settled).toBe(false);
    expect(at(line, "B4", first.duration + 1).settled).toBe(true);
  });

  it("unroll the trails one after another", () => {
    const { line } = played(TWO);
    expect(flownBetween(line, "B4")).toEqual({ from: 0, to: 0.5 });
    expect(flownBetween(line, "R3")).toEqual({ from: 0.5, to: 1 });
    const [first, second] = line.clips;
    if (!first || !second) throw new Error("no clips");
    expect(flownShare(line, 0)).toBe(0);
    expect(flownShare(line, first.duration)).toBeCloseTo(0.5, 9);
    expect(flownShare(line, second.start + second.duration / 2)).toBeCloseTo(0.75, 9);
    expect(flownShare(line, line.duration)).toBe(1);
  });

  it("take no longer than what one can wait for", () => {
    const { line } = played(TWO);
    for (const clip of line.clips) expect(clip.duration).toBeLessThan(4000);
  });
});

describe("stems that find other heights", () => {
  it("do so during the first flight, smoothly", () => {
    const { line } = played(TWO);
    const [first] = line.clips;
    if (!first) throw new Error("no clip");
    expect(riseShare(line, 0)).toBe(0);
    expect(riseShare(line, first.duration / 2)).toBeCloseTo(0.5, 9);
    expect(riseShare(line, first.duration)).toBe(1);
  });

  it("take a moment of their own where nothing happens", () => {
    const { line } = played([]);
    expect(line.duration).toBeGreaterThan(100);
    expect(riseShare(line, line.duration / 2)).toBeGreaterThan(0);
    expect(riseShare(line, line.duration / 2)).toBeLessThan(1);
  });

  it("take none where the heights stay", () => {
    const after = frontTable();
    const line = timeline({ ...after, cues: [] }, after);
    expect(line.duration).toBe(0);
    expect(riseShare(line, 0)).toBe(1);
  });
});

describe("what happens to a piece", () => {
  it("shakes it when a shell hits, and only then", () => {
    const shell = (hit: boolean): Cue => ({ kind: "burst", at: "R3", hit });
    const banks = (hit: boolean) => {
      const { line } = played([shell(hit)]);
      return Array.from({ length: 19 }, (_, i) => at(line, "R3", ((i + 1) / 20) * line.duration).bank);
    };
    expect(Math.max(...banks(true))).toBeGreaterThan(8);
    expect(Math.min(...banks(true))).toBeLessThan(-8);
    expect(banks(false).every((bank) => bank === 0)).toBe(true);
    const { line } = played([shell(true)]);
    expect(at(line, "R3", line.duration).bank).toBe(0);
    expect(at(line, "R1", line.duration / 3).bank).toBe(0);
  });

  it("gives every cue its time, a shot at the ground and a shell in the air too", () => {
    const cues: readonly Cue[] = [
      { kind: "shot", from: "B4", to: { ...centre("2413"), level: 0 }, weapon: "guns", hit: true },
      { kind: "burst", at: { ...centre("1010"), level: 60 }, hit: false },
      { kind: "mark", piece: "R2", mark: "jam", caption: "Left gun jams" },
      { kind: "drop", from: "R4", at: centre("2118") },
      { kind: "chute", piece: "K1" },
    ];
    const { line } = played(cues);
    expect(line.clips.map(({ cue }) => cue.kind)).toEqual(["shot", "burst", "mark", "drop", "chute"]);
    for (const { duration } of line.clips) expect(duration).toBeGreaterThan(500);
  });

  it("shows the emblem and the mark on the base at the same time", () => {
    const { line } = played([
      { kind: "shot", from: "R1", to: "B1", weapon: "guns", hit: false },
      { kind: "mark", piece: "R1", mark: "jam" },
    ]);
    const mark = line.clips[1];
    if (!mark) throw new Error("no mark");
    expect(at(line, "R1", mark.start - 1).settled).toBe(false);
    expect(at(line, "R1", mark.start + 1).settled).toBe(true);
  });
});
