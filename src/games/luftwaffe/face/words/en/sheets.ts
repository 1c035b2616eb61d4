import { listed } from "../../../../../core/text.ts";
import { complexName, counted, quarterName } from "../../../words/grammar.en.ts";
import { fraction } from "../../../words/names.ts";

const PRESENCES: Readonly<Record<string, string>> = {
  scheduled: "to come",
  replaced: "replaced by a jet",
  removed: "gone",
  lost: "lost",
};

/** A figure that a narrow column does not break. */
function unbroken(figure: string): string {
  return figure.replace(" ", "\u00a0");
}

/** What the record sheets say, in English. */
export const words = {
  "sheet.campaign": "Campaign",
  "sheet.targets": "Targets",
  "sheet.target-sheet": "Target Sheet",
  "sheet.luftwaffe": "Luftwaffe",
  "sheet.order-of-battle": "Order of battle",
  "sheet.force": ({ force }: { force: string }) => `${force}th Air Force`,
  "sheet.strength": ({ units, factors }: { units: number; factors: number }) =>
    `${counted(units, "unit", "units")}, ${counted(factors, "factor", "factors")}`,
  "sheet.quarter": ({ quarter }: { quarter: number }) => quarterName(quarter),
  "sheet.now": "this quarter",
  "sheet.bombed-of": ({ bombed, of }: { bombed: number; of: number }) => `${bombed} of ${of} bombed`,
  "sheet.target": ({ name, bombed }: { name: string; bombed: boolean }) =>
    `${name}: ${bombed ? "bombed" : "stands"}`,
  "sheet.complex": ({ complex }: { complex: string }) => complexName(complex),
  "sheet.twelfths": ({ twelfths }: { twelfths: number }) => unbroken(fraction(twelfths)),
  "sheet.american": "American factors",
  "sheet.german": "German factors",
  "sheet.replacements": "American replacements",
  "sheet.aircraft": "Aircraft factors",
  "sheet.pilots": "Pilot factors",
  "sheet.fuel": "Fuel",
  "sheet.reserve": "Fuel reserve",
  "sheet.line": "The R line",
  "sheet.west": ({ column }: { column: number }) => `east of column ${String(column).padStart(2, "0")}`,
  "sheet.south": ({ open }: { open: boolean }): string => (open ? "row 35" : "closed"),
  "sheet.presence": ({ presence }: { presence: string }) => PRESENCES[presence] ?? presence,
  "sheet.units": ({ units }: { units: readonly string[] }) => listed(units, "and"),
  "sheet.streams": ({ streams, units }: { streams: number; units: number }) =>
    `${counted(units, "group", "groups")} in ${counted(streams, "stream", "streams")}`,
  "sheet.industry": "Industry",
  "sheet.outlook": "now and after losses",
  "sheet.outlook.aircraft": "Aircraft factors of this quarter",
  "sheet.outlook.fuel": "Fuel of the next quarter",
  "sheet.transport": "All transport",
  "sheet.need": "All units need",
  "sheet.column.now": "Now",
  "sheet.column.next-gone": "One less",
  "sheet.column.all-gone": "None left",
  "sheet.column.quarter": "Quarter",
  "sheet.column.west": "West",
  "sheet.column.south": "South",
  "sheet.column.complex": "Complex",
  "sheet.column.bombed": "Bombed",
  "sheet.column.left": "Left",
  "sheet.column.unit": "Unit",
  "sheet.column.type": "Type",
  "sheet.column.factors": "Factors",
  "sheet.column.turns": "Turns",
  "sheet.column.where": "Where",
  "sheet.column.target": "Target",
  "sheet.column.entry": "Entry",
  "sheet.column.turn": "Turn",
  "sheet.column.groups": "Groups",
};
