import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { LEVELS, plays } from "../../data/options.ts";
import { TABLES } from "../../data/own.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import { SCHOOL_E } from "../../data/types.ts";
import type { Fire } from "../../rules/combat/fire.ts";
import { BOMBING, DIE, FIRING, lossRow } from "../figures.ts";
import { phrase } from "./phrase.ts";

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

function levels(): readonly (readonly Text[])[] {
  return RULES.map((rule) => [
    phrase("level.rule", { rule }),
    phrase("level", { level: LEVELS.find((level) => plays(level, rule)) ?? "complexes" }),
  ]);
}

function figure(value: number | null): string {
  return value === null ? "–" : value.toString();
}

function aircraft(whose: Side): readonly (readonly Text[])[] {
  const own = TABLES.types.filter(({ side }) => side === whose);
  return own.map(({ name, e, rocket, factors, speed, tanks, endurance }) => [
    name,
    rocket ? "–" : figure(e),
    factors.toString(),
    speed.toString(),
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
    [phrase("fire.factors"), ...DIE.map(String)],
    FIRING.map((factors) => [factors.toString(), ...lossRow(fire, factors)]),
  );
}

/** The idea, the levels, aircraft and what fire costs. */
export const START: readonly Chapter[] = [
  {
    id: "idea",
    title: phrase("idea.title"),
    blocks: [
      text(phrase("idea.war")),
      text(phrase("idea.quarter")),
      text(phrase("idea.words")),
      list(
        phrase("idea.unit"),
        phrase("idea.e"),
        phrase("idea.line"),
        phrase("idea.sheet"),
        phrase("idea.complex"),
        phrase("idea.killer"),
      ),
      text(phrase("idea.winning")),
    ],
  },
  {
    id: "levels",
    title: phrase("levels.title"),
    blocks: [
      text(phrase("levels.four")),
      table(phrase("levels.caption"), [phrase("levels.rule"), phrase("levels.since")], levels()),
      list(phrase("levels.basic"), phrase("levels.usual"), phrase("levels.not")),
    ],
  },
  {
    id: "aircraft",
    title: phrase("aircraft.title"),
    blocks: [
      text(phrase("aircraft.values")),
      values(AMERICAN),
      values(GERMAN),
      list(phrase("aircraft.schools", { e: SCHOOL_E }), phrase("aircraft.night"), phrase("aircraft.jets")),
    ],
  },
  {
    id: "fire",
    title: phrase("fire.title"),
    blocks: [
      text(phrase("fire.die")),
      list(phrase("fire.rating"), phrase("fire.killer"), phrase("fire.bombers"), phrase("fire.clamp")),
      losses("fighters"),
      losses("bombers"),
      losses("defensive"),
      text(phrase("fire.bombs")),
      table(
        phrase("fire.bombs-caption"),
        [phrase("fire.factors"), phrase("fire.succeeds")],
        BOMBING.map(({ from, to, value }) => [
          phrase("fire.span", { from, to, open: value === DIE.length }),
          phrase("fire.needs", { die: value }),
        ]),
      ),
    ],
  },
];
