import { keysOf } from "../../../../core/keys-of.ts";
import type { Page, PaperBlock } from "../../../../face/paper.ts";
import { titledPage } from "../../../../face/papers/pages.ts";
import type { Block, Cell } from "../../../../face/sheet.ts";
import { bullets, line, row, table } from "../../../../face/sheets/blocks.ts";
import type { Tables } from "../../data/tables.ts";
import { type AircraftCard, SIGHTS } from "../../data/types/aircraft.ts";
import { type Die, FACES, type Fraction } from "../../rules/combat/die.ts";
import { chancesOf, oddsOf } from "../../rules/combat/odds.ts";
import { allowance } from "../../rules/ratings/bursts.ts";
import { type Force, tablesIn } from "../force.ts";
import { REGULAR } from "../sheets/data-card.ts";
import { GLOSSARY } from "../sheets/glossary.ts";
import { phrase as said } from "../sheets/phrase.ts";
import { phrase, phrases } from "./phrase.ts";

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
  return table(
    "words",
    phrases("paper.odds", "odds", "down", "damaged", "downChance", "damagedChance"),
    HALVES[die].map((halves) => {
      const { text, again, down, damaged } = oddsOf(halves, DEFENSE, die);
      const chances = chancesOf(halves, DEFENSE, die);
      return row(again ? phrase("paper.odds.again", { odds: text }) : text, [
        faces(1, Math.min(down, FACES[die])),
        faces(down + 1, damaged),
        share(chances.down),
        share(chances.damaged),
      ]);
    }),
    { caption: phrase("paper.odds.die", { die }) },
  );
}

function answersTable({ answers, cards }: Tables): Block {
  const known = new Set(cards.map(({ name }) => name));
  const names = keysOf(answers).filter((name) => known.has(name));
  return table(
    "words",
    phrases("paper.answers", "card", "by"),
    names.map((name) =>
      row(phrase("paper.card.name", { card: name }), [
        phrase("paper.answers.list", { names: answers[name].filter((one) => known.has(one)) }),
      ]),
    ),
  );
}

function burstsTable(gyroAdvantaged: 2 | 3): Block {
  const of = (sight: AircraftCard["sight"]) => ({ sight }) as AircraftCard;
  return table(
    "words",
    phrases("paper.bursts", "sight", "neutral", "advantaged", "tailing"),
    SIGHTS.map((sight) =>
      row(
        said("sheet.sight", { sight }),
        ([0, 1, 2] as const).map((steps) => `${allowance(of(sight), REGULAR, steps, gyroAdvantaged)}`),
      ),
    ),
  );
}

function tablePage(id: string, title: "answers" | "odds" | "glossary", blocks: readonly PaperBlock[]): Page {
  const text = phrase(`paper.${title}.title`);
  return titledPage(id, text, [...blocks]);
}

/** Which card answers which, what the words mean, odds and bursts. */
export function tablePages(force: Force): readonly Page[] {
  const { die, gyroAdvantaged } = force.view.setup.options;
  const how = (text: "paper.odds.how" | "paper.answers.how"): Block => line(phrase(text));
  return [
    tablePage("answers", "answers", [how("paper.answers.how"), answersTable(tablesIn(force))]),
    tablePage("glossary", "glossary", [bullets(GLOSSARY)]),
    tablePage("odds", "odds", [how("paper.odds.how"), oddsTable(die), burstsTable(gyroAdvantaged)]),
  ];
}
