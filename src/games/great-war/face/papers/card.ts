import { hexLabel } from "../../../../core/geometry/hex-map.ts";
import { phraser } from "../../../../core/phrase.ts";
import { chunks } from "../../../../face/chunks.ts";
import { mapScale } from "../../../../face/map-scale.ts";
import type { Page, PaperBlock, Wanted } from "../../../../face/paper.ts";
import { heading, page } from "../../../../face/papers/pages.ts";
import type { Block, Row, Stretch } from "../../../../face/sheet.ts";
import { bullets, line, row, table } from "../../../../face/sheets/blocks.ts";
import type { Tabletop } from "../../../../tabletop/tabletop.ts";
import { typeOf } from "../../rules/setup/roster.ts";
import type { Board } from "../../rules/state/state.ts";
import { clockOf } from "../clock.ts";
import type { Fleet } from "../fleet.ts";
import { layoutOf, matOf } from "../places.ts";
import { termsOf } from "../terms.ts";
import type { words } from "../words/en/papers.ts";

const phrase = phraser<typeof words>();

/** Millimetres around the map and below it for its caption. */
const EDGE = 2;
const CAPTION = 16;
/** Aircraft that the page of words has room for, and a page of nothing else. */
const ON_CARD = 14;
const A_LIST = 34;
const NONE = "–";

function forceRow({ setup, aircraft }: Board, index: number): readonly Row[] {
  const [airframe, one] = [setup.airframes[index], aircraft[index]];
  if (!airframe || !one) return [];
  const { id, side, balloon, crew } = airframe;
  const title = typeOf(setup, index).name;
  const men = crew.map(({ name, kills, novice }) => ({ name, kills, novice }));
  return [
    row(
      id,
      [
        one.bombs ? phrase("paper.card.loaded", { title }) : title,
        phrase("paper.card.men", { men }),
        hexLabel(one.hex),
        balloon ? NONE : phrase("paper.card.oclock", { heading: clockOf(one.facing) }),
        phrase("paper.card.metres", { metres: one.altitude }),
        balloon ? NONE : `${one.speed}`,
      ],
      { side },
    ),
  ];
}

function forces(start: Board, listed: readonly number[]): Block {
  const columns = ["id", "aircraft", "crew", "hex", "nose", "altitude", "speed"] as const;
  return table(
    "words",
    columns.map((column) => phrase(`paper.card.${column}`)),
    listed.flatMap((index) => forceRow(start, index)),
  );
}

function gunsLine({ guns }: Board): readonly Block[] {
  if (guns.length === 0) return [];
  const told = guns.map(({ id, kind, hex }): Stretch => {
    return { text: phrase("paper.card.gun", { id, kind, hex: hexLabel(hex) }) };
  });
  return [line({ text: phrase("paper.card.guns"), tone: "strong" }, ...told)];
}

function said(text: string): readonly Block[] {
  return text === "" ? [] : [line(text)];
}

function card(start: Board, listed: readonly number[], wanted: Wanted): readonly PaperBlock[] {
  const { title, blurb, history } = wanted;
  const terms = termsOf(start.setup, []).map((term) => ({ line: [{ text: term }] }));
  const unnamed: Block = line(phrase("paper.card.match"));
  return [
    heading(title),
    ...(blurb === "" ? [unnamed] : said(blurb)),
    ...said(history),
    bullets(terms),
    ...(listed.length > 0 ? [forces(start, listed)] : []),
    ...gunsLine(start),
  ];
}

/** The mat as it is set up: hexes, trenches, targets, guns that everybody knows, aircraft. */
function mapBlock({ setup }: Board, tabletop: Tabletop, { area, length }: Wanted): PaperBlock {
  const room = { width: area.width - EDGE, height: area.height - CAPTION };
  const denominator = mapScale(matOf(setup), room);
  const { columns, rows, inches } = layoutOf(setup);
  const caption = phrase("paper.card.scale", {
    denominator,
    hex: length(Math.round((100 * inches) / denominator) / 100),
    columns,
    rows,
  });
  return { kind: "map", tabletop, denominator, label: phrase("paper.card.map"), caption };
}

/** All that is needed to set a battle up on a real table: words and forces, then the map. */
export function cardPages({ start, table: onTable }: Fleet, wanted: Wanted): readonly Page[] {
  if (!start || !onTable) return [];
  const all = [...start.setup.airframes.keys()];
  const [first, ...more] = all.length > ON_CARD ? [[], ...chunks(all, A_LIST)] : [all];
  const { title } = wanted;
  return [
    page("card", title, card(start, first ?? [], wanted), { scaled: true }),
    ...more.map((listed, index) => page(`forces ${index}`, title, [forces(start, listed)], { scaled: true })),
    page("map", title, [mapBlock(start, onTable, wanted)], { scaled: true }),
  ];
}
