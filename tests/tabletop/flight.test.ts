import { describe, expect, it } from "vitest";
import { itemAt } from "../../src/core/item-at.ts";
import { flightOf, flyTo, glide, turnBetween } from "../../src/tabletop/flight.ts";
import { livePose } from "../../src/tabletop/live.ts";
import { pose } from "./fixtures.ts";

const LEFT_TURN = [pose(10, 10, 0), pose(10, 12, 0), pose(10, 12, 330), pose(9, 13.732, 330)];

describe("turnBetween", () => {
  it.each([
    [0, 30, 30],
    [0, 330, -30],
    [350, 20, 30],
    [10, 340, -30],
    [90, 90, 0],
    [0, 180, 180],
  ])("from %i to %i goes the shorter way: %i", (from, to, turn) => {
    expect(turnBetween(from, to)).toBe(turn);
  });
});

describe("a flight", () => {
  it("is nothing without a track", () => {
    expect(flightOf([])).toBeUndefined();
    expect(flightOf([pose(1, 1, 0)])).toBeUndefined();
  });

  it("counts the inches of its legs, turns on the spot cost none", () => {
    expect(flightOf(LEFT_TURN)?.length).toBeCloseTo(4, 3);
  });

  it("starts and ends exactly where the track does, wings level", () => {
    const flight = flightOf(LEFT_TURN);
    const out = livePose();
    if (!flight) throw new Error("no flight");
    flyTo(flight, 0, out);
    expect(out).toMatchObject({ x: 10, y: 10, heading: 0, bank: 0, pitch: 0 });
    flyTo(flight, 1, out);
    expect(out).toMatchObject({ x: 9, y: 13.732, heading: 330, bank: 0, pitch: 0 });
  });

  it("keeps an even pace on a straight leg", () => {
    const flight = flightOf([pose(0, 0, 90), pose(8, 0, 90)]);
    const out = livePose();
    if (!flight) throw new Error("no flight");
    flyTo(flight, 0.25, out);
    expect(out).toMatchObject({ x: 2, y: 0, heading: 90, bank: 0 });
  });

  it("rolls into a turn and out of it without a jolt", () => {
    const flight = flightOf(LEFT_TURN);
    const out = livePose();
    const rolls: number[] = [];
    let last = 0;
    for (let share = 0; share <= 1; share += 0.002) {
      if (flight) flyTo(flight, share, out);
      rolls.push(out.bank - last);
      last = out.bank;
    }
    const changes = rolls.slice(1).map((roll, i) => Math.abs(roll - (rolls[i] ?? 0)));
    expect(Math.max(...rolls)).toBeGreaterThan(0.5);
    expect(Math.max(...changes)).toBeLessThan(0.05);
  });

  it("banks to the left in a left turn, and to the right in a right one", () => {
    const out = livePose();
    const left = flightOf(LEFT_TURN);
    const right = flightOf([pose(0, 0, 0), pose(0, 2, 0), pose(0, 2, 30), pose(1, 3.732, 30)]);
    if (!left || !right) throw new Error("no flight");
    flyTo(left, 0.5, out);
    expect(out.bank).toBeLessThan(-20);
    flyTo(right, 0.5, out);
    expect(out.bank).toBeGreaterThan(20);
  });

  it("cuts the corner inside, by less than half an inch", () => {
    const flight = flightOf(LEFT_TURN);
    const out = livePose();
    if (!flight) throw new Error("no flight");
    flyTo(flight, 0.5, out);
    expect(out.x).toBeLessThan(10);
    const apart = Math.hypot(out.x - 10, out.y - 12);
    expect(apart).toBeGreaterThan(0);
    expect(apart).toBeLessThan(0.5);
    expect(out.heading).toBeCloseTo(-15, 2);
  });

  it("turns at the end of a track that ends with a turn", () => {
    const flight = flightOf([pose(0, 0, 0), pose(0, 4, 0), pose(0, 4, 30)]);
    const out = livePose();
    if (!flight) throw new Error("no flight");
    flyTo(flight, 0.999999, out);
    expect(out.heading).toBeCloseTo(30, 2);
    expect(out.bank).toBeCloseTo(0, 2);
  });

  it("noses up in a climb and down in a dive", () => {
    const out = livePose();
    const climb = flightOf([pose(0, 0, 0, 5), pose(0, 2, 0, 6)]);
    const dive = flightOf([pose(0, 0, 0, 5), pose(0, 2, 0, 3)]);
    if (!climb || !dive) throw new Error("no flight");
    flyTo(climb, 0.5, out);
    expect(out.pitch).toBeGreaterThan(0);
    expect(out.level).toBeCloseTo(5.5, 6);
    flyTo(dive, 0.5, out);
    expect(out.pitch).toBeLessThan(0);
  });

  it("takes up a change of level that the track makes on the spot", () => {
    const flight = flightOf([pose(0, 0, 0, 5), pose(0, 2, 0, 5), pose(0, 2, 0, 6)]);
    const out = livePose();
    if (!flight) throw new Error("no flight");
    flyTo(flight, 0.999999, out);
    expect(out.level).toBeCloseTo(6, 3);
  });
});

describe("what is heavy", () => {
  it("gathers way and loses it, and is as far as anything else in the middle and at both ends", () => {
    expect([-1, 0, 0.5, 1, 2].map(glide)).toEqual([0, 0, 0.5, 1, 1]);
    const ways = Array.from({ length: 100 }, (_, i) => glide((i + 1) / 100) - glide(i / 100));
    expect(ways[0]).toBeLessThan(0.001);
    expect(ways[99]).toBeCloseTo(ways[0] ?? 0, 10);
    expect(Math.min(...ways)).toBeGreaterThan(0);
    // Never a jolt: from one hundredth to the next its speed hardly changes.
    for (let i = 1; i < ways.length; i++)
      expect(Math.abs(itemAt(ways, i) - itemAt(ways, i - 1))).toBeLessThan(0.0008);
    expect(Math.max(...ways)).toBeLessThan(0.013);
  });
});
