import { phraser } from "../../../../core/phrase.ts";
import { chunks } from "../../../../face/chunks.ts";
import type { PadColumn, Page, PaperBlock, Wanted } from "../../../../face/paper.ts";
import { notes, page } from "../../../../face/papers/pages.ts";
import { phrasesOf } from "../../../../face/words/named.ts";
import { SIDES } from "../../data/sides.ts";
import { bySide, type Fleet, type FleetPad } from "../fleet.ts";
import type { words } from "../words/en/papers.ts";

const phrase = phraser<typeof words>();
const phrases = phrasesOf<typeof words>();

/** Columns of a pad: room enough to write a move in. */
const A_PAGE = 3;

const GRAMMAR: PaperBlock = notes(
  phrase("paper.grammar.title"),
  phrases("paper.grammar", "example", "letters", "altitude", "maneuvers", "more"),
);

function columnOf({ airframe, type, min, max, schedule, nobody }: FleetPad): PadColumn {
  const lines = [type.name, phrase("paper.pad.range", { min, max, letter: schedule })];
  return nobody ? { name: null, lines } : { side: airframe.side, name: airframe.id, lines };
}

/** Move pads, each side's on pages of its own: sealed moves are secret until all are opened. */
export function padPages({ pads, turn, start }: Fleet, { lines, nameOf }: Wanted): readonly Page[] {
  const flying = pads.filter(({ airframe, aircraft }) => !airframe.balloon && aircraft.status === "flying");
  return bySide(flying).flatMap((own) =>
    chunks(own, A_PAGE).map((three, index): Page => {
      const side = SIDES[three[0]?.airframe.side ?? 0];
      const pad: PaperBlock = {
        kind: "pad",
        corner: phrase("paper.turn"),
        columns: three.map(columnOf),
        rows: Array.from({ length: lines }, (_, row) => `${turn + row}`),
        field: phrase("paper.pad.field"),
      };
      return page(
        `pads ${side} ${index}`,
        start === null ? phrase("paper.pad.any") : phrase("paper.pad.title", { side: nameOf(side) }),
        [pad, GRAMMAR],
        { scaled: true },
      );
    }),
  );
}
