import type { Mark } from "../../../../../face/sheet.ts";
import { isWeapon, type Weapon } from "../../../data/weapons.ts";
import type { Oval } from "../../record.ts";

const WEAPONS: Readonly<Record<Weapon, string>> = {
  front: "Front gun",
  left: "Left gun",
  right: "Right gun",
  rear: "Rear gun",
};

/** An oval, and how often it was hit in a turn. */
export interface Hits {
  readonly oval: Oval;
  readonly times: number;
}

/** A weapon that was fitted, and what is left of it. */
export interface Fitted {
  readonly weapon: Weapon;
  readonly mark: Mark;
}

function fitted({ weapon, mark }: Fitted): string {
  if (mark === "crossed") return `${WEAPONS[weapon]} (destroyed)`;
  return mark === "spent" ? `${WEAPONS[weapon]} (has fired)` : WEAPONS[weapon];
}

function oval(one: Oval): string {
  if (one.kind !== "weapon") return `${one.kind.toUpperCase()} hit`;
  return `${isWeapon(one.weapon) ? WEAPONS[one.weapon] : one.weapon} lost`;
}

/** Words of the record sheets, in English. */
export const words = {
  "sheet.of": ({ id }: { readonly id: string }) => `Aircraft Turn Record of ${id}`,
  "sheet.row": ({ name, left, of }: { readonly name: string; readonly left: number; readonly of: number }) =>
    `${name} ${left} of ${of}`,
  "sheet.rating": ({ name, of }: { readonly name: string; readonly of: number }) => `${name} ${of}`,
  "sheet.weapons": ({ weapons }: { readonly weapons: readonly Fitted[] }) =>
    `Weapons: ${weapons.map(fitted).join(", ") || "no weapon"}`,
  "sheet.turn": "Turn",
  "sheet.orders": "Orders",
  "sheet.notes": "Notes",
  "sheet.levels": "Level",
  "sheet.start": "start",
  "sheet.record": ({ id }: { readonly id: string }) => `Turns of ${id}`,
  "sheet.at": ({ heading }: { readonly heading: number }) => `heading ${heading} o'clock`,
  "sheet.level": ({ level }: { readonly level: number }) => `level ${level}`,
  "sheet.ceiling": ({ level }: { readonly level: number }) => `Ceiling: level ${level}`,
  "sheet.unit": "Unit",
  "sheet.damage": ({ hits }: { readonly hits: readonly Hits[] }) =>
    hits.map((hit) => (hit.times > 1 ? `${oval(hit.oval)} ${hit.times} times` : oval(hit.oval))).join(", "),
};
