import { chunks } from "../../../../face/chunks.ts";
import type { Page } from "../../../../face/paper.ts";
import type { Block, ListItem, Mark } from "../../../../face/sheet.ts";
import type { Text } from "../../../../face/text.ts";
import { isBombed, typeOf } from "../../state/look.ts";
import type { AmericanState, GermanState } from "../../state/state.ts";
import { LAST_QUARTER, QUARTERS } from "../../tables/calendar.ts";
import { COMPLEXES } from "../../tables/tables.ts";
import { type Force, tablesIn } from "./force.ts";
import { blank, pageOf } from "./page.ts";
import { phrase } from "./phrase.ts";

/** Columns of a page of names with boxes. */
const COLUMNS = 3;
/** Lines that the heading of a complex takes. */
const HEADING = 2;

/** The boxes of a unit's factors: those that it has lost are crossed. */
function marks({ factors, presence }: AmericanState | GermanState, whole: number): readonly Mark[] {
  const lost = presence === "in-play" ? whole - factors : 0;
  return Array.from({ length: whole }, (_, at) => (at < whole - lost ? "open" : "crossed"));
}

function unitItem(force: Force, one: AmericanState | GermanState, enters: number): ListItem {
  const { name, factors } = typeOf(force.view, one.type);
  const later = one.presence === "scheduled" && enters > force.view.quarter;
  return {
    line: [
      { text: one.id, tone: "strong" },
      { text: name },
      ...(later ? [{ text: phrase("paper.quarter.short", { quarter: enters }), tone: "soft" as const }] : []),
    ],
    tracks: [
      {
        shape: "box",
        marks: marks(one, factors),
        label: phrase("paper.unit.label", { unit: one.id, factors: one.factors }),
      },
    ],
  };
}

function inColumns(items: readonly ListItem[]): Block {
  const columns = chunks(items, Math.ceil(items.length / COLUMNS));
  return {
    kind: "columns",
    columns: columns.map((some): readonly Block[] => [{ kind: "list", items: some }]),
  };
}

/** The boxes of every unit of both sides, to be crossed off. */
export function unitPages(force: Force): readonly Page[] {
  const { americans, germans } = tablesIn(force);
  const entries = new Map([...americans, ...germans].map(({ id, enters }) => [id, enters]));
  const items = (units: readonly (AmericanState | GermanState)[]) =>
    units
      .filter(({ presence }) => presence !== "removed" && presence !== "replaced")
      .map((one) => unitItem(force, one, entries.get(one.id) ?? 0));
  const page = (id: "american" | "german", units: readonly (AmericanState | GermanState)[]) =>
    pageOf(`units ${id}`, phrase(`paper.units.${id}`), [inColumns(items(units))]);
  return [page("american", force.view.americans), page("german", force.view.germans)];
}

/** Complexes in columns of about as many lines each. */
function complexColumns(sections: readonly { readonly block: Block; readonly lines: number }[]): Block {
  const most = sections.reduce((sum, { lines }) => sum + lines, 0) / COLUMNS;
  const columns: Block[][] = [[]];
  let used = 0;
  for (const { block, lines } of sections) {
    if (used > 0 && used + lines / 2 > most && columns.length < COLUMNS) {
      columns.push([]);
      used = 0;
    }
    columns.at(-1)?.push(block);
    used += lines;
  }
  return { kind: "columns", columns };
}

/** The 97 targets by complex, crossed off as they are bombed. */
export function targetPages(force: Force): readonly Page[] {
  const { targets } = tablesIn(force);
  const sections = COMPLEXES.map((complex) => {
    const own = targets.filter((one) => one.complex === complex);
    const items = own.map(
      ({ id, name, hex }): ListItem => ({
        line: [{ text: name, tone: "strong" }, { text: id }, { text: hex, tone: "soft" }],
        tracks: [
          {
            shape: "box",
            marks: [isBombed(force.view, id) ? "crossed" : "open"],
            label: phrase("paper.target.label", { name, bombed: isBombed(force.view, id) }),
          },
        ],
      }),
    );
    const block: Block = {
      kind: "section",
      title: phrase("paper.complex", { complex, count: own.length }),
      blocks: [{ kind: "list", items }],
    };
    return { block, lines: own.length + HEADING };
  });
  return [pageOf("targets", phrase("paper.targets.title"), [complexColumns(sections)])];
}

const INDUSTRY = [
  "quarter",
  "factories",
  "made",
  "stock",
  "pilots",
  "pilot-stock",
  "refineries",
  "fuel",
  "reserve",
  "night",
  "replacements",
] as const;

const EFFECTS = [
  "factories",
  "six",
  "last",
  "transport",
  "schools",
  "refineries",
  "chemicals",
  "reserve",
] as const;

/** What is made and kept, quarter by quarter, and what the loss of a complex does (sections 5.3 and 5.5). */
export function industryPages({ view }: Force): readonly Page[] {
  const { from, to } = view.setup;
  const quarters = Array.from({ length: Math.min(to, LAST_QUARTER) - from + 1 }, (_, at) => from + at);
  const names: readonly Text[] = INDUSTRY.map((column) => phrase(`paper.column.${column}`));
  return [
    pageOf("industry", phrase("paper.industry.title"), [
      {
        kind: "table",
        look: "record",
        columns: names,
        rows: quarters
          .filter((quarter) => QUARTERS[quarter] !== undefined)
          .map((quarter) => blank(phrase("paper.quarter.short", { quarter }), INDUSTRY.length - 1)),
      },
      {
        kind: "notes",
        title: phrase("paper.effects"),
        lines: EFFECTS.map((effect) => phrase("paper.effect", { effect })),
      },
    ]),
  ];
}
