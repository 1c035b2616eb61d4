import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../../../src/core/game.ts";
import { now } from "../../../../src/core/match/match.ts";
import { countedIn } from "../../../../src/face/count.ts";
import { listOf } from "../../../../src/games/dogfight/data/weapons.ts";
import { figuresOfMatch } from "../../../../src/games/dogfight/face/counts/figures.ts";
import type { OvalCount } from "../../../../src/games/dogfight/face/oval-count.ts";
import type { State } from "../../../../src/games/dogfight/rules/state/state.ts";
import { GOLDENS, golden } from "./matches.ts";

function total({ fuselage, engine, weapon }: OvalCount): number {
  return fuselage + engine + weapon;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((whole, figure) => whole + figure, 0);
}

describe.each(GOLDENS)("the figures of the golden %s", (name) => {
  test("agree with the log: shots, hits, kills and initiative", async () => {
    const match = await golden(name);
    const { moments } = match;
    const events: readonly GameEvent[] = moments.flatMap((moment) => moment.events);
    const count = (fits: (event: GameEvent) => boolean) => events.filter(fits).length;
    const { sides, initiatives } = figuresOfMatch(countedIn(match));
    for (const side of sides) {
      const own = (event: GameEvent) => event.key === "fires" && event.values.side === side.name;
      expect(side.accuracy.tries).toBe(count(own));
      expect(side.accuracy.hits).toBe(count((event) => own(event) && event.values.hit === true));
      expect(side.initiative).toBe(
        count(({ key, values }) => key === "initiative" && values.winner === side.name),
      );
    }
    expect(initiatives).toBe(sum(sides.map(({ initiative }) => initiative)));
    expect(sum(sides.map(({ kills }) => kills))).toBe(
      count(({ key, values }) => key === "crashed" || (key === "destroyed" && values.cause === "fire")),
    );
  });

  test("cross off one oval for every hit, and what one side gives the other takes", async () => {
    const { sides, aircraft } = figuresOfMatch(countedIn(await golden(name)));
    const [first, second] = sides;
    expect(first.given).toEqual(second.taken);
    expect(second.given).toEqual(first.taken);
    for (const side of sides) expect(total(side.given)).toBe(side.accuracy.hits);
    for (const one of aircraft) expect(total(one.given)).toBe(one.accuracy.hits);
  });

  test("leave the ovals that the last state has", async () => {
    const match = await golden(name);
    const { setup, aircraft } = now(match).state as State;
    figuresOfMatch(countedIn(match)).aircraft.forEach(({ taken }, index) => {
      const built = setup.airframes[index];
      const left = aircraft[index];
      expect(built && left).toBeDefined();
      if (!built || !left) return;
      expect(left.fuselage).toBe(built.fuselage - taken.fuselage);
      expect(left.engine).toBe(built.engine - taken.engine);
      expect(listOf(left.weapons).length).toBe(listOf(built.weapons).length - taken.weapon);
    });
  });

  test("add up from aircraft to sides", async () => {
    const { sides, aircraft } = figuresOfMatch(countedIn(await golden(name)));
    for (const side of sides) {
      const own = aircraft.filter(({ sortie }) => sortie.side === side.side);
      expect(own).toHaveLength(side.aircraft);
      for (const figure of ["inches", "turns", "speed", "kills", "sighted"] as const) {
        expect(side[figure]).toBe(sum(own.map((one) => one[figure])));
      }
      expect(side.accuracy.expected).toBeCloseTo(sum(own.map(({ accuracy }) => accuracy.expected)), 9);
      expect(side.accuracy.tries).toBe(sum(own.map(({ accuracy }) => accuracy.tries)));
    }
  });

  test("count the SPEED of the log, and never more inches than it buys", async () => {
    const match = await golden(name);
    const { moments } = match;
    const { aircraft } = figuresOfMatch(countedIn(match));
    const flies = moments.flatMap((moment) => moment.events).filter(({ key }) => key === "flies");
    for (const { sortie, speed, inches, turns } of aircraft) {
      const own = flies.filter(({ values }) => values.id === sortie.id);
      expect(turns).toBe(own.length);
      expect(speed).toBe(sum(own.map(({ values }) => values.speed as number)));
      expect(inches).toBeLessThanOrEqual(2 * speed);
      expect(inches).toBe(
        2 * sum(own.map(({ values }) => sum([...String(values.order)].map((sign) => Number(sign) || 0)))),
      );
    }
  });

  test("end their turns where the match ended, and never fall", async () => {
    const match = await golden(name);
    const { turns, sides } = figuresOfMatch(countedIn(match));
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, index) => index));
    expect(turns.at(-1)?.turn).toBe((now(match).state as State).turn);
    const last = turns.at(-1);
    for (const { side, accuracy } of sides) {
      expect(last?.hits[side]).toBe(accuracy.hits);
      expect(last?.expected[side]).toBeCloseTo(accuracy.expected, 9);
      turns.slice(1).forEach((turn, index) => {
        expect(turn.hits[side]).toBeGreaterThanOrEqual(turns[index]?.hits[side] ?? 0);
        expect(turn.fuselage[side]).toBeLessThanOrEqual(turns[index]?.fuselage[side] ?? 0);
      });
    }
  });
});

test("the duel's figures", async () => {
  const { sides, turns } = figuresOfMatch(countedIn(await golden("duel")));
  expect(
    sides.map(({ name, accuracy, kills, inches, turns: flown }) => ({
      name,
      shots: accuracy.tries,
      hits: accuracy.hits,
      expected: Number(accuracy.expected.toFixed(3)),
      kills,
      inches,
      flown,
    })),
  ).toMatchInlineSnapshot(`
    [
      {
        "expected": 1.333,
        "flown": 80,
        "hits": 1,
        "inches": 282,
        "kills": 0,
        "name": "red",
        "shots": 3,
      },
      {
        "expected": 1.333,
        "flown": 80,
        "hits": 2,
        "inches": 314,
        "kills": 0,
        "name": "blue",
        "shots": 3,
      },
    ]
  `);
  expect(turns[0]).toEqual({ turn: 0, hits: [0, 0], expected: [0, 0], fuselage: [3, 3] });
});

test("a match that has only been set up has nothing to count", async () => {
  const { sides, turns, initiatives } = figuresOfMatch(countedIn(await golden("duel")).slice(0, 1));
  expect(turns).toHaveLength(1);
  expect(initiatives).toBe(0);
  for (const { accuracy, inches, topSpeed } of sides) {
    expect([accuracy.tries, accuracy.expected, accuracy.deviation, inches, topSpeed]).toEqual([
      0, 0, 0, 0, 0,
    ]);
  }
});
