import { listed, quotable } from "../../../../core/text.ts";
import type { Count, Found } from "../values.ts";

type InCell = { cell: string; found: string };

export const config = {
  "config-scenario": ({ found, known }: Found & { known: readonly string[] }) =>
    `scenario: there is no “${quotable(found)}”; there are ${listed(known, "and")}.`,
  "config-number": ({ field, found, from, to }: Count & { field: string; from: number; to: number }) =>
    `${quotable(field)}: ${found} does not fit; it must be a whole number from ${from} to ${to}.`,
  "config-turns": ({ from, to }: { from: number; to: number }) =>
    `turns: ${from} to ${to} is no span; the first turn must not be later than the last.`,
  "config-formation": ({ found }: Found) =>
    `formations: there is no “${quotable(found)}” in these tables; name their wings and geschwader.`,
  "config-formation-twice": ({ found }: Found) =>
    `formations: “${quotable(found)}” is named twice; name each once.`,
  "config-bid-seats":
    "seats: sides that are bid for have one player each; leave out the seats or the bidding.",
  "config-side": ({ side }: { side: "british" | "german" }) =>
    `formations: none is ${side === "british" ? "a wing" : "a geschwader"}; each side needs one at least.`,
  "tables-json": ({ detail }: { detail: string }) =>
    `This is no file of tables: it is no JSON (${quotable(detail)}). Start from the file that “Save ours as a file” writes.`,
  "tables-large": ({ found, most }: Count & { most: number }) =>
    `The file has ${found} characters; tables have at most ${most}.`,
  "tables-foreign":
    "This is no set of tables: it has no types, pools, geschwader, airfields, radar, cities or launches. Start from the file that “Save ours as a file” writes.",
  "tables-text": ({ cell, found, longest }: { cell: string; found: string; longest: number }) =>
    `${quotable(cell)}: “${quotable(found)}” is no name; it must have 1 to ${longest} characters, none of them a control character.`,
  "tables-cards": ({ found, wanted }: Count & { wanted: number }) =>
    `tables: cities, airfields and radar stations make ${found} target cards; they must make ${wanted}.`,
  "tables-square": ({ cell, found }: InCell) =>
    `${quotable(cell)}: “${quotable(found)}” is no square; write A01 to T25.`,
  "tables-number": ({ cell, found, from, to }: Count & { cell: string; from: number; to: number }) =>
    `${quotable(cell)}: ${found} does not fit; it must be a whole number from ${from} to ${to}.`,
  "tables-id": ({ cell, found }: InCell) =>
    `${quotable(cell)}: “${quotable(found)}” is no id; it must have 1 to 20 letters, digits or hyphens and be no word of the orders.`,
  "tables-twice": ({ cell, found }: InCell) =>
    `${quotable(cell)}: “${quotable(found)}” is there twice; each needs an id of its own.`,
  "tables-unknown": ({ cell, found }: InCell) =>
    `${quotable(cell)}: “${quotable(found)}” is unknown in these tables; name what stands in them.`,
  "tables-side": ({ cell, found }: InCell) =>
    `${quotable(cell)}: “${quotable(found)}” belongs to the other side; choose one of its own.`,
  "tables-missing": ({ cell, wanted }: { cell: string; wanted: string }) =>
    `${quotable(cell)}: “${quotable(wanted)}” is missing; it must be there.`,
  "tables-line": ({ square }: { square: string }) =>
    `radar: square ${quotable(square)} has two stations or is a launch square; every radar square has one station, and launch squares lie outside.`,
};
