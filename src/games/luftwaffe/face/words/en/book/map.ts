import { listed } from "../../../../../../core/text.ts";
import type { Complex } from "../../../../data/tables.ts";
import { complexName, counted, quarterName } from "../../../../words/grammar.en.ts";

interface Of {
  readonly quarter: number;
}

/** The map, its lines and what lies on it. */
export const words = {
  quarter: ({ quarter }: Of) => quarterName(quarter),
  "map.title": "The map",
  "map.hexes":
    "Hexes are twenty miles wide and are called by column and row: **2611** is Berlin (LW-29). One moves hex by hex in six directions, and any number of units may share one (LW-18, LW-60).",
  "map.own":
    "Grid, targets, bases and the course of the R line are **our own**; everything lies where it really was, as far as its hex allows (LW-31, LW-36).",
  "map.middle-figure": "The middle of Germany as it lies on the table, with its targets and bases",
  "map.middle": "The map between Kassel and Dresden: targets with their signs and names, and bases.",
  "map.figure": "The R line in January 1943 and in April 1945",
  "map.label": ({ quarter }: Of) =>
    `The map from Holland to East Prussia and from Denmark to the Adriatic with its targets and bases, and the R line of ${quarterName(quarter)}.`,
  "map.south": ({ open }: { readonly open: boolean }): string => (open ? "row 35" : "closed"),
  "line.title": "The R line",
  "line.sides":
    "Beyond the R line lies the enemy's side; on the American side of it nobody fights, and no German may be there (LW-31, LW-33). It has three parts, and moves with the front:",
  "line.caption": "Where the R line runs",
  "line.from": "From",
  "line.west": "West, after column",
  "line.south": "South",
  "line.bombers":
    "Bombers of the 8th Air Force come from the west and from the north, row 01 over the sea (LW-32).",
  "line.fighters":
    "Fighters of the 8th and 9th come from the west and from the first columns of the north, up to 12.",
  "line.fifteenth": "The 15th comes from the south, from January 1944 on.",
  "line.closed": "Each leaves by the lines by which it comes, and nobody flies into Switzerland (LW-33).",
  "map.ways": ({ quarter }: Of) => `How far it is from the R line, in ${quarterName(quarter)}`,
  "map.from": ({ force }: { readonly force: string }) => `From the ${force}th's lines`,
  "map.way": ({ hexes, turns }: { readonly hexes: number; readonly turns: number }) =>
    `${counted(hexes, "hex", "hexes")}, ${counted(turns, "turn", "turns")} for bombers`,
  "targets.title": "Targets",
  "targets.all":
    "97 targets of nine complexes, each of them to be bombed once (LW-13, LW-15). Several may lie in one hex; each is bombed for itself (LW-36).",
  "targets.zones": "The RAF goes only for places in Germany and Austria, marked so in the tables (LW-35).",
  "targets.of": ({ complex, count }: { readonly complex: Complex; readonly count: number }) =>
    `${complexName(complex)}: ${count}`,
  "targets.name": "Target",
  "targets.id": "Id",
  "targets.hex": "Hex",
  "targets.raf": "RAF",
  "targets.raf-may": ({ may }: { readonly may: boolean }): string => (may ? "yes" : "–"),
  "bases.title": "Bases",
  "bases.room":
    "A German base has room for three units. It can be strafed, and be put out for a quarter by the RAF, but it is no target of the campaign (LW-37). Once it lies on the American side it is lost (LW-34).",
  "bases.caption": "German bases",
  "bases.name": "Base",
  "bases.lost": ({ quarter, bases }: Of & { readonly bases: readonly string[] }) =>
    `Lost from ${quarterName(quarter)} on: ${listed(bases, "and")}.`,
};
