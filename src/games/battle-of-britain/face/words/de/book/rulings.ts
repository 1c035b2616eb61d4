import type { words as english } from "../../en/book/rulings.ts";
import { words as battle } from "../ledger/battle.ts";
import { words as calendar } from "../ledger/calendar.ts";
import { words as components } from "../ledger/components.ts";
import { words as forces } from "../ledger/forces.ts";
import { words as house } from "../ledger/house.ts";
import { words as map } from "../ledger/map.ts";
import { words as rulings } from "../ledger/rulings.ts";
import { words as squadrons } from "../ledger/squadrons.ts";
import { words as turn } from "../ledger/turn.ts";

const ledger = {
  ...components,
  ...squadrons,
  ...map,
  ...calendar,
  ...turn,
  ...battle,
  ...forces,
  ...rulings,
  ...house,
};

const LABELS = { table: "Eigene Tabelle.", rule: "Eigene Regel.", part: "Zum Teil unser." } as const;

/** Die Liste der Entscheidungen: ihre Überschriften und jede ihrer Zeilen. */
export const words: typeof english = {
  ...ledger,
  "rulings.own": ({ id, own }) => `**${LABELS[own]}** ${ledger[id]}`,
  "rulings.components": "Was auf dem Tisch ist, und Absprachen",
  "rulings.weather": "Würfel und Wetter",
  "rulings.squadrons": "Staffeln und Kriegsgliederungen",
  "rulings.map": "Die Karte",
  "rulings.calendar": "Der Kalender",
  "rulings.deck": "Zielkarten",
  "rulings.turn": "Eine Runde",
  "rulings.hidden": "Offen und verdeckt",
  "rulings.intercepts": "Abfangen",
  "rulings.dogfights": "Kurvenkämpfe",
  "rulings.bombing": "Bomben und Flak",
  "rulings.fuel": "Treibstoff und Heimflug",
  "rulings.facilities": "Flugplätze und Radar",
  "rulings.wings": "Big Wing und Ass",
  "rulings.luftflotte-5": "Luftflotte 5",
  "rulings.pool": "Vorrat der 13 Group",
  "rulings.victory": "Sieg",
  "rulings.rulings": "Wie wir lesen, was die Quelle offen lässt",
  "rulings.house": "Unsere eigenen Entscheidungen, wo all das schweigt",
};
