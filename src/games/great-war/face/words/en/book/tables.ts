import { credits } from "../../../../meta/credits.en.ts";
export const words = {
  "options.title": "Switches",
  "options.what-can-be-changed-for-a": "What can be changed for a match",
  "options.name": "Name",
  "options.what-it-does": "What it does",
  "options.rule": "Rule",
  "options.alternating-is-the-base":
    "**Alternating** is the base game's turn: all of one side fly and fire, then all of the other. Nobody tails, nobody declares late (B-48).",
  "options.sealed-plots-are-our-own":
    "**Sealed plots** are our own rule: everybody writes a move in secret, all are opened together and flown in order of speed, then all declare (B-47).",
  "tables.title": "Our tables and your own",
  "tables.who-owns-the-printed-game":
    "Who owns the printed game can type its values in: the set-up page writes our tables into a file, you change what you like and load it again. A set that is incomplete or does not fit is refused, and the cell is named. The set travels with the match, so that whoever opens it plays with the same figures. The numbers in this book are ours.",
  "aircraft.title": "The aircraft",
  "aircraft.our-own-chart-speeds-and":
    "Our own chart: speeds and climbs come from what is known of the real machines. Speeds in MP, heights in metres; behind the dive stands the speed up to which all of it is allowed. Guns are column and attacks: A20 is a twin mount with 20, C6+6 a gun with two drums.",
  "aircraft.aircraft": "Aircraft",
  "aircraft.from": "From",
  "aircraft.schedule": "Schedule",
  "aircraft.climb": "Climb",
  "aircraft.dive": "Dive",
  "aircraft.ceiling": "Ceiling",
  "aircraft.damage": "Damage",
  "aircraft.silhouette": "Silhouette",
  "aircraft.front": "Front",
  "aircraft.rear": "Rear",
  "source.title": "Where it comes from",
  "source.everything-is-told-here":
    "Everything is told here in our own words. Rules with a 4 come from the adjustments; D is what we set where the base game was not at hand, A how we read what is left open, B what came up while building.",
  "source.text": credits.source,
  "source.own-table": ({ table }: { readonly table: keyof typeof credits.ownTables }) =>
    credits.ownTables[table],
  "aircraft.types-and-their-figures": ({ count }: { readonly count: number }) =>
    `${count} types and their figures`,
};
