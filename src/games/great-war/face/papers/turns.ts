import { phraser } from "../../../../core/phrase.ts";
import type { Page, PaperBlock } from "../../../../face/paper.ts";
import type { Block } from "../../../../face/sheet.ts";
import { MANEUVERS, SCHEDULES } from "../../data/lists.ts";
import type { Maneuver, Tables } from "../../data/tables.ts";
import { ACTIONS } from "../../rules/move/actions.ts";
import { maneuverPriceBy } from "../../rules/move/prices.ts";
import type { Fleet } from "../fleet.ts";
import type { words } from "../words/en/papers.ts";
import { sourceLine } from "./source.ts";

const phrase = phraser<typeof words>();

/** Schedules on which special maneuvers can be flown (4.5g). */
const MANEUVERING = ["B", "C", "D", "E"] as const;
const HEXSIDES = [0, 1, 2] as const;
const CANNOT = "–";

function riseOf(maneuver: Maneuver): number {
  return ACTIONS.find((action) => action.maneuver === maneuver)?.rise ?? 0;
}

function schedulesTable({ schedules }: Tables): Block {
  const all = (prices: readonly number[]) =>
    prices.length < HEXSIDES.length ? CANNOT : `${prices.reduce((sum, price) => sum + price, 0)}`;
  return {
    kind: "table",
    look: "chart",
    caption: [{ text: phrase("paper.turns.schedules") }],
    columns: [
      phrase("paper.turns.schedule"),
      ...HEXSIDES.map((place) => phrase("paper.turns.nth", { place })),
      phrase("paper.turns.together"),
    ],
    rows: SCHEDULES.map((letter) => ({
      head: [{ text: letter }],
      cells: [...HEXSIDES.map((place) => `${schedules[letter][place] ?? CANNOT}`), all(schedules[letter])],
    })),
  };
}

function maneuversTable(tables: Tables): Block {
  return {
    kind: "table",
    look: "chart",
    caption: [{ text: phrase("paper.turns.maneuvers") }],
    columns: [phrase("paper.turns.schedule"), ...MANEUVERING, phrase("paper.turns.altitude")],
    rows: MANEUVERS.map((maneuver) => ({
      head: [{ text: phrase("paper.turns.maneuver", { maneuver }) }],
      cells: [
        ...MANEUVERING.map((letter) => `${maneuverPriceBy(tables, letter, maneuver)}`),
        phrase("paper.turns.metres", { metres: riseOf(maneuver) }),
      ],
    })),
  };
}

/** What turns and special maneuvers cost. */
export function turnPages({ tables }: Fleet): readonly Page[] {
  const blocks: readonly PaperBlock[] = [
    { kind: "heading", text: phrase("paper.turns.title") },
    sourceLine(tables),
    schedulesTable(tables),
    { kind: "line", line: [{ text: phrase("paper.turns.hexsides") }] },
    maneuversTable(tables),
    { kind: "line", line: [{ text: phrase("paper.turns.how") }] },
  ];
  return [
    { id: "turns", title: phrase("paper.turns.title"), content: { kind: "blocks", blocks }, scaled: true },
  ];
}
