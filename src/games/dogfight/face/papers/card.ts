import { toInches } from "../../../../core/geometry/surd.ts";
import { phraser } from "../../../../core/phrase.ts";
import { chunks } from "../../../../face/chunks.ts";
import { mapScale } from "../../../../face/map-scale.ts";
import type { Page, PaperBlock, Wanted } from "../../../../face/paper.ts";
import { heading, page } from "../../../../face/papers/pages.ts";
import type { Block, ListItem, Row } from "../../../../face/sheet.ts";
import { line, row, table } from "../../../../face/sheets/blocks.ts";
import { phrasesOf } from "../../../../face/words/named.ts";
import type { Tabletop } from "../../../../tabletop/tabletop.ts";
import { listOf } from "../../data/weapons.ts";
import { termsOf } from "../../rules/outcome/terms.ts";
import type { Airframe } from "../../rules/setup/airframe.ts";
import { BY_THE_BOOK, SWITCHES } from "../../rules/setup/options.ts";
import type { Setup } from "../../rules/setup/setup.ts";
import type { Aircraft, Board } from "../../rules/state/state.ts";
import type { Fleet } from "../fleet.ts";
import type { words } from "../words/en/papers.ts";

const phrase = phraser<typeof words>();
const phrases = phrasesOf<typeof words>();

/** Aircraft that a card has room for, and a page of nothing else. */
const ON_CARD = 16;
const A_LIST = 36;
/** Millimetres that a card's words need, and each line of its list. */
const WORDS = 78;
const LINE = 5.6;
const EDGE = 2;
/** Inches between two lines of the map. */
const GRID = 6;

function forceRow(airframe: Airframe, aircraft: Aircraft, altitude: boolean, wanted: Wanted): Row {
  const { at, heading, level, speed } = aircraft;
  const place = [toInches(at.xp, at.xq), toInches(at.yp, at.yq)].map((inches) => wanted.length(inches));
  const { id, side, title, engine, fuselage, toHit, weapons } = airframe;
  return row(
    id,
    [
      title,
      `${engine} / ${fuselage} / ${toHit}`,
      phrase("paper.weapons", { weapons: listOf(weapons) }),
      place.join(", "),
      phrase("paper.oclock", { heading }),
      speed,
      ...(altitude ? [`${level}`] : []),
    ],
    { side },
  );
}

/** What flies, where it stands at the beginning, and what it can do. */
function forces({ setup, aircraft }: Board, listed: readonly Airframe[], wanted: Wanted): Block {
  const { altitude } = setup.options;
  return table(
    "words",
    [
      phrase("paper.id"),
      phrase("paper.aircraft"),
      "ENGINE / FUSELAGE / TO-HIT",
      ...phrases("paper", "guns", "place", "nose"),
      "SPEED",
      ...(altitude ? [phrase("paper.level")] : []),
    ],
    listed.flatMap((airframe) => {
      const one = aircraft[setup.airframes.indexOf(airframe)];
      return one ? [forceRow(airframe, one, altitude, wanted)] : [];
    }),
  );
}

/** Who fights, how it is won, and the house rules that are switched on. */
function termsBlock(setup: Setup): Block {
  const sides = setup.sides.map((side, index): ListItem => {
    return { side: index === 0 ? 0 : 1, line: [{ side }] };
  });
  const terms = termsOf(setup).map((term): ListItem => ({ line: [{ text: term }] }));
  const turned = SWITCHES.filter(({ option }) => setup.options[option] !== BY_THE_BOOK[option]);
  const house = turned.flatMap(({ option, rule }) => [
    { text: { key: `option.${option}`, values: {} } },
    { text: `(${rule})` },
  ]);
  const rules: readonly ListItem[] =
    turned.length > 0 ? [{ line: [{ text: phrase("paper.options") }, ...house] }] : [];
  return { kind: "list", look: "inline", items: [...sides, ...terms, ...rules] };
}

function said(lines: readonly string[]): readonly Block[] {
  return lines.filter((text) => text !== "").map((text) => line(text));
}

/** All that is needed to set a battle up on a real table; `listed`: the aircraft that it has room for. */
/** The table as it is set up, in the largest tidy scale for its room. */
function mapBlock({ setup }: Board, tabletop: Tabletop, lines: number, { area, length }: Wanted): PaperBlock {
  const room = { width: area.width - EDGE, height: area.height - WORDS - LINE * (lines + 1) };
  const { width, depth } = setup.table;
  const denominator = mapScale(setup.table, room);
  const size = `${length(width)} × ${length(depth)}`;
  return {
    kind: "map",
    tabletop,
    denominator,
    squares: GRID,
    label: phrase("paper.map"),
    caption: phrase("paper.map.scale", { size, denominator, grid: length(GRID) }),
  };
}

function card(
  start: Board,
  table: Tabletop,
  listed: readonly Airframe[],
  wanted: Wanted,
): readonly PaperBlock[] {
  const { title, blurb, history } = wanted;
  return [
    heading(title),
    ...(blurb === "" ? [line(phrase("paper.match"))] : []),
    ...said([blurb, history]),
    mapBlock(start, table, listed.length, wanted),
    termsBlock(start.setup),
    ...(listed.length > 0 ? [forces(start, listed, wanted)] : []),
  ];
}

/** The card of a battle, and lists of what flies where there are more than it has room for. */
export function cardPages({ start, table }: Fleet, wanted: Wanted): readonly Page[] {
  if (!start || !table) return [];
  const { airframes } = start.setup;
  const [first, ...more] = airframes.length > ON_CARD ? [[], ...chunks(airframes, A_LIST)] : [airframes];
  const { title } = wanted;
  return [
    page("card", title, card(start, table, first ?? [], wanted), { dense: true, scaled: true }),
    ...more.map((listed, index): Page => {
      const blocks = [forces(start, listed, wanted)];
      return page(`forces ${index}`, title, blocks, { dense: true });
    }),
  ];
}
