import type { words as english } from "../../en/book/rulings.ts";
import { words as basics } from "../ledger/basics.ts";
import { words as battle } from "../ledger/battle.ts";
import { words as economy } from "../ledger/economy.ts";
import { words as end } from "../ledger/end.ts";
import { words as flight } from "../ledger/flight.ts";
import { words as forces } from "../ledger/forces.ts";
import { words as house } from "../ledger/house.ts";
import { words as map } from "../ledger/map.ts";
import { words as rulings } from "../ledger/rulings.ts";
import { words as turn } from "../ledger/turn.ts";
import { words as setUp } from "../setup.ts";

const ledger = {
  ...basics,
  ...map,
  ...forces,
  ...turn,
  ...flight,
  ...battle,
  ...economy,
  ...end,
  ...rulings,
  ...house,
};

const LABELS = { table: "Eigene Tabelle.", rule: "Eigene Regel.", part: "Zum Teil unser." } as const;

const HELP = {
  level: "Was gespielt wird, vom einzelnen Angriff des Grundspiels bis zu Treibstoff und Zielverbünden.",
  takeOff: "Jeder deutsche Verband für sich, nach Gruppen eines Musters, oder alle eines Musters zusammen.",
  targets: "Wie viele Ziele die Amerikaner in einem Feldzug bombardieren müssen.",
  jetTable: "Die Daten der Tabelle in ihrer Reihenfolge, oder wie sie gedruckt sind.",
  battles:
    "Gefechte mit den Würfeln des Feldzugs, als Luftkampf nach Plan, mit Karten, oder wie beide jedes Mal sagen.",
} as const;

/** Die Liste der Entscheidungen: ihre Überschriften und jede ihrer Zeilen. */
export const words: typeof english = {
  ...ledger,
  "rulings.own": ({ id, own }) => `**${LABELS[own]}** ${ledger[id]}`,
  "rulings.option": ({ option }) => setUp[`option.${option}`],
  "rulings.help": ({ option }) => HELP[option],
  "rulings.levels": "Stufen",
  "rulings.facts": "Was die Quelle festlegt",
  "rulings.values": "Flugzeuge und Tabellen",
  "rulings.map": "Die Karte",
  "rulings.forces": "Kriegsgliederungen",
  "rulings.quarter": "Ein Quartal",
  "rulings.turn": "Eine Runde des Angriffs",
  "rulings.flight": "Flug, Zeit und Plätze",
  "rulings.missions": "Aufträge und Tiefangriffe",
  "rulings.battles": "Gefechte",
  "rulings.jets": "Strahlflugzeuge im Gefecht",
  "rulings.production": "Erzeugung und Strahlflugzeuge",
  "rulings.fuel": "Treibstoff",
  "rulings.raf": "Die RAF bei Nacht",
  "rulings.victory": "Sieg",
  "rulings.rulings": "Wie wir lesen, was die Quelle offen lässt",
  "rulings.house": "Unsere eigenen Entscheidungen, wo all das schweigt",
};
