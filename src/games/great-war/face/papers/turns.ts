import { phraser } from "../../../../core/phrase.ts";
import type { Page, PaperBlock } from "../../../../face/paper.ts";
import { heading, page } from "../../../../face/papers/pages.ts";
import type { Block } from "../../../../face/sheet.ts";
import { line, row, table } from "../../../../face/sheets/blocks.ts";
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
  return table(
    "chart",
    [
      phrase("paper.turns.schedule"),
      ...HEXSIDES.map((place) => phrase("paper.turns.nth", { place })),
      phrase("paper.turns.together"),
    ],
    SCHEDULES.map((letter) =>
      row(letter, [
        ...HEXSIDES.map((place) => `${schedules[letter][place] ?? CANNOT}`),
        all(schedules[letter]),
      ]),
    ),
    { caption: phrase("paper.turns.schedules") },
  );
}

function maneuversTable(tables: Tables): Block {
  return table(
    "chart",
    [phrase("paper.turns.schedule"), ...MANEUVERING, phrase("paper.turns.altitude")],
    MANEUVERS.map((maneuver) =>
      row(phrase("paper.turns.maneuver", { maneuver }), [
        ...MANEUVERING.map((letter) => `${maneuverPriceBy(tables, letter, maneuver)}`),
        phrase("paper.turns.metres", { metres: riseOf(maneuver) }),
      ]),
    ),
    { caption: phrase("paper.turns.maneuvers") },
  );
}

/** What turns and special maneuvers cost. */
export function turnPages({ tables }: Fleet): readonly Page[] {
  const blocks: readonly PaperBlock[] = [
    heading(phrase("paper.turns.title")),
    sourceLine(tables),
    schedulesTable(tables),
    line(phrase("paper.turns.hexsides")),
    maneuversTable(tables),
    line(phrase("paper.turns.how")),
  ];
  return [page("turns", phrase("paper.turns.title"), blocks, { scaled: true })];
}
