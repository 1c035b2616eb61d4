import { phraser } from "../../../../core/phrase.ts";
import { chunks } from "../../../../face/chunks.ts";
import type { PadColumn, Page, PaperBlock, Wanted } from "../../../../face/paper.ts";
import { notes, page } from "../../../../face/papers/pages.ts";
import { bySide, type Fleet, hasAltitude } from "../fleet.ts";
import type { Subject } from "../sheets.ts";
import type { words } from "../words/en/papers.ts";

const phrase = phraser<typeof words>();

/** Columns of a pad: room enough to write an order in. */
const A_PAGE = 4;
/** Inches of one step ahead. */
const STEP = 2;

/** A small reminder of how orders are spelt. */
function grammar(altitude: boolean, { length }: Wanted): PaperBlock {
  return notes(phrase("paper.grammar"), [
    phrase("paper.grammar.example", { two: length(2 * STEP) }),
    phrase("paper.grammar.letters", { step: length(STEP) }),
    phrase("paper.grammar.speed"),
    phrase("paper.grammar.points"),
    ...(altitude ? [phrase("paper.grammar.altitude")] : []),
  ]);
}

function columnOf({ airframe, aircraft, side }: Subject): PadColumn {
  const { id, title, toHit } = airframe;
  const ratings = `ENGINE ${aircraft.engine} · TO-HIT ${toHit}`;
  if (side === null) return { name: null, lines: [title, ratings] };
  return { side: airframe.side, name: id, lines: [title, ratings] };
}

function padOf(subjects: readonly Subject[], turns: number): PaperBlock {
  const begun = subjects[0]?.flown.lines.length ?? 0;
  return {
    kind: "pad",
    corner: phrase("paper.turn"),
    columns: subjects.map(columnOf),
    rows: Array.from({ length: turns }, (_, index) => `${begun + index + 1}`),
    field: "SPEED",
  };
}

/** Order pads, each side's on pages of its own: what stands on them is secret until all are opened. */
export function padPages(fleet: Fleet, wanted: Wanted): readonly Page[] {
  const notes = grammar(hasAltitude(fleet), wanted);
  return bySide(fleet).flatMap((subjects) => {
    const flying = subjects.filter(({ aircraft }) => aircraft.status === "flying");
    return chunks(flying, A_PAGE).map((four, index): Page => {
      const side = four[0]?.side ?? null;
      return page(
        `pads ${side ?? "any"} ${index}`,
        side === null ? phrase("paper.pad.any") : phrase("paper.pad.of", { side: wanted.nameOf(side) }),
        [padOf(four, wanted.lines), notes],
      );
    });
  });
}
