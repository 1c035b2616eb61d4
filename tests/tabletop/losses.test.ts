import { describe, expect, it } from "vitest";
import type { Counter } from "../../src/tabletop/counter.ts";
import type { Cue, Lost } from "../../src/tabletop/cue.ts";
import { liveCounter } from "../../src/tabletop/live-counter.ts";
import { counterAt } from "../../src/tabletop/motion/counter-motion.ts";
import { lossAt } from "../../src/tabletop/motion/loss-motion.ts";
import { lossesTogether } from "../../src/tabletop/motion/losses-together.ts";
import { volleysIn } from "../../src/tabletop/motion/volleys.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import { table } from "./fixtures.ts";

function counter(id: string, side: 0 | 1, more: Partial<Counter> = {}): Counter {
  return { id, label: id, title: id, side, x: 10, y: 10, ...more };
}

function lost(...of: readonly string[]): Lost {
  return { of, label: of[0] ?? "", title: "", side: 0 };
}

const WHOLE = [
  counter("lead", 0, { figures: [{ value: "3", label: "" }] }),
  counter("a", 0),
  counter("b", 0),
  counter("foe", 1),
];
const LEFT = [counter("lead", 0, { figures: [{ value: "1", label: "" }] }), counter("foe", 1)];

const CUES: readonly Cue[] = [
  { kind: "battle", at: { x: 10, y: 10 }, counters: ["lead", "foe"] },
  { kind: "losses", lost: [lost("a", "lead"), lost("b")] },
];
const LINE = timeline({ ...table([]), counters: WHOLE }, { ...table([]), counters: LEFT, cues: CUES });
const [, CLIP] = LINE.clips;
if (!CLIP) throw new Error("no losses");

/** How far the losses have risen and been counted, in hundredths, at an instant of their clip. */
function at(ms: number) {
  return [0, 1].map((index) => {
    const live = { risen: 0, counted: 0 };
    const seen = lossAt(CLIP as NonNullable<typeof CLIP>, index, (CLIP?.start ?? 0) + ms, live);
    return [seen, Math.round(live.risen * 100), Math.round(live.counted * 100)];
  });
}

describe("losses", () => {
  it("rise one after another, stand there together long enough to be read, and go one after another", () => {
    expect(at(0)).toEqual([
      [false, 0, 0],
      [false, 0, 0],
    ]);
    const first = at(300);
    expect(first[0]?.[1]).toBeGreaterThan(first[1]?.[1] as number);
    for (const ms of [820, 1500, 2300])
      expect(at(ms)).toEqual([
        [true, 100, 0],
        [true, 100, 0],
      ]);
    const going = at(CLIP.duration - 300);
    expect(going[0]?.[2]).toBeGreaterThan(going[1]?.[2] as number);
    expect(at(CLIP.duration)).toEqual([
      [false, 100, 100],
      [false, 100, 100],
    ]);
  });

  it("leave their counters when they rise, not with the battle before them", () => {
    const live = liveCounter();
    const presence = (id: string, ms: number) => {
      expect(counterAt(LINE, id, ms, live)).toBe(true);
      return live.present;
    };
    expect([presence("a", CLIP.start), presence("b", CLIP.start)]).toEqual([1, 1]);
    expect(presence("a", CLIP.start + 300)).toBeLessThan(presence("b", CLIP.start + 300));
    expect([presence("a", CLIP.start + 900), presence("b", CLIP.start + 900)]).toEqual([0, 0]);
    counterAt(LINE, "lead", CLIP.start - 1, live);
    expect(live.settled).toBe(false);
    counterAt(LINE, "lead", CLIP.start, live);
    expect(live.settled).toBe(true);
  });

  it("of both sides are dealt out together where they follow each other", () => {
    const [battle, losses] = CUES as [Cue, Cue & { kind: "losses" }];
    const more: Cue = { kind: "losses", lost: [lost("foe")] };
    expect(lossesTogether([battle, losses, more, battle, more])).toEqual([
      battle,
      { kind: "losses", lost: [...losses.lost, ...more.lost] },
      battle,
      more,
    ]);
  });
});

describe("a battle", () => {
  const named = (id: string) => WHOLE.find((one) => one.id === id);
  const fired = (by?: 0 | 1, counters: readonly string[] = ["lead", "foe", "a"]) => {
    const cue = { kind: "battle", at: { x: 0, y: 0 }, counters, ...(by !== undefined && { by }) } as const;
    return volleysIn(cue, named).map((aims) => aims.map(({ from, to }) => `${from.id} ${to.id}`));
  };

  it("is fired by both sides in turn, or by the side that fires", () => {
    expect(fired()).toEqual([["lead foe", "a foe"], ["foe lead"]]);
    expect(fired(1)).toEqual([["foe lead"], ["foe lead"]]);
    expect(fired(0)).toEqual([
      ["lead foe", "a foe"],
      ["lead foe", "a foe"],
    ]);
  });

  it("has nobody fire who has nobody to fire at", () => {
    expect(fired(0, ["lead", "a"])).toEqual([[], []]);
    expect(fired(undefined, ["gone"])).toEqual([[], []]);
  });
});
