import type { Page, PaperBlock } from "../../../../face/paper.ts";
import type { Block, Cell } from "../../../../face/sheet.ts";
import { type AircraftCard, SIGHTS } from "../../data/aircraft.ts";
import type { CardName } from "../../data/card.ts";
import type { Tables } from "../../data/tables.ts";
import { type Die, FACES, type Fraction } from "../../rules/combat/die.ts";
import { chancesOf, oddsOf } from "../../rules/combat/odds.ts";
import { allowance } from "../../rules/ratings/bursts.ts";
import { type Force, tablesIn } from "../force.ts";
import { REGULAR } from "../sheets/data-card.ts";
import { GLOSSARY } from "../sheets/glossary.ts";
import { phrase as said } from "../sheets/phrase.ts";
import { phrase } from "./phrase.ts";

/** A defense of 2 makes twice the odds of the value itself. */
const DEFENSE = 2;
/** Twice the odds, up to those at which every face shoots down. */
const HALVES: Readonly<Record<Die, readonly number[]>> = {
  d6: [0, 1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24],
  d12: Array.from({ length: 25 }, (_, halves) => halves),
};

function faces(from: number, to: number): Cell {
  if (to < from) return "–";
  return from === to ? `${from}` : `${from}–${to}`;
}

function share([part, whole]: Fraction): Cell {
  return phrase("paper.odds.chance", { part, whole });
}

/** What each odds ask of the die, and the exact chances. */
function oddsTable(die: Die): Block {
  return {
    kind: "table",
    look: "words",
    caption: [{ text: phrase("paper.odds.die", { die }) }],
    columns: (["odds", "down", "damaged", "downChance", "damagedChance"] as const).map((column) =>
      phrase(`paper.odds.${column}`),
    ),
    rows: HALVES[die].map((halves) => {
      const { text, again, down, damaged } = oddsOf(halves, DEFENSE, die);
      const chances = chancesOf(halves, DEFENSE, die);
      return {
        head: [{ text: again ? phrase("paper.odds.again", { odds: text }) : text }],
        cells: [
          faces(1, Math.min(down, FACES[die])),
          faces(down + 1, damaged),
          share(chances.down),
          share(chances.damaged),
        ],
      };
    }),
  };
}

function answersTable({ answers, cards }: Tables): Block {
  const known = new Set(cards.map(({ name }) => name));
  const names = (Object.keys(answers) as CardName[]).filter((name) => known.has(name));
  return {
    kind: "table",
    look: "words",
    columns: [phrase("paper.answers.card"), phrase("paper.answers.by")],
    rows: names.map((name) => ({
      head: [{ text: phrase("paper.card.name", { card: name }) }],
      cells: [phrase("paper.answers.list", { names: answers[name].filter((one) => known.has(one)) })],
    })),
  };
}

function burstsTable(gyroAdvantaged: 2 | 3): Block {
  const of = (sight: AircraftCard["sight"]) => ({ sight }) as AircraftCard;
  return {
    kind: "table",
    look: "words",
    columns: (["sight", "neutral", "advantaged", "tailing"] as const).map((column) =>
      phrase(`paper.bursts.${column}`),
    ),
    rows: SIGHTS.map((sight) => ({
      head: [{ text: said("sheet.sight", { sight }) }],
      cells: ([0, 1, 2] as const).map((steps) => `${allowance(of(sight), REGULAR, steps, gyroAdvantaged)}`),
    })),
  };
}

function page(id: string, title: "answers" | "odds" | "glossary", blocks: readonly PaperBlock[]): Page {
  const text = phrase(`paper.${title}.title`);
  return {
    id,
    title: text,
    content: { kind: "blocks", blocks: [{ kind: "heading", text }, ...blocks] },
    scaled: false,
  };
}

/** Which card answers which, what the words mean, odds and bursts. */
export function tablePages(force: Force): readonly Page[] {
  const { die, gyroAdvantaged } = force.view.setup.options;
  const line = (text: "paper.odds.how" | "paper.answers.how"): Block => ({
    kind: "line",
    line: [{ text: phrase(text) }],
  });
  return [
    page("answers", "answers", [line("paper.answers.how"), answersTable(tablesIn(force))]),
    page("glossary", "glossary", [{ kind: "list", look: "bullets", items: GLOSSARY }]),
    page("odds", "odds", [line("paper.odds.how"), oddsTable(die), burstsTable(gyroAdvantaged)]),
  ];
}
