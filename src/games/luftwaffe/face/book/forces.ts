import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { setupFrom } from "../../setup/from-config.ts";
import { firstState } from "../../state/first-state.ts";
import { factorsOf, livingGermans } from "../../state/look.ts";
import { QUARTERS } from "../../tables/calendar.ts";
import { TABLES } from "../../tables/own.ts";
import type { AmericanUnit } from "../../tables/tables.ts";
import { phrase } from "./phrase.ts";

const NIGHT = new Set(TABLES.germans.filter(({ night }) => night).map(({ id }) => id));

/** What the Germans have in a quarter if nothing was lost: units, and factors of night fighters. */
function strengthIn(month: (typeof QUARTERS)[number]): readonly string[] {
  const state = firstState(setupFrom({ raid: true, quarters: { from: month, to: month } }));
  const living = livingGermans(state);
  return [living.length.toString(), factorsOf(living.filter(({ id }) => NIGHT.has(id))).toString()];
}

function germans(): readonly (readonly Text[])[] {
  return QUARTERS.map((month, quarter) => {
    const entering = TABLES.germans.filter(({ enters }) => enters === quarter);
    return [
      phrase("quarter", { quarter }),
      phrase("forces.units", {
        units: entering.map(({ type, designation, school = false }) => ({ type, name: designation, school })),
      }),
      ...strengthIn(month),
    ];
  });
}

function entering(quarter: number, wanted: (unit: AmericanUnit) => boolean): Text {
  const units = TABLES.americans.filter((unit) => unit.enters === quarter && wanted(unit));
  return phrase("forces.units", {
    units: units.map(({ id, type }) => ({ type, name: id.replace(/[BF]G$/, ""), school: false })),
  });
}

const isBomber = ({ id }: AmericanUnit) => id.endsWith("BG");

function americans(): readonly (readonly Text[])[] {
  return QUARTERS.flatMap((_, quarter) => {
    if (!TABLES.americans.some(({ enters }) => enters === quarter)) return [];
    return [
      [
        phrase("quarter", { quarter }),
        entering(quarter, (unit) => unit.force === "8" && isBomber(unit)),
        entering(quarter, (unit) => unit.force === "15" && isBomber(unit)),
        entering(quarter, (unit) => unit.force === "8" && !isBomber(unit)),
        entering(quarter, (unit) => unit.force === "9"),
        entering(quarter, (unit) => unit.force === "15" && !isBomber(unit)),
      ],
    ];
  });
}

function conversions(): readonly (readonly Text[])[] {
  return QUARTERS.flatMap((_, quarter) => {
    const units = TABLES.americans.filter(({ converts }) => converts?.quarter === quarter);
    return units.length === 0 ? [] : [[phrase("quarter", { quarter }), units.map(({ id }) => id).join(" ")]];
  });
}

function replacements(): readonly (readonly Text[])[] {
  const { tournament, advanced } = TABLES.replacements;
  const sum = (factors: readonly number[]) => factors.reduce((all, one) => all + one, 0).toString();
  return [
    ...QUARTERS.map((_, quarter) => [
      phrase("quarter", { quarter }),
      `${tournament[quarter] ?? 0}`,
      `${advanced[quarter] ?? 0}`,
    ]),
    [phrase("forces.sum"), sum(tournament), sum(advanced)],
  ];
}

/** Who enters when, and what comes back. */
export const FORCES: readonly Chapter[] = [
  {
    id: "american-forces",
    title: phrase("forces.american"),
    blocks: [
      text(phrase("forces.groups")),
      table(
        phrase("forces.american-caption"),
        [
          phrase("line.from"),
          phrase("forces.bombers", { force: "8" }),
          phrase("forces.bombers", { force: "15" }),
          phrase("forces.fighters", { force: "8" }),
          phrase("forces.fighters", { force: "9" }),
          phrase("forces.fighters", { force: "15" }),
        ],
        americans(),
      ),
      table(phrase("forces.conversions"), [phrase("line.from"), phrase("forces.group")], conversions()),
      text(phrase("forces.replaced")),
      table(
        phrase("forces.replacements"),
        [
          phrase("forces.quarter"),
          phrase("level", { level: "tournament" }),
          phrase("level", { level: "advanced" }),
        ],
        replacements(),
      ),
    ],
  },
  {
    id: "german-forces",
    title: phrase("forces.german"),
    blocks: [
      text(phrase("forces.geschwader")),
      table(
        phrase("forces.german-caption"),
        [phrase("forces.quarter"), phrase("forces.enter"), phrase("forces.all"), phrase("forces.night")],
        germans(),
      ),
      list(phrase("forces.schools"), phrase("forces.off"), phrase("forces.leaves")),
    ],
  },
];
