import { chunks } from "../../../../face/chunks.ts";
import type { Page, Wanted } from "../../../../face/paper.ts";
import { notes } from "../../../../face/papers/pages.ts";
import type { Mark } from "../../../../face/sheet.ts";
import { table } from "../../../../face/sheets/blocks.ts";
import type { Text } from "../../../../face/text.ts";
import { LAST_QUARTER, QUARTERS } from "../../data/calendar.ts";
import { COMPLEXES } from "../../data/tables.ts";
import { isBombed, typeOf } from "../../rules/state/look.ts";
import type { AmericanState, GermanState } from "../../rules/state/state.ts";
import { type BoxLine, boxDrawing } from "./boxes.ts";
import { type Force, tablesIn } from "./force.ts";
import { blank, pageOf } from "./page.ts";
import { phrase, phrases } from "./phrase.ts";

/** Columns of a page of names with boxes. */
const COLUMNS = 3;

/** The boxes of a unit's factors: those that it has lost are crossed. */
function marks({ factors, presence }: AmericanState | GermanState, whole: number): readonly Mark[] {
  const lost = presence === "in-play" ? whole - factors : 0;
  return Array.from({ length: whole }, (_, at) => (at < whole - lost ? "open" : "crossed"));
}

function unitLine({ view }: Force, one: AmericanState | GermanState, enters: number): BoxLine {
  const { name, factors } = typeOf(view, one.type);
  const later = one.presence === "scheduled" && enters > view.quarter;
  return {
    kind: "boxes",
    text: phrase("paper.unit", { unit: one.id, type: name, enters: later ? enters : null }),
    marks: marks(one, factors),
  };
}

/** The boxes of every unit of both sides, to be crossed off. */
export function unitPages(force: Force, wanted: Wanted): readonly Page[] {
  const { americans, germans } = tablesIn(force);
  const entries = new Map([...americans, ...germans].map(({ id, enters }) => [id, enters]));
  const page = (id: "american" | "german", units: readonly (AmericanState | GermanState)[]) => {
    const there = units.filter(({ presence }) => presence !== "removed" && presence !== "replaced");
    const lines = there.map((one) => unitLine(force, one, entries.get(one.id) ?? 0));
    const title = phrase(`paper.units.${id}`);
    const columns = chunks(lines, Math.ceil(lines.length / COLUMNS));
    return pageOf(`units ${id}`, title, [
      { kind: "drawings", drawings: [boxDrawing(title, columns, wanted)] },
    ]);
  };
  return [page("american", force.view.americans), page("german", force.view.germans)];
}

/** Complexes in columns of about as many lines each. */
function complexColumns(sections: readonly (readonly BoxLine[])[]): readonly (readonly BoxLine[])[] {
  const most = sections.flat().length / COLUMNS;
  const columns: BoxLine[][] = [[]];
  for (const lines of sections) {
    const open = columns.at(-1) ?? [];
    const full = open.length > 0 && open.length + lines.length / 2 > most;
    if (full && columns.length < COLUMNS) columns.push([...lines]);
    else open.push(...(open.length > 0 ? [{ kind: "room" } as const] : []), ...lines);
  }
  return columns;
}

/** The 97 targets by complex, crossed off as they are bombed. */
export function targetPages(force: Force, wanted: Wanted): readonly Page[] {
  const { targets } = tablesIn(force);
  const title = phrase("paper.targets.title");
  const sections = COMPLEXES.map((complex): readonly BoxLine[] => {
    const own = targets.filter((one) => one.complex === complex);
    return [
      { kind: "heading", text: phrase("paper.complex", { complex, count: own.length }) },
      ...own.map(({ id, name, hex }): BoxLine => {
        const mark: Mark = isBombed(force.view, id) ? "crossed" : "open";
        return { kind: "boxes", text: `${name} ${hex} ${id}`, marks: [mark] };
      }),
    ];
  });
  const drawing = boxDrawing(title, complexColumns(sections), wanted);
  return [pageOf("targets", title, [{ kind: "drawings", drawings: [drawing] }])];
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
  const names: readonly Text[] = phrases("paper.column", ...INDUSTRY);
  return [
    pageOf("industry", phrase("paper.industry.title"), [
      table(
        "record",
        names,
        quarters
          .filter((quarter) => QUARTERS[quarter] !== undefined)
          .map((quarter) => blank(phrase("paper.quarter.short", { quarter }), INDUSTRY.length - 1)),
      ),
      notes(
        phrase("paper.effects"),
        EFFECTS.map((effect) => phrase("paper.effect", { effect })),
      ),
    ]),
  ];
}
