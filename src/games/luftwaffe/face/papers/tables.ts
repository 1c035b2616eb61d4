import type { Page } from "../../../../face/paper.ts";
import type { Block, Cell } from "../../../../face/sheet.ts";
import type { Text } from "../../../../face/text.ts";
import { QUARTERS } from "../../data/calendar.ts";
import { jetsPassOn } from "../../data/jets.ts";
import type { Tables } from "../../data/tables.ts";
import type { Fire } from "../../rules/combat/fire.ts";
import { BOMBING, DIE, FIRING, lossRow, NIGHT, type Stretch } from "../figures.ts";
import { type Force, tablesIn } from "./force.ts";
import { pageOf } from "./page.ts";
import { phrase } from "./phrase.ts";

function losses(fire: Fire): Block {
  return {
    kind: "table",
    look: "chart",
    caption: [{ text: phrase("paper.fire", { fire }) }],
    columns: [phrase("paper.column.factors"), ...DIE.map(String)],
    rows: FIRING.map((factors) => ({ head: [{ text: `${factors}` }], cells: lossRow(fire, factors) })),
    widths: [16, ...DIE.map(() => null)],
  };
}

/** Figures in a row and the die that succeeds for them. */
function steps(caption: Text, corner: Text, all: readonly Stretch[], open: number): Block {
  return {
    kind: "table",
    look: "chart",
    caption: [{ text: caption }],
    columns: [corner, phrase("paper.column.succeeds")],
    rows: all.map(({ from, to, value }) => ({
      head: [{ text: phrase("paper.span", { from, to, open: value === open }) }],
      cells: [phrase("paper.needs", { die: value })],
    })),
  };
}

/** LW-95: the die for jets. */
function jets({ view }: Force): Block {
  const { jetTable } = view.setup.options;
  const rows = QUARTERS.flatMap((_, quarter) => {
    const die = jetsPassOn(quarter, jetTable);
    if (die === 0) return [];
    return [
      { head: [{ text: phrase("paper.quarter", { quarter }) }], cells: [phrase("paper.needs", { die })] },
    ];
  });
  return {
    kind: "table",
    look: "chart",
    caption: [{ text: phrase("paper.jets") }],
    columns: [phrase("paper.column.quarter"), phrase("paper.column.succeeds")],
    rows,
  };
}

/** Section 1.1: values by aircraft. */
function values({ types }: Tables): Block {
  const told = (figure: number | null): Cell => (figure === null ? "–" : `${figure}`);
  return {
    kind: "table",
    look: "chart",
    caption: [{ text: phrase("paper.values") }],
    columns: (["type", "e", "factors", "hexes", "with", "without"] as const).map((column) =>
      phrase(`paper.column.${column}`),
    ),
    rows: types.map(({ name, side, e, rocket, factors, speed, tanks, endurance }) => ({
      side,
      head: [{ text: name }],
      cells: [rocket ? "–" : told(e), `${factors}`, `${speed}`, told(tanks), told(endurance)],
    })),
  };
}

const CHANGES = ["rating", "tanks", "killer", "rocket", "bombers", "clamp"] as const;
const TURN = ["a", "c", "d", "e", "h", "j", "k", "m", "n", "o"] as const;

/** Combat tables, bombing, the RAF, jets, values, and a turn step by step. */
export function tablePages(force: Force): readonly Page[] {
  const title = phrase("paper.tables.title");
  const fire = (["fighters", "bombers", "defensive"] as const).map(losses);
  return [
    pageOf("combat", title, [
      { kind: "columns", columns: fire.map((one) => [one]) },
      {
        kind: "notes",
        title: phrase("paper.changes"),
        lines: CHANGES.map((change) => phrase("paper.change", { change })),
      },
      {
        kind: "columns",
        columns: [
          [steps(phrase("paper.bombing"), phrase("paper.column.factors"), BOMBING, DIE.length)],
          [steps(phrase("paper.raf"), phrase("paper.column.night"), NIGHT, 1)],
          [jets(force)],
        ],
      },
    ]),
    pageOf("values", phrase("paper.values.title"), [
      values(tablesIn(force)),
      {
        kind: "notes",
        title: phrase("paper.turn"),
        lines: TURN.map((step) => phrase("paper.turn.step", { step })),
      },
    ]),
  ];
}
