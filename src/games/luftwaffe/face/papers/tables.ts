import type { Page } from "../../../../face/paper.ts";
import { notes } from "../../../../face/papers/pages.ts";
import type { Block, Cell } from "../../../../face/sheet.ts";
import { columns, row, table } from "../../../../face/sheets/blocks.ts";
import type { Text } from "../../../../face/text.ts";
import { QUARTERS } from "../../data/calendar.ts";
import { jetsPassOn } from "../../data/jets.ts";
import type { Tables } from "../../data/tables.ts";
import type { Fire } from "../../rules/combat/fire.ts";
import { BOMBING, DIE, FIRING, lossRow, NIGHT, type Stretch } from "../figures.ts";
import { type Force, tablesIn } from "./force.ts";
import { pageOf } from "./page.ts";
import { phrase, phrases } from "./phrase.ts";

function losses(fire: Fire): Block {
  return table(
    "chart",
    [phrase("paper.column.factors"), ...DIE.map(String)],
    FIRING.map((factors) => row(`${factors}`, lossRow(fire, factors))),
    { caption: phrase("paper.fire", { fire }), widths: [16, ...DIE.map(() => null)] },
  );
}

/** Figures in a row and the die that succeeds for them. */
function steps(caption: Text, corner: Text, all: readonly Stretch[], open: number): Block {
  return table(
    "chart",
    [corner, phrase("paper.column.succeeds")],
    all.map(({ from, to, value }) =>
      row(phrase("paper.span", { from, to, open: value === open }), [phrase("paper.needs", { die: value })]),
    ),
    { caption },
  );
}

/** LW-95: the die for jets. */
function jets({ view }: Force): Block {
  const { jetTable } = view.setup.options;
  const rows = QUARTERS.flatMap((_, quarter) => {
    const die = jetsPassOn(quarter, jetTable);
    if (die === 0) return [];
    return [row(phrase("paper.quarter", { quarter }), [phrase("paper.needs", { die })])];
  });
  return table("chart", phrases("paper.column", "quarter", "succeeds"), rows, {
    caption: phrase("paper.jets"),
  });
}

/** Section 1.1: values by aircraft. */
export function values(types: Tables["types"]): Block {
  const told = (figure: number | null): Cell => (figure === null ? "–" : `${figure}`);
  return table(
    "chart",
    phrases("paper.column", "type", "e", "factors", "hexes", "with", "without"),
    types.map(({ name, side, e, rocket, factors, speed, tanks, endurance }) =>
      row(name, [rocket ? "–" : told(e), factors, speed, told(tanks), told(endurance)], { side }),
    ),
    { caption: phrase("paper.values") },
  );
}

const CHANGES = ["rating", "tanks", "killer", "rocket", "bombers", "clamp"] as const;
const TURN = ["a", "c", "d", "e", "h", "j", "k", "m", "n", "o"] as const;

/** Combat tables, bombing, the RAF, jets, values, and a turn step by step. */
export function tablePages(force: Force): readonly Page[] {
  const title = phrase("paper.tables.title");
  const fire = (["fighters", "bombers", "defensive"] as const).map(losses);
  return [
    pageOf("combat", title, [
      columns(...fire.map((one) => [one])),
      notes(
        phrase("paper.changes"),
        CHANGES.map((change) => phrase("paper.change", { change })),
      ),
      columns(
        [steps(phrase("paper.bombing"), phrase("paper.column.factors"), BOMBING, DIE.length)],
        [steps(phrase("paper.raf"), phrase("paper.column.night"), NIGHT, 1)],
        [jets(force)],
      ),
    ]),
    pageOf("values", phrase("paper.values.title"), [
      values(tablesIn(force).types),
      notes(
        phrase("paper.turn"),
        TURN.map((step) => phrase("paper.turn.step", { step })),
      ),
    ]),
  ];
}
