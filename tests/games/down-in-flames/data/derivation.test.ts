import { describe, expect, it } from "vitest";
import { TABLES } from "../../../../src/games/down-in-flames/data/own.ts";
import { typeOf } from "../../../../src/games/down-in-flames/data/tables.ts";
import { BOMBERS } from "../../../../src/games/down-in-flames/data/types/bombers.ts";
import {
  agilityAt,
  bomberDefense,
  defenseOf,
  hitValuesOf,
  horsepowerAt,
  maxLevelOf,
  speedRatingAt,
  turretOf,
  wingmanOf,
} from "./derive.ts";
import { BOMBER_INPUTS, INPUTS, type Input } from "./inputs.ts";

function input(id: string): Input {
  const found = INPUTS.get(id);
  if (!found) throw new Error(`no figures of ${id}`);
  return found;
}

/** The level for which a band of three levels speaks: its middle one, or the last where it is cut short. */
function levelOf({ from, to }: { readonly from: number; readonly to: number }): number {
  return Math.min(from + 1, to);
}

it("the figures are those of the types that are there", () => {
  expect([...INPUTS.keys()].sort()).toEqual(TABLES.aircraft.map(({ id }) => id).sort());
});

describe.each(TABLES.aircraft)("$id", (card) => {
  const cell = (name: string, found: unknown, derived: unknown) =>
    found === derived ? [] : [`${card.id} ${name}: ${found}, derived ${derived}`];
  const known = input(card.id);

  it("has the ratings that its figures lead to", () => {
    const wrong = card.bands.flatMap((band) => {
      const level = levelOf(band);
      const at = `${band.from}-${band.to}`;
      return [
        ...cell(`agility ${at}`, band.agility, agilityAt(known, level)),
        ...cell(`speed ${at}`, band.speed, speedRatingAt(known, level)),
        ...cell(`horsepower ${at}`, band.horsepower, horsepowerAt(known, level)),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it("has the fixed values that its figures lead to", () => {
    const { all, spent } = hitValuesOf(known);
    const { offense, defense } = wingmanOf(known, Math.max(...card.bands.map(({ speed }) => speed)));
    const wrong = [
      ...cell("maxLevel", card.maxLevel, maxLevelOf(known)),
      ...cell("defense", card.defense, defenseOf(known)),
      ...cell("hitValue", card.choice ?? card.hitValue, all),
      ...cell("spent", card.spent, spent),
      ...cell("offense", card.offense, offense),
      ...cell("wingmanDefense", card.wingmanDefense, defense),
      ...cell("engines", card.engines, known.engines),
      ...cell("role", card.role, known.light ? "light" : "fighter"),
    ];
    expect(wrong).toEqual([]);
  });
});

it.each(BOMBERS)(
  "$id has the defense and the turrets that its figures lead to",
  ({ id, defense, turret }) => {
    const { empty, protection, aft } = BOMBER_INPUTS[id as keyof typeof BOMBER_INPUTS];
    expect({ defense, turret }).toEqual({ defense: bomberDefense(empty, protection), turret: turretOf(aft) });
  },
);

it("the derivation reproduces what the supplement states, before rounding too", () => {
  const zero = input("a6m2");
  expect([agilityAt(zero, 2), speedRatingAt(zero, 2)]).toEqual([9, 6]);
  const mustang = input("p-51d-10");
  for (const level of [17, 18])
    expect([agilityAt(mustang, level), speedRatingAt(mustang, level)]).toEqual([5, 8]);
  expect(typeOf(TABLES, "fw-190a-8")?.hitValue).toBe(hitValuesOf(input("fw-190a-8")).all);
});
