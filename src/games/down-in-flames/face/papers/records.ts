import { itemAt } from "../../../../core/item-at.ts";
import type { Page } from "../../../../face/paper.ts";
import { sheetPages } from "../../../../face/papers/parts.ts";
import type { Block, Sheet, Stretch } from "../../../../face/sheet.ts";
import { columns, figures, line, table } from "../../../../face/sheets/blocks.ts";
import { SIDES } from "../../data/sides.ts";
import { cardOfElement } from "../../rules/state/pieces.ts";
import type { Force } from "../force.ts";
import { bandsBlock, burstsBySteps, hitValueOf, REGULAR, specialsBlock } from "../sheets/data-card.ts";
import { elementSheet } from "../sheets/element.ts";
import { formationSheet } from "../sheets/formation.ts";
import { matchSheet } from "../sheets/match.ts";
import { phrase as said } from "../sheets/phrase.ts";
import { leaderLine, wingmanLine } from "../sheets/pilot.ts";
import { phrase, phrases } from "./phrase.ts";

/** Record sheets on a page. */
const SHEETS = { across: 1, down: 2 } as const;

const CHECKS = ["damaged", "cockpit", "loaded", "spent", "dry"] as const;

/** Who flies, as far as everybody knows, with room for his name, and boxes for what may befall him. */
function manBlocks(title: Stretch, told: readonly Stretch[]): readonly Block[] {
  return [
    line(title, { write: 30 }, ...told),
    { kind: "checks", checks: CHECKS.map((mark) => said("sheet.mark", { mark })) },
  ];
}

function crewBlocks({ view, nobody }: Force, element: number): readonly Block[] {
  const { leader, wingman } = itemAt(view.elements, element);
  const name = (who: "leader" | "wingman"): Stretch => ({ text: phrase(`paper.${who}`), tone: "strong" });
  return [
    ...manBlocks(name("leader"), nobody ? [] : leaderLine(leader)),
    ...(wingman ? manBlocks(name("wingman"), nobody ? [] : wingmanLine(wingman)) : []),
  ];
}

function figuresBlock({ view }: Force, element: number): Block {
  const card = cardOfElement(view.setup, element);
  const { gyroAdvantaged } = view.setup.options;
  return figures(
    [said("sheet.defense"), card.defense],
    [said("sheet.hitValue"), hitValueOf(card)],
    [said("sheet.bursts"), burstsBySteps(card, REGULAR, gyroAdvantaged)],
    [said("sheet.ceiling"), said("sheet.level", { level: card.maxLevel })],
    [said("sheet.offense"), said("sheet.cards", { cards: card.offense })],
    [said("sheet.wingmanDefense"), said("sheet.cards", { cards: card.wingmanDefense })],
  );
}

/** Lines for the game turns to come. */
function turnsBlock({ view, nobody }: Force): Block {
  const from = Math.max(1, view.turn);
  const left = Math.max(1, view.setup.turns - from + 1);
  return table(
    "record",
    phrases("paper.column", "turn", "level", "position", "agility", "bursts", "notes"),
    Array.from({ length: left }, (_, place) => ({
      cells: [nobody ? null : `${from + place}`, null, null, null, null, null],
    })),
    { widths: [14, 18, 44, 26, 22, null] },
  );
}

/** The same sheet with nobody's name on it. */
function unnamed({ id, label, title, blocks }: Sheet): Sheet {
  return { id, label, title, blocks, name: null, facts: [] };
}

function elementPaper(force: Force, element: number): Sheet {
  const { view, nobody } = force;
  const sheet = elementSheet(view, element);
  const card = cardOfElement(view.setup, element);
  const left = [figuresBlock(force, element), ...specialsBlock(card)];
  const level = view.elements[element]?.level ?? 0;
  const blocks: readonly Block[] = [
    ...crewBlocks(force, element),
    columns(left, [bandsBlock(card, level > 0 ? level : null)]),
    turnsBlock(force),
  ];
  const owner: Stretch = { side: SIDES[sheet.side ?? 0] };
  return nobody ? unnamed({ ...sheet, blocks }) : { ...sheet, facts: [owner, ...sheet.facts], blocks };
}

/** Record sheets of Elements, formations and of the match, two a page. */
export function recordPages(force: Force): readonly Page[] {
  const { view, nobody } = force;
  const elements = view.setup.elements.map((_, place) => elementPaper(force, place));
  const formations = view.setup.formations.map((_, place) => formationSheet(view, place));
  const sheets = [
    ...elements,
    ...(nobody ? formations.map(unnamed) : formations),
    ...(nobody ? [] : [matchSheet(view, "paper")]),
  ];
  return [sheetPages("records", phrase("paper.records.title"), sheets, SHEETS)];
}
