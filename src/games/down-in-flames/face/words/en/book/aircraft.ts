import { credits } from "../../../../meta/credits.en.ts";

/** Characteristics, data cards, options and where the rules come from. */
export const words = {
  "specials.title": "Special characteristics",
  "specials.caption": "What they do",
  "specials.name": "Characteristic",
  "specials.does": "What it does",
  "specials.rule": "Rule",
  "specials.does.quick-climb": "Climbing costs 1 card.",
  "specials.does.slow-climb": "Climbing costs 3 cards.",
  "specials.does.quick-dive": "A dive gives 2 cards a level.",
  "specials.does.slow-dive": "Follows no dive by VERTICAL ROLL, but that of another Slow Dive type.",
  "specials.does.dive-limit": "A dive gives 1 card in all.",
  "specials.does.quick-bank": "The Leader's SCISSORS are no Agility Cards.",
  "specials.does.slow-bank": "SCISSORS only against TIGHT TURN, Slow Bank and medium bombers.",
  "specials.does.thach-weave":
    "Two Elements that have bid for it answer OUT OF THE SUN with TIGHT TURN, and each may fire at a Leader who is engaged with the other.",
  "specials.hurricane":
    "**Hurricane IIC:** its Leader may fire with 16 instead of 8, `in-my-sights 1/2 B1 at 16`, at the price of a further card (DIF-10.12).",
  "specials.beaufighter": "**Beaufighter IF:** no card scores more than two hits (DIF-10.13).",
  "types.title": "The data cards",
  "types.ours":
    "Ratings are **our own**, made to fit every figure that the supplement tells; who owns the printed cards can load theirs.",
  "types.caption": "Fighters and light bombers: what does not change with altitude",
  "types.type": "Type",
  "types.year": "Year",
  "types.level": "Highest level",
  "types.defense": "Defense",
  "types.hit-value": "Hit Value",
  "types.bursts": "Bursts",
  "types.wingman": "Wingman",
  "types.specials": "Characteristics",
  "types.bands": "Agility / Speed / Horsepower by level",
  "types.wingman-is":
    "Under Wingman stand Offense and Defense; with G a gunner, with L a load, with R rockets.",
  "options.title": "Options",
  "options.caption": "What may be agreed before the fight",
  "options.option": "Option",
  "options.choice": "Choice",
  "options.does": "What it does",
  "options.on": "on",
  "source.title": "Where the rules come from",
  "source.told": "The rules are told here in our own words.",
  "source.text": credits.source,
  "source.own-table": ({ table }: { readonly table: keyof (typeof credits)["ownTables"] }) =>
    credits.ownTables[table],
  "types.levels": ({ from, to }: { readonly from: number; readonly to: number }) => `Level ${from}–${to}`,
};
