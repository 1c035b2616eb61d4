import { describe, expect, it } from "vitest";
import { TABLES } from "../../../../src/games/down-in-flames/data/own.ts";
import { cardOf, typeOf } from "../../../../src/games/down-in-flames/data/tables.ts";
import { hitBomber } from "../../../../src/games/down-in-flames/rules/combat/bomber-damage.ts";
import { FACES } from "../../../../src/games/down-in-flames/rules/combat/die.ts";
import { oddsOf, shoot } from "../../../../src/games/down-in-flames/rules/combat/odds.ts";
import { allowance, type Steps } from "../../../../src/games/down-in-flames/rules/ratings/bursts.ts";
import {
  agilityLimit,
  handLimit,
  minimumHand,
  ratingsOf,
} from "../../../../src/games/down-in-flames/rules/ratings/ratings.ts";
import { INTACT, REGULAR, typed } from "./samples.ts";
import {
  BEAUFIGHTER,
  BURSTS,
  ENTRIES,
  FUEL_TANK_HITS,
  GYRO,
  HURRICANE,
  ON_A_BOMBER,
  RATED,
  ROCKETS,
  SHOOTER,
  SHOTS,
  TARGET_DEFENSE,
  TARGETS,
  USUAL_CEILING,
  WEAVERS,
} from "./seed-figures.ts";

describe("the tables have what the supplement states", () => {
  it.each(RATED)(
    "$rule: $type at level $level",
    ({ type, level, agility, speed, hand, keeps, agilityCards }) => {
      const ratings = ratingsOf(typed(type), level, "regular", INTACT);
      expect(ratings).toMatchObject({ agility, speed });
      expect(handLimit(ratings, "regular")).toBe(hand);
      expect(minimumHand(ratings)).toBe(keeps);
      expect(agilityLimit(ratings)).toBe(agilityCards);
    },
  );

  it.each(SHOTS)("$rule: $hits hits with a $die", ({ die, hits, odds, down, damaged }) => {
    const value = hits * typed(SHOOTER.type).hitValue;
    expect(typed(SHOOTER.type).hitValue).toBe(SHOOTER.hitValue);
    for (const target of TARGETS) {
      const { defense } = typed(target);
      expect(defense).toBe(TARGET_DEFENSE);
      expect(oddsOf(value, defense, die).text).toBe(odds);
      for (let face = 1; face <= FACES[die]; face += 1) {
        const fate = (down as readonly number[]).includes(face)
          ? "down"
          : (damaged as readonly number[]).includes(face)
            ? "damaged"
            : "none";
        expect(shoot(value, defense, die, () => face)).toMatchObject({ rolls: [face], result: fate });
      }
    }
  });

  it("DIF-4.1.8: 60 points of Hit Value on a B-17G", () => {
    const { type, hitValue, hits, points, rest, more } = ON_A_BOMBER;
    expect(typed(type).hitValue).toBe(hitValue);
    for (const face of [1, 2, 3, 4, 5, 6])
      expect(hitBomber(hits * hitValue, "d6", () => face)).toEqual({
        points: points + ((more as readonly number[]).includes(face) ? 1 : 0),
        rest,
        rolls: [face],
      });
  });

  it("DIF-10.12, DIF-10.13: the firing rules of two types", () => {
    expect(typed(HURRICANE.type)).toMatchObject({ hitValue: HURRICANE.hitValue, choice: HURRICANE.choice });
    expect(typed(BEAUFIGHTER.type).mostHits).toBe(BEAUFIGHTER.mostHits);
    expect(TABLES.aircraft.filter(({ choice }) => choice !== undefined)).toHaveLength(1);
    expect(TABLES.aircraft.filter(({ mostHits }) => mostHits !== undefined)).toHaveLength(1);
  });

  it("DIF-7.1.1, DIF-7.1.3: who carries rockets", () => {
    const carriers = TABLES.aircraft.filter(({ rockets }) => rockets !== undefined);
    expect(Object.fromEntries(carriers.map(({ id, rockets }) => [id, rockets]))).toEqual(ROCKETS);
  });

  it("DIF-10.11.4: who knows the Thach Weave", () => {
    const weavers = TABLES.aircraft.filter(({ specials }) => specials.includes("thach-weave"));
    expect(weavers.map(({ id }) => id)).toEqual(WEAVERS);
  });

  it.each(Object.entries(BURSTS))("DIF-3.1: bursts with the sight %s", (sight, bursts) => {
    const card = { ...typed("spitfire-ia"), sight: sight as keyof typeof BURSTS };
    expect([0, 1, 2].map((steps) => allowance(card, REGULAR, steps as Steps, 3))).toEqual(bursts);
  });

  it.each([3, 2] as const)(
    "DIF-3.1.2, DIF-10.9: bursts with a Gyro Sight that gives %d when Advantaged",
    (gyro) => {
      const card = { ...typed("p-51d-10"), sight: "gyro" as const };
      expect([0, 1, 2].map((steps) => allowance(card, REGULAR, steps as Steps, gyro))).toEqual(GYRO[gyro]);
    },
  );

  it("DIF-5.5: the FUEL TANK has four hits", () => {
    expect(cardOf(TABLES, "fuel-tank")?.hits).toBe(FUEL_TANK_HITS);
  });

  it("the designer's notes: six altitude entries and more, and most ceilings below 40,000 ft", () => {
    const fighters = TABLES.aircraft.filter(({ role }) => role === "fighter");
    const many = fighters.filter(({ bands }) => bands.length >= ENTRIES);
    expect(many.length).toBeGreaterThan(fighters.length / 2);
    const low = fighters.filter(({ maxLevel }) => maxLevel * 2000 < USUAL_CEILING);
    expect(low.length).toBeGreaterThan(fighters.length / 2);
  });

  it("most types climb for 2 cards and gain 1 for a level", () => {
    const usual = (special: string) =>
      TABLES.aircraft.filter(({ specials }) => !(specials as readonly string[]).includes(special)).length;
    const many = TABLES.aircraft.length / 2;
    for (const special of ["quick-climb", "slow-climb", "quick-dive", "dive-limit"])
      expect(usual(special)).toBeGreaterThan(many);
  });

  it("every type named there is in the tables", () => {
    for (const { type } of RATED) expect(typeOf(TABLES, type)).toBeDefined();
  });
});
