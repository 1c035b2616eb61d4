import { listed } from "../../../../../core/text.ts";
import { complexName, counted } from "../../../words/grammar.en.ts";
import { placeName } from "../../../words/names.ts";

/** On what bombs succeed. */
function odds(needed: number): string {
  if (needed <= 0) return "never";
  if (needed >= 6) return "for certain";
  return needed === 1 ? "on a 1" : `on 1 to ${needed}`;
}

/** Forms that fill from the map, in English. */
export const words = {
  "sheet.title": () => "The Target Sheet",
  "sheet.why": ({ least }: { readonly least: number }): string =>
    least > 0
      ? `At least ${counted(least, "target", "targets")}, one for ten bomber factors (LW-113); each group flies to one (LW-56).`
      : "Each group flies to one target, by an entry hex, from a turn on (LW-56); nobody need fly.",
  "sheet.suggested": () => "Suggest",
  "sheet.sweep": () => "Fighters fly alone",
  "sheet.none": () => "Nobody flies",
  "sheet.hint": () => "Choose targets on the map or here; each gets a line, which you may change.",
  "sheet.nearest": () => "The nearest targets",
  "sheet.complex": ({ complex, left }: { readonly complex: string; readonly left: number }) =>
    `${complexName(complex)}: ${left}`,
  "sheet.target": ({ target }: { readonly target: string }) => placeName(target),
  "sheet.where": ({ hex, depth }: { readonly hex: string; readonly depth: number }) =>
    `${hex}, ${counted(depth, "hex", "hexes")} from the line`,
  "sheet.flight": ({
    entry,
    turn,
    over,
    back,
  }: {
    readonly entry: string;
    readonly turn: number;
    readonly over: number;
    readonly back: number;
  }) => `In at ${entry} in turn ${turn}, over it in turn ${over}, back in turn ${back}`,
  "sheet.strength": ({
    units,
    factors,
    needed,
  }: {
    readonly units: readonly string[];
    readonly factors: number;
    readonly needed: number;
  }) =>
    `${counted(factors, "factor", "factors")}, bombs ${odds(needed)}${units.length > 0 ? `: ${units.join(", ")}` : ""}`,
  "sheet.unfinished": () => "Its entry hex or its entry turn is missing.",
  "sheet.nobody": () => "No group flies there yet: tick some, or take the line out.",
  "sheet.late": ({ back }: { readonly back: number }) =>
    `It is back in turn ${back}, and who is out after turn 20 is lost (LW-59).`,
  "sheet.entry": () => "Entry hex",
  "sheet.way": ({
    entry,
    way,
    force,
  }: {
    readonly entry: string;
    readonly way: number;
    readonly force: string;
  }) => `${entry}, ${counted(way, "hex", "hexes")}${force === "8" ? "" : `, ${force}th Air Force`}`,
  "sheet.turn": () => "Entry turn",
  "sheet.turn-over": ({ turn, over }: { readonly turn: number; readonly over: number }) =>
    `${turn}, over it in turn ${over}`,
  "sheet.groups": () => "Groups, with their factors",
  "sheet.group": ({
    unit,
    factors,
    elsewhere,
  }: {
    readonly unit: string;
    readonly factors: number;
    readonly elsewhere: string;
  }) => `${unit} ${factors}${elsewhere === "" ? "" : ` (${elsewhere})`}`,
  "sheet.count": ({
    named,
    least,
    idle,
    groups,
  }: {
    readonly named: number;
    readonly least: number;
    readonly idle: number;
    readonly groups: number;
  }): string => {
    const missing = least - named;
    const first =
      least > 0
        ? `${named} of at least ${counted(least, "target", "targets")}`
        : counted(named, "target", "targets");
    const flying = `${groups - idle} of ${counted(groups, "group", "groups")} fly`;
    return missing > 0 ? `${first}, ${missing} more to name (LW-113); ${flying}` : `${first}; ${flying}`;
  },
  "sheet.line": () => "The sheet as text",
  "sheet.example": () => "sheet OIL-3 0309 4 91BG 92BG",
  "sheet.go": () => "Hand in",
  "bases.title": () => "The bases",
  "bases.why": ({ most }: { readonly most: number }) =>
    `Up to ${counted(most, "unit", "units")} a base (LW-37); schools must have one (LW-38), others may stay off the map (LW-39).`,
  "bases.suggested": () => "Suggest",
  "bases.hint": () => "Choose bases on the map or here; each gets units, which you may change.",
  "bases.usable": () => "Usable bases",
  "bases.base": ({ base }: { readonly base: string }) => placeName(base),
  "bases.units": ({ units }: { readonly units: readonly string[] }): string =>
    units.length === 0 ? "Nobody" : listed(units, "and"),
  "bases.full": ({ most }: { readonly most: number }) =>
    `It holds ${counted(most, "unit", "units")} (LW-37).`,
  "bases.stand": ({ most }: { readonly most: number }) => `Who stands there, ${most} at most`,
  "bases.unit": ({ unit, elsewhere }: { readonly unit: string; readonly elsewhere: string }) =>
    `${unit}${elsewhere === "" ? "" : ` (${elsewhere})`}`,
  "bases.count": ({
    placed,
    units,
    schools,
  }: {
    readonly placed: number;
    readonly units: number;
    readonly schools: number;
  }) =>
    `${placed} of ${counted(units, "unit", "units")} on bases${schools > 0 ? `; ${counted(schools, "school", "schools")} left (LW-38)` : ""}`,
  "bases.line": () => "The bases as text",
  "bases.example": () => "base BAS-1 FW190-JG1 Me109-JG1",
  "bases.go": () => "Hand in",
};
