import { listed } from "../../../../../core/text.ts";
import { complexName, counted } from "../../../words/grammar.en.ts";
import { placeName, typeName } from "../../../words/names.ts";

/** On what bombs succeed. */
function odds(needed: number): string {
  if (needed <= 0) return "never";
  if (needed >= 6) return "for certain";
  return needed === 1 ? "on a 1" : `on 1 to ${needed}`;
}

interface TickKind {
  readonly kind: string;
}

/** Long lists of units that are ticked, by what is asked. */
const TICKS: Readonly<Record<string, Readonly<Record<"title" | "why" | "legend" | "none", string>>>> = {
  marks: {
    title: "Bomber killers",
    why: "They fire at +1 and have one E less, all quarter (LW-81).",
    legend: "Marked, with their factors",
    none: "Mark nobody",
  },
  missions: {
    title: "Close escort",
    why: "Fighters with bombers may be their close escort; all others are free and may strafe (LW-67).",
    legend: "Escorts, with their factors",
    none: "Nobody escorts",
  },
  allocate: {
    title: "Fuel",
    why: "Who is ticked gets no fuel and stays on the ground all quarter (LW-100); up to 10 of what is left may be saved (LW-101).",
    legend: "Without fuel, with their factors",
    none: "Fuel for all",
  },
  replace: {
    title: "Replacements",
    why: "",
    legend: "Restored, with what they lack",
    none: "Restore nobody",
  },
};

/** Forms that fill from the map, in English. */
export const words = {
  "sheet.title": "The Target Sheet",
  "sheet.why": ({ least }: { readonly least: number }): string =>
    least > 0
      ? `At least ${counted(least, "target", "targets")}, one for ten bomber factors (LW-113); each group flies to one (LW-56).`
      : "Each group flies to one target, by an entry hex, from a turn on (LW-56); nobody need fly.",
  "sheet.suggested": "Suggest",
  "sheet.sweep": "Fighters fly alone",
  "sheet.none": "Nobody flies",
  "sheet.hint": "Choose targets on the map or here; each gets a line, which you may change.",
  "sheet.nearest": ({ own }: { readonly own: number }): string =>
    own > 0 ? "The raid's own and the nearest targets" : "The nearest targets",
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
  "sheet.unfinished": "Its entry hex or its entry turn is missing.",
  "sheet.nobody": "No group flies there yet: tick some, or take the line out.",
  "sheet.late": ({ back }: { readonly back: number }) =>
    `It is back in turn ${back}, and who is out after turn 20 is lost (LW-59).`,
  "sheet.entry": "Entry hex",
  "sheet.way": ({
    entry,
    way,
    force,
  }: {
    readonly entry: string;
    readonly way: number;
    readonly force: string;
  }) => `${entry}, ${counted(way, "hex", "hexes")}${force === "8" ? "" : `, ${force}th Air Force`}`,
  "sheet.turn": "Entry turn",
  "sheet.turn-over": ({ turn, over }: { readonly turn: number; readonly over: number }) =>
    `${turn}, over it in turn ${over}`,
  "sheet.groups": "Groups, with their factors",
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
  "sheet.line": "The sheet as text",
  "sheet.example": "sheet OIL-3 0309 4 91BG 92BG",
  "sheet.go": "Hand in",
  "bases.title": "The bases",
  "bases.why": ({ most }: { readonly most: number }) =>
    `Up to ${counted(most, "unit", "units")} a base (LW-37); schools must have one (LW-38), others may stay off the map (LW-39).`,
  "bases.suggested": "Suggest",
  "bases.hint": "Choose bases on the map or here; each gets units, which you may change.",
  "bases.usable": "Usable bases",
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
  "bases.line": "The bases as text",
  "bases.example": "base BAS-1 FW190-JG1 Me109-JG1",
  "bases.go": "Hand in",
  "ticks.title": ({ kind }: TickKind) => TICKS[kind]?.title ?? kind,
  "ticks.why": ({ kind, most }: TickKind & { readonly most: number }) =>
    kind === "replace"
      ? `${counted(most, "factor", "factors")} may come back, to reduced units or to lost ones (LW-48).`
      : (TICKS[kind]?.why ?? ""),
  "ticks.legend": ({ kind }: TickKind) => TICKS[kind]?.legend ?? "",
  "ticks.suggested": "Suggest",
  "ticks.none": ({ kind }: TickKind) => TICKS[kind]?.none ?? "None",
  "ticks.type": ({ type }: { readonly type: string }) => typeName(type),
  "ticks.note": ({ chosen, of }: TickKind & { readonly chosen: number; readonly of: number }) =>
    `${chosen} of ${counted(of, "unit", "units")}`,
  "ticks.unit": ({ unit, factors }: { readonly unit: string; readonly factors: number }) =>
    `${unit} ${factors}`,
  "ticks.reserve": "Into the reserve",
  "ticks.saved": ({ saved }: { readonly saved: number }) => `${saved}`,
  "ticks.hint": "Tick as many as you like, or write them.",
  "ticks.count": ({ chosen, of }: { readonly chosen: number; readonly of: number }) =>
    `${chosen} of ${counted(of, "unit", "units")} ticked`,
  "ticks.line": "The same as text",
  "ticks.go": "Hand in",
};
