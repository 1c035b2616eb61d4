import { typeName } from "../../../../words/names.ts";

interface Unit {
  readonly type: string;
  readonly name: string;
  readonly school: boolean;
}

/** Units by their types, as `B-17 91, 303; B-24 44`. */
function byType(units: readonly Unit[]): string {
  const types = new Map<string, string[]>();
  for (const { type, name, school } of units) {
    const key = school ? `${typeName(type)} schools` : typeName(type);
    types.set(key, [...(types.get(key) ?? []), name]);
  }
  return [...types].map(([type, names]) => `${type} ${names.join(", ")}`).join("; ");
}

/** Who enters when, and what comes back. */
export const words = {
  "forces.american": "American forces",
  "forces.groups":
    "An American unit is a group, called by its number: **91BG** bombs, **4FG** fights. How many groups there were is published; which come in which quarter is **our own** table. The 9th Air Force flies only by the Advanced rules (LW-40).",
  "forces.american-caption": "Groups by the quarter in which they enter",
  "forces.units": ({ units }: { readonly units: readonly Unit[] }) =>
    units.length === 0 ? "–" : byType(units),
  "forces.force": "Air force",
  "forces.conversions": "Groups that change to the P-51 (LW-41)",
  "forces.group": "Groups",
  "forces.replaced":
    "Replacement factors bring back factors of any group, reduced or lost, one for one; what is left over is kept (LW-42).",
  "forces.replacements": "American replacement factors",
  "forces.tournament": "Tournament",
  "forces.advanced": "Advanced",
  "forces.quarter": "Quarter",
  "forces.sum": "In all",
  "forces.german": "German forces",
  "forces.geschwader":
    "A German unit is called by type and letters: **FW190-JG26**. Which units come when is **our own** table, made from history.",
  "forces.german-caption":
    "Units by the quarter in which they enter, and what there is if nothing is lost: units, and factors of night fighters",
  "forces.enter": "New",
  "forces.all": "Units",
  "forces.by-night": "Night",
  "forces.night": "Night-fighter factors",
  "forces.schools": "Schools train pilots, must be on the map and can be strafed there (LW-38, LW-92).",
  "forces.off": "Any other unit may be kept off the map for a quarter (LW-39).",
  "forces.leaves":
    "By the Advanced rules a Me 110 of the night fighters leaves when Ju 88s with the same letters come (LW-111).",
};
