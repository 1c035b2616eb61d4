import type { Block, Cell, ListItem, Sheet, Track } from "../../../../face/sheet.ts";
import { boxes, columns, list, row, section, table } from "../../../../face/sheets/blocks.ts";
import { entryOf, REMOVALS } from "../../data/calendar.ts";
import { CITY_HITS } from "../../data/figures.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { Target } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase, phrases } from "./phrase.ts";

/** Boxes of a target, crossed off by its hits. */
function trackOf(view: View, target: string, of: number): Track {
  const hits = view.out.includes(target) ? of : (view.hits[target] ?? 0);
  return boxes(of, hits, phrase("sheet.city.hits", { target, hits, of }));
}

function places(view: View): readonly Block[] {
  const { cities, airfields, radar } = tablesOf(view.setup);
  const item = (target: string, square: string, group: string, boxes: number, dice: number): ListItem => ({
    line: [{ text: phrase("sheet.place", { target, square, group, dice }) }],
    tracks: [trackOf(view, target, boxes)],
  });
  const placesIn = (title: "cities" | "airfields" | "radar", items: readonly ListItem[]): Block =>
    section(phrase(`sheet.${title}`), [list(items)]);
  return [
    placesIn(
      "cities",
      cities.map(({ id, square, group, production }) => item(id, square, group, CITY_HITS, production)),
    ),
    placesIn(
      "airfields",
      airfields.map(({ id, square, group }) => item(id, square, group, 1, 0)),
    ),
    placesIn(
      "radar",
      radar.map(({ id, square, group }) => item(id, square, group, 1, 0)),
    ),
  ];
}

/** A box of a target on paper: struck out when it is hit. */
function boxCells(view: View, target: string, count: number): readonly Cell[] {
  return trackOf(view, target, count).marks.map((mark) => (mark === "crossed" ? "×" : null));
}

/** Targets on paper: tables with a column for each hit. */
function paperPlaces(view: View): Block {
  const { cities, airfields, radar } = tablesOf(view.setup);
  const hits = Array.from({ length: CITY_HITS }, (_, at) => `${at + 1}`);
  const column = (name: "group" | "dice" | "out" | "cities" | "airfields" | "radar") =>
    phrase(`sheet.column.${name}`);
  const head = (target: string, square: string) => [
    { text: square },
    { text: phrase("sheet.target", { target }) },
  ];
  const facilities = (name: "airfields" | "radar", list: typeof airfields | typeof radar): Block =>
    table(
      "record",
      [column(name), column("group"), column("out")],
      list.map(({ id, square, group }) => ({
        head: head(id, square),
        cells: [group, ...boxCells(view, id, 1)],
      })),
      { widths: [null, 16, 16] },
    );
  const towns: Block = table(
    "record",
    [column("cities"), column("group"), column("dice"), ...hits],
    cities.map(({ id, square, group, production }) => ({
      head: head(id, square),
      cells: [group, `${production}`, ...boxCells(view, id, CITY_HITS)],
    })),
    { widths: [null, 14, 14, ...hits.map(() => 7)] },
  );
  return columns([towns], [facilities("airfields", airfields), facilities("radar", radar)]);
}

/** BB-64: what the deck of a phase is made of, which everybody knows. */
function deckRow(view: View, phase: 1 | 2 | 3) {
  const { cities, airfields, radar } = tablesOf(view.setup);
  const { london, cities: out, airfields: fields, radar: stations, named } = REMOVALS[phase];
  const capital = cities.filter((city) => city.london).length;
  const fixed = airfields.filter(({ id }) => named.includes(id)).length;
  return row(
    phrase("sheet.phase", { phase }),
    [
      london ? 0 : capital,
      cities.length - capital - out,
      airfields.length - fields - fixed,
      radar.length - stations,
    ],
    {
      ...(view.turn > 0 &&
        !view.outcome &&
        entryOf(view.turn).phase === phase && { now: phrase("sheet.now") }),
    },
  );
}

function deckBlock(view: View): Block {
  return section(phrase("sheet.deck"), [
    table(
      "ruled",
      phrases("sheet.column", "phase", "london", "cities", "airfields", "radar"),
      ([1, 2, 3] as const).map((phase) => deckRow(view, phase)),
      { label: phrase("sheet.deck") },
    ),
  ]);
}

/** The German's hand of missions, as far as the viewer may read it (BB-97). */
function handBlocks(view: View): readonly Block[] {
  if (view.hand.length === 0) return [];
  const { cities, airfields, radar } = tablesOf(view.setup);
  const all = [...cities, ...airfields, ...radar];
  const known = view.hand.filter((card): card is Target => card !== null);
  const cards = known.map((target) => {
    const square = all.find(({ id }) => id === target)?.square ?? "";
    return { title: phrase("sheet.target", { target }), lines: [square] };
  });
  return [
    section(phrase("sheet.hand"), [
      { kind: "hand", label: phrase("sheet.hand"), cards, hidden: view.hand.length - known.length },
    ]),
  ];
}

/** The targets: missions in the hand, what the decks are made of, the hits on every place. */
export function targetsSheet(view: View, form: "screen" | "paper"): Sheet {
  const out = view.out.length + Object.values(view.hits).filter((hits) => hits >= CITY_HITS).length;
  return {
    id: "targets",
    label: phrase("sheet.targets"),
    title: phrase("sheet.targets"),
    facts: form === "paper" ? [] : [{ text: phrase("sheet.out.count", { out }) }],
    ...(form === "screen" && { look: "folds" as const }),
    blocks:
      form === "paper"
        ? [paperPlaces(view), deckBlock(view)]
        : [...handBlocks(view), deckBlock(view), ...places(view)],
  };
}
