import { describe, expect, it } from "vitest";
import { bendOf, loudnessAt } from "../../../src/app/sound/mixer.ts";

describe("loudness by distance", () => {
  it("is as made at a player's seat, more near by and less across the room, within limits", () => {
    expect(loudnessAt(40)).toBe(1);
    const heard = [0, 4, 10, 20, 40, 80, 160, 1000].map(loudnessAt);
    expect([...heard].sort((a, b) => b - a)).toEqual(heard);
    expect(Math.max(...heard)).toBeLessThanOrEqual(2);
    expect(Math.min(...heard)).toBeGreaterThan(0.4);
    expect(loudnessAt(10)).toBeGreaterThan(2 * loudnessAt(60));
  });
});

describe("the bend of a pitch", () => {
  it("goes up as something comes and down as it goes, alike", () => {
    expect(bendOf(20, 19.9, 16)).toBeGreaterThan(10);
    expect(bendOf(19.9, 20, 16)).toBe(-bendOf(20, 19.9, 16));
    expect(bendOf(20, 20, 16)).toBe(0);
  });

  it("is none where one has leapt through the timeline, and never much", () => {
    for (const ms of [0, -16, 900]) expect(bendOf(40, 5, ms)).toBe(0);
    expect(bendOf(40, 5, 16)).toBe(140);
    expect(bendOf(5, 40, 16)).toBe(-140);
  });
});
