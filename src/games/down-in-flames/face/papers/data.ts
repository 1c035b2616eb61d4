import type { Page } from "../../../../face/paper.ts";
import { sheetPages } from "../../../../face/papers/parts.ts";
import type { Sheet } from "../../../../face/sheet.ts";
import { figures, line } from "../../../../face/sheets/blocks.ts";
import type { Tables } from "../../data/tables.ts";
import type { AircraftCard } from "../../data/types/aircraft.ts";
import type { BomberCard } from "../../data/types/bomber.ts";
import { damagedAt } from "../../rules/combat/bomber-damage.ts";
import type { Force } from "../force.ts";
import { tablesIn } from "../force.ts";
import { bandsBlock, burstsBySteps, hitValueOf, REGULAR, specialsBlock } from "../sheets/data-card.ts";
import { phrase as said } from "../sheets/phrase.ts";
import { phrase } from "./phrase.ts";

/** Data cards on a page. */
const CARDS = { across: 2, down: 2 } as const;
const GYRO_ADVANTAGED = 3;

/** The data card of a type of fighter. */
export function aircraftSheet(card: AircraftCard, { points }: Tables): Sheet {
  const known = figures(
    [said("sheet.defense"), card.defense],
    [said("sheet.hitValue"), hitValueOf(card)],
    [said("sheet.bursts"), burstsBySteps(card, REGULAR, GYRO_ADVANTAGED)],
    [said("sheet.ceiling"), said("sheet.level", { level: card.maxLevel })],
    [said("sheet.offense"), said("sheet.cards", { cards: card.offense })],
    [said("sheet.wingmanDefense"), said("sheet.cards", { cards: card.wingmanDefense })],
    [said("sheet.worth"), said("sheet.worth.of", points[card.role])],
    [phrase("paper.engines"), card.engines],
  );
  return {
    id: card.id,
    label: phrase("paper.data.of", { name: card.name }),
    title: card.name,
    facts: [{ text: phrase("paper.origin", { nation: card.nation, year: card.year }) }],
    blocks: [known, bandsBlock(card, null), ...specialsBlock(card)],
  };
}

/** The data card of a type of bomber. */
export function bomberSheet(card: BomberCard, { points }: Tables): Sheet {
  const known = figures(
    [said("sheet.role"), said("sheet.bomber.role", { role: card.role })],
    [said("sheet.defense"), card.defense],
    [said("sheet.damagedFrom"), said("sheet.points", { points: damagedAt(card.defense) })],
    [said("sheet.turrets"), said("sheet.cards", { cards: card.turret })],
    [said("sheet.ceiling"), said("sheet.level", { level: card.maxLevel })],
    [said("sheet.worth"), said("sheet.worth.of", points[card.role])],
  );
  return {
    id: card.id,
    label: phrase("paper.data.of", { name: card.name }),
    title: card.name,
    facts: [{ text: phrase("paper.nation", { nation: card.nation }) }],
    blocks: [known, line(phrase("paper.turrets"))],
  };
}

function pages(tables: Tables, id: string, isWanted: (type: string) => boolean): readonly Page[] {
  const wanted = (card: { readonly id: string }) => isWanted(card.id);
  const sheets = [
    ...tables.aircraft.filter(wanted).map((card) => aircraftSheet(card, tables)),
    ...tables.bombers.filter(wanted).map((card) => bomberSheet(card, tables)),
  ];
  return [sheetPages(id, phrase("paper.data.title"), sheets, CARDS)];
}

/** Data cards of the types that fly here. */
export function dataPages(force: Force): readonly Page[] {
  const { elements, formations } = force.view.setup;
  const flying = new Set([...elements, ...formations].map(({ type }) => type));
  return pages(tablesIn(force), "data", (type) => flying.has(type));
}

/** Data cards of every type that there is. */
export function allDataPages(force: Force): readonly Page[] {
  return pages(tablesIn(force), "all data", () => true);
}
