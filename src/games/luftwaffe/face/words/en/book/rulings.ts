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

interface Own {
  readonly id: keyof typeof ledger;
  readonly own: "table" | "rule" | "part";
}

const LABELS = { table: "Own table.", rule: "Own rule.", part: "Partly our own." } as const;

const HELP = {
  level: "What is played, from a single raid of the Basic game to fuel and target complexes.",
  takeOff: "Each German unit for itself, by groups of a type, or all of a type together.",
  targets: "How many targets the Americans have to bomb in a campaign.",
  jetTable: "The dates of the jet table in order, or as they are printed.",
  battles:
    "Battles by the campaign's own dice, as plotted dogfights, with cards, or as both sides say of each.",
} as const;

interface Switch {
  readonly option: keyof typeof HELP;
}

/** The list of rulings: its headings, and every line of it. */
export const words = {
  ...ledger,
  "rulings.own": ({ id, own }: Own) => `**${LABELS[own]}** ${ledger[id]}`,
  "rulings.option": ({ option }: Switch) => setUp[`option.${option}`],
  "rulings.help": ({ option }: Switch): string => HELP[option],
  "rulings.levels": "Levels",
  "rulings.facts": "What the source fixes",
  "rulings.values": "Aircraft and tables",
  "rulings.map": "The map",
  "rulings.forces": "Orders of battle",
  "rulings.quarter": "A quarter",
  "rulings.turn": "A turn of the raid",
  "rulings.flight": "Flight, time and bases",
  "rulings.missions": "Missions and strafing",
  "rulings.battles": "Battles",
  "rulings.jets": "Jets in battle",
  "rulings.production": "Production and jets",
  "rulings.fuel": "Fuel",
  "rulings.raf": "The RAF by night",
  "rulings.victory": "Victory",
  "rulings.rulings": "Our reading of what the source leaves open",
  "rulings.house": "Our own rulings, where all of that is silent",
};
