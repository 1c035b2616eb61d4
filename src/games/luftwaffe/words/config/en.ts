import { listed, quotable } from "../../../../core/text.ts";
import type { Found } from "../values.ts";

type Cell = { cell: string };
type ConfigNumber = { field: string; found: number; from: number; to: number };

export const config = {
  "config-scenario": ({ found, known }: Found & { known: readonly string[] }) =>
    `scenario: there is no “${quotable(found)}”; there are ${listed(known, "and")}.`,
  "config-number": ({ field, found, from, to }: ConfigNumber) =>
    `${quotable(field)}: ${found} does not fit; it must be a whole number from ${from} to ${to}.`,
  "config-quarters": ({ from, to }: { from: string; to: string }) =>
    `quarters: ${quotable(from)} to ${quotable(to)} is no span; the first must not be later than the last.`,
  "config-raid-quarter": "raid: a single raid has one quarter; name it in from and in to.",
  "config-basic": "options.level: the Basic game is a single raid; say raid: true or take another level.",
  "tables-json": ({ detail }: { detail: string }) =>
    `This is no file of tables: it is no JSON (${quotable(detail)}). Start from the file that “Save ours as a file” writes.`,
  "tables-large": ({ found, most }: { found: number; most: number }) =>
    `The file has ${found} characters; tables have at most ${most}.`,
  "tables-foreign":
    "This is no set of tables: it has no types, targets, bases, germans, americans or replacements. Start from the file that “Save ours as a file” writes.",
  "tables-text": ({ cell, found, longest }: Cell & Found & { longest: number }) =>
    `${quotable(cell)}: “${quotable(found)}” is no name; it must have 1 to ${longest} characters, none of them a control character.`,
  "tables-targets": ({ found, wanted }: { found: number; wanted: number }) =>
    `tables: there are ${found} targets; there must be ${wanted}.`,
  "tables-hex": ({ cell, found }: Cell & Found) =>
    `${quotable(cell)}: “${quotable(found)}” is no hex of the map; write 0101 to 4535, column before row.`,
  "tables-swiss": ({ cell, found }: Cell & Found) =>
    `${quotable(cell)}: ${quotable(found)} lies in Switzerland, which nobody enters; choose a hex outside columns 08 to 16 of rows 29 to 33.`,
  "tables-behind": ({ cell, found }: Cell & Found) =>
    `${quotable(cell)}: ${quotable(found)} lies behind the R line of January 1943; choose a hex on the German side.`,
  "tables-number": ({ cell, found, from, to }: Cell & { found: number; from: number; to: number }) =>
    `${quotable(cell)}: ${found} does not fit; it must be a whole number from ${from} to ${to}.`,
  "tables-id": ({ cell, found }: Cell & Found) =>
    `${quotable(cell)}: “${quotable(found)}” is no id; it must have 1 to 20 letters, digits or hyphens and be no word of the orders.`,
  "tables-twice": ({ cell, found }: Cell & Found) =>
    `${quotable(cell)}: “${quotable(found)}” is there twice; each needs an id of its own.`,
  "tables-unknown": ({ cell, found }: Cell & Found) =>
    `${quotable(cell)}: “${quotable(found)}” is unknown in these tables; name a type that stands in them.`,
  "tables-side": ({ cell, found }: Cell & Found) =>
    `${quotable(cell)}: “${quotable(found)}” belongs to the other side; choose a type of its own.`,
  "tables-missing": ({ cell, wanted }: Cell & { wanted: string }) =>
    `${quotable(cell)}: “${quotable(wanted)}” is missing; it must be there from the first quarter on.`,
};
