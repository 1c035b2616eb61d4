import { list, plain, type Rows, table } from "../../../../face/book/chapter.ts";
import { LEVELS, plays } from "../../data/options.ts";
import { TABLES } from "../../data/own.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import { SCHOOL_E } from "../../data/types.ts";
import type { Fire } from "../../rules/combat/fire.ts";
import { BOMBING, DIE, FIRING, lossRow } from "../figures.ts";
import { chapter, phrase } from "./phrase.ts";

/** Rules that belong to a level, in the order in which the levels bring them. */
const RULES = [
  "quarters",
  "jets",
  "pilots",
  "schools",
  "tactical",
  "noTanksIn1943",
  "killers",
  "substitution",
  "night",
  "fuel",
  "halving",
] as const;

function levels(): Rows {
  return RULES.map((rule) => [
    phrase("level.rule", { rule }),
    phrase("level", { level: LEVELS.find((level) => plays(level, rule)) ?? "complexes" }),
  ]);
}

function figure(value: number | null): string {
  return value === null ? "–" : value.toString();
}

function aircraft(whose: Side): Rows {
  const own = TABLES.types.filter(({ side }) => side === whose);
  return own.map(({ name, e, rocket, factors, speed, tanks, endurance }) => [
    name,
    rocket ? "–" : figure(e),
    factors,
    speed,
    `${figure(tanks)} / ${figure(endurance)}`,
  ]);
}

function values(side: Side) {
  const columns = (["type", "e", "factors", "speed", "time"] as const).map((column) =>
    phrase(`aircraft.${column}`),
  );
  return table(phrase("aircraft.caption", { side }), columns, aircraft(side));
}

function losses(fire: Fire) {
  return table(
    phrase("fire.caption", { fire }),
    [phrase("fire.factors"), ...DIE.map(plain)],
    FIRING.map((factors) => [factors, ...lossRow(fire, factors)]),
  );
}

/** The idea, the levels, aircraft and what fire costs. */
export const START = [
  chapter("idea", [
    "war",
    "quarter",
    "words",
    list("unit", "e", "line", "sheet", "complex", "killer"),
    "winning",
  ]),
  chapter("levels", ["four", table("caption", ["rule", "since"], levels()), list("basic", "usual", "not")]),
  chapter("aircraft", [
    "values",
    values(AMERICAN),
    values(GERMAN),
    list(phrase("aircraft.schools", { e: SCHOOL_E }), "night", "jets"),
  ]),
  chapter("fire", [
    "die",
    list("rating", "killer", "bombers", "clamp"),
    losses("fighters"),
    losses("bombers"),
    losses("defensive"),
    "bombs",
    table(
      "bombs-caption",
      ["factors", "succeeds"],
      BOMBING.map(({ from, to, value }) => [
        phrase("fire.span", { from, to, open: value === DIE.length }),
        phrase("fire.needs", { die: value }),
      ]),
    ),
  ]),
];
