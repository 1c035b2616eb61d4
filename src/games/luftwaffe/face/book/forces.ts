import { list, type Row, type Rows, table } from "../../../../face/book/chapter.ts";
import { QUARTERS } from "../../data/calendar.ts";
import { TABLES } from "../../data/own.ts";
import { AIR_FORCES } from "../../data/tables.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import { firstState } from "../../rules/state/first-state.ts";
import { factorsOf, livingGermans } from "../../rules/state/look.ts";
import { chapter, phrase } from "./phrase.ts";

const NIGHT = new Set(TABLES.germans.filter(({ night }) => night).map(({ id }) => id));

/** What the Germans have in a quarter if nothing was lost: units, and factors of night fighters. */
function strengthIn(month: (typeof QUARTERS)[number]): Row {
  const state = firstState(setupFrom({ raid: true, quarters: { from: month, to: month } }));
  const living = livingGermans(state);
  return [living.length, factorsOf(living.filter(({ id }) => NIGHT.has(id)))];
}

function germans(): Rows {
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
function americans(): Rows {
  return QUARTERS.flatMap((_, quarter) =>
    AIR_FORCES.flatMap((force) => {
      const units = TABLES.americans.filter((unit) => unit.enters === quarter && unit.force === force);
      if (units.length === 0) return [];
      const told = units.map(({ id, type }) => ({ type, name: id.replace(/[BF]G$/, ""), school: false }));
      return [[phrase("quarter", { quarter }), force, phrase("forces.units", { units: told })]];
    }),
  );
}

function conversions(): Rows {
  return QUARTERS.flatMap((_, quarter) => {
    const units = TABLES.americans.filter(({ converts }) => converts?.quarter === quarter);
    return units.length === 0 ? [] : [[phrase("quarter", { quarter }), units.map(({ id }) => id).join(" ")]];
  });
}

function replacements(): Rows {
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
export const FORCES = [
  chapter({ name: "forces", id: "american-forces", title: "american" }, [
    "groups",
    table("american-caption", [phrase("line.from"), "force", "enter"], americans()),
    table("conversions", [phrase("line.from"), "group"], conversions()),
    "replaced",
    table("replacements", ["quarter", "tournament", "advanced"], replacements()),
  ]),
  chapter({ name: "forces", id: "german-forces", title: "german" }, [
    "geschwader",
    table("german-caption", ["quarter", "enter", "all", "by-night"], germans()),
    list("schools", "off", "leaves"),
  ]),
];
