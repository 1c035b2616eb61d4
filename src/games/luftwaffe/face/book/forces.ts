import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { QUARTERS } from "../../data/calendar.ts";
import { TABLES } from "../../data/own.ts";
import { AIR_FORCES } from "../../data/tables.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import { firstState } from "../../rules/state/first-state.ts";
import { factorsOf, livingGermans } from "../../rules/state/look.ts";
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

/** Groups by quarter and air force, bombers and fighters. */
function americans(): readonly (readonly Text[])[] {
  return QUARTERS.flatMap((_, quarter) =>
    AIR_FORCES.flatMap((force) => {
      const units = TABLES.americans.filter((unit) => unit.enters === quarter && unit.force === force);
      if (units.length === 0) return [];
      const told = units.map(({ id, type }) => ({ type, name: id.replace(/[BF]G$/, ""), school: false }));
      return [[phrase("quarter", { quarter }), force, phrase("forces.units", { units: told })]];
    }),
  );
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
        [phrase("line.from"), phrase("forces.force"), phrase("forces.enter")],
        americans(),
      ),
      table(phrase("forces.conversions"), [phrase("line.from"), phrase("forces.group")], conversions()),
      text(phrase("forces.replaced")),
      table(
        phrase("forces.replacements"),
        [phrase("forces.quarter"), phrase("forces.tournament"), phrase("forces.advanced")],
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
        [phrase("forces.quarter"), phrase("forces.enter"), phrase("forces.all"), phrase("forces.by-night")],
        germans(),
      ),
      list(phrase("forces.schools"), phrase("forces.off"), phrase("forces.leaves")),
    ],
  },
];
