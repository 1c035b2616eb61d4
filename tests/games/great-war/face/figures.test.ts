import { describe, expect, test } from "vitest";
import { eventsFor } from "../../../../src/core/match/log.ts";
import { countedIn } from "../../../../src/face/count.ts";
import { TABLES } from "../../../../src/games/great-war/data/own.ts";
import { attackOf, owedBy } from "../../../../src/games/great-war/face/attacks.ts";
import { figuresOfMatch } from "../../../../src/games/great-war/face/counts/figures.ts";
import { hexesIn } from "../../../../src/games/great-war/face/counts/flight.ts";
import { toldIn, valuesOf } from "../../../../src/games/great-war/face/told.ts";
import { played } from "./matches.ts";

const close = (figure: number) => expect.closeTo(figure, 9);

describe("what the damage table owes", () => {
  test("is the mean over all 36 throws", () => {
    // Column D beyond range 5: 0 0 0 0 0 0 0 1 1 2 2* for 2 to 12.
    const owed = owedBy(TABLES, "D", 7, 0);
    expect(owed).toEqual({
      chance: close(10 / 36),
      points: close((4 + 3 + 2 * 2 + 2) / 36),
      critical: close(1 / 36),
    });
  });

  test("grows with the modifier, rolls being held within 2 and 12", () => {
    const means = [-20, -2, 0, 2, 20].map((by) => owedBy(TABLES, "A", 1, by).points);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect(means[0]).toBe(0);
    expect(means.at(-1)).toBeCloseTo(10, 9);
    expect(owedBy(TABLES, "A", 1, 20).critical).toBeCloseTo(1, 9);
  });

  test("is nothing for an attack on what is destroyed already (4.7b)", () => {
    const values = { id: "A1", target: "G1", row: "A", range: 1, total: 3, points: 0, hit: false };
    const attack = (moot: boolean) =>
      attackOf(2, TABLES, { key: "event.attack", values: { ...values, critical: false, moot } });
    expect(attack(true)?.owed.points).toBe(0);
    expect(attack(false)?.owed.points).toBeGreaterThan(0);
    expect(attackOf(2, TABLES, { key: "event.moves", values })).toBeUndefined();
  });
});

test.each([
  ["8: F L F6", 7],
  ["9: sideslip-left F3 L F -150", 5],
  ["6: glide F2 R F3 -50", 5],
  ["7: immelmann F3", 3],
  ["8: F4 barrel-roll-right F bomb F +50", 7],
])("%s enters %i hexes", (order, hexes) => {
  expect(hexesIn(order)).toBe(hexes);
});

describe("a whole match", () => {
  const match = played("bombing", "d");
  const figures = figuresOfMatch(countedIn(match));
  const told = toldIn(match.moments);
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

  test("was a fight", () => {
    expect(figures.sides[0].accuracy.tries + figures.sides[1].accuracy.tries).toBeGreaterThan(5);
  });

  test("counts every attack from the air once, for the side and for the aircraft", () => {
    const fired = valuesOf(told, "event.attack").filter(({ moot }) => !moot);
    for (const list of [figures.sides, figures.aircraft]) {
      expect(sum(list.map(({ accuracy }) => accuracy.tries))).toBe(fired.length);
      expect(sum(list.map(({ points }) => points))).toBe(sum(fired.map(({ points }) => points)));
      expect(sum(list.map(({ accuracy }) => accuracy.hits))).toBe(fired.filter(({ hit }) => hit).length);
    }
  });

  test("jams, ground fire, tails and sights are counted where there were any", () => {
    const jammed = valuesOf(told, "event.jam").flatMap(({ jammed: barrels }) => barrels);
    expect(sum(figures.sides.map(({ jams }) => jams))).toBe(jammed.length);
    expect(jammed.length).toBeGreaterThan(0);
    const ground = valuesOf(told, "event.ground-attack").map(({ points }) => points);
    expect(sum(figures.sides.map(({ takenGround }) => takenGround))).toBe(sum(ground));
    const tails = valuesOf(told, "event.tail");
    expect(sum(figures.aircraft.map(({ attempts }) => attempts))).toBe(tails.length);
    expect(sum(figures.aircraft.map(({ sighted }) => sighted))).toBeGreaterThan(0);
  });

  test("what one side does from the air the other suffers", () => {
    const [allied, german] = figures.sides;
    expect(allied.points).toBe(german.taken);
    expect(german.points).toBe(allied.taken);
  });

  test("points by source add up to the score", () => {
    for (const { earned, score } of figures.sides) expect(sum([...earned.values()])).toBe(score);
    expect(figures.scored).toBe(true);
  });

  test("the chart ends with the sums of the sides and never falls", () => {
    const last = figures.turns.at(-1);
    expect(last?.points).toEqual(figures.sides.map(({ points }) => points));
    expect(last?.owed).toEqual(figures.sides.map(({ owed }) => close(owed)));
    for (const side of [0, 1] as const) {
      const line = figures.turns.map(({ points }) => points[side]);
      expect(line).toEqual(line.toSorted((a, b) => a - b));
    }
  });

  test("altitude and hexes are those of the moves told", () => {
    const moves = valuesOf(told, "event.moves");
    expect(sum(figures.aircraft.map(({ climbed }) => climbed))).toBe(
      sum(moves.map(({ climbed }) => climbed)),
    );
    expect(sum(figures.aircraft.map(({ dived }) => dived))).toBe(sum(moves.map(({ dived }) => dived)));
    expect(sum(figures.aircraft.map((one) => one.moves))).toBe(moves.length);
    const most = Math.max(...figures.aircraft.map(({ hexes }) => hexes));
    expect(most).toBeGreaterThan(10);
  });

  test("tells nothing that the table was not told", () => {
    const known = match.moments.flatMap((moment) => eventsFor(moment, "table"));
    expect(told.map(({ event }) => event)).toEqual(known);
  });
});
