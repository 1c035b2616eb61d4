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

interface Own {
  readonly id: keyof typeof ledger;
  readonly own: "table" | "rule" | "part";
}

const LABELS = { table: "Own table.", rule: "Own rule.", part: "Partly our own." } as const;

/** The list of rulings: its headings, and every line of it. */
export const words = {
  ...ledger,
  "rulings.own": ({ id, own }: Own) => `**${LABELS[own]}** ${ledger[id]}`,
  "rulings.components": "Components and agreements",
  "rulings.weather": "Dice and weather",
  "rulings.squadrons": "Squadrons and orders of battle",
  "rulings.map": "The map",
  "rulings.calendar": "The calendar",
  "rulings.deck": "Target cards",
  "rulings.turn": "A turn",
  "rulings.hidden": "Open and hidden",
  "rulings.intercepts": "Intercepts",
  "rulings.dogfights": "Dogfights",
  "rulings.bombing": "Bombing and flak",
  "rulings.fuel": "Fuel and the way home",
  "rulings.facilities": "Airfields and radar",
  "rulings.wings": "Big Wing and ace",
  "rulings.luftflotte-5": "Luftflotte 5",
  "rulings.pool": "13 Group's pool",
  "rulings.victory": "Victory",
  "rulings.rulings": "Our reading of what the source leaves open",
  "rulings.house": "Our own rulings, where all of that is silent",
};
