import { listed } from "../../../../../core/text.ts";

const MONTHS: Readonly<Record<string, string>> = {
  "01": "January",
  "04": "April",
  "07": "July",
  "10": "October",
};

const COMPLEXES: Readonly<Record<string, string>> = {
  aircraft: "Aircraft factories",
  oil: "Oil",
  armaments: "Armaments",
  "ball-bearings": "Ball bearings",
  chemicals: "Chemicals",
  steel: "Steel",
  rail: "Rail centers",
  shipping: "Shipping",
  transportation: "Transportation centers",
};

const PRESENCES: Readonly<Record<string, string>> = {
  scheduled: "to come",
  replaced: "replaced by a jet",
  removed: "gone",
  lost: "lost",
};

const TWELVE = 12;

/** A figure in twelfths as a whole number and a fraction in its lowest terms. */
function fraction(twelfths: number): string {
  const whole = Math.floor(twelfths / TWELVE);
  const rest = twelfths - whole * TWELVE;
  if (rest === 0) return `${whole}`;
  const divisor = [6, 4, 3, 2, 1].find((by) => rest % by === 0 && TWELVE % by === 0) ?? 1;
  const part = `${rest / divisor}/${TWELVE / divisor}`;
  return whole === 0 ? part : `${whole} ${part}`;
}

/** What the record sheets say, in English. */
export const words = {
  "sheet.campaign": () => "Campaign",
  "sheet.targets": () => "Targets",
  "sheet.target-sheet": () => "Target Sheet",
  "sheet.luftwaffe": () => "Luftwaffe",
  "sheet.order-of-battle": () => "Order of battle",
  "sheet.force": ({ force }: { force: string }) => `${force}th Air Force`,
  "sheet.strength": ({ units, factors }: { units: number; factors: number }) =>
    `${units} ${units === 1 ? "unit" : "units"}, ${factors} factors`,
  "sheet.quarter": ({ month }: { month: string }) => `${MONTHS[month.slice(5)] ?? ""} ${month.slice(0, 4)}`,
  "sheet.now": () => "this quarter",
  "sheet.bombed-of": ({ bombed, of }: { bombed: number; of: number }) => `${bombed} of ${of} bombed`,
  "sheet.target": ({ name, bombed }: { name: string; bombed: boolean }) =>
    `${name}: ${bombed ? "bombed" : "stands"}`,
  "sheet.complex": ({ complex }: { complex: string }) => COMPLEXES[complex] ?? complex,
  "sheet.twelfths": ({ twelfths }: { twelfths: number }) => fraction(twelfths),
  "sheet.american": () => "American factors",
  "sheet.german": () => "German factors",
  "sheet.replacements": () => "American replacements",
  "sheet.aircraft": () => "Aircraft factors",
  "sheet.pilots": () => "Pilot factors",
  "sheet.fuel": () => "Fuel",
  "sheet.reserve": () => "Fuel reserve",
  "sheet.line": () => "The R line",
  "sheet.west": ({ column }: { column: number }) => `east of column ${String(column).padStart(2, "0")}`,
  "sheet.south": ({ open }: { open: boolean }): string => (open ? "row 35" : "closed"),
  "sheet.presence": ({ presence }: { presence: string }) => PRESENCES[presence] ?? presence,
  "sheet.units": ({ units }: { units: readonly string[] }) => listed(units, "and"),
  "sheet.streams": ({ streams, units }: { streams: number; units: number }) =>
    `${units} ${units === 1 ? "group" : "groups"} in ${streams} ${streams === 1 ? "stream" : "streams"}`,
  "sheet.column.quarter": () => "Quarter",
  "sheet.column.west": () => "West",
  "sheet.column.south": () => "South",
  "sheet.column.complex": () => "Complex",
  "sheet.column.bombed": () => "Bombed",
  "sheet.column.left": () => "Left",
  "sheet.column.unit": () => "Unit",
  "sheet.column.type": () => "Type",
  "sheet.column.factors": () => "Factors",
  "sheet.column.turns": () => "Turns",
  "sheet.column.where": () => "Where",
  "sheet.column.target": () => "Target",
  "sheet.column.entry": () => "Entry",
  "sheet.column.turn": () => "Turn",
  "sheet.column.groups": () => "Groups",
};
