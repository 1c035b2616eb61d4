import type { HangarFace } from "../../../face/hangar.ts";
import type { Sheet } from "../../../face/sheet.ts";
import { line } from "../../../face/sheets/blocks.ts";
import { TABLES } from "../data/own.ts";
import { aircraftSheet, bomberSheet } from "./papers/data.ts";

function typeOf(model: string, title: string, sheet: () => Sheet) {
  const blocks = () => {
    const { facts, blocks } = sheet();
    return [line(...facts), ...blocks];
  };
  return { model, title, blocks };
}

/** Fighters and bombers with their data cards. */
export const hangar: HangarFace = {
  words: ["papers", "sheets"],
  types: [
    ...TABLES.aircraft.map((card) => typeOf(card.model, card.name, () => aircraftSheet(card, TABLES))),
    ...TABLES.bombers.map((card) => typeOf(card.model, card.name, () => bomberSheet(card, TABLES))),
  ],
};
