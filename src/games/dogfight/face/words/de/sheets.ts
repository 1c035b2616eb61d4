import { isWeapon, type Weapon } from "../../../data/weapons.ts";
import type { Oval } from "../../record.ts";
import type { words as english, Fitted } from "../en/sheets.ts";

const WEAPONS: Readonly<Record<Weapon, string>> = {
  front: "Bugwaffe",
  left: "Linke Waffe",
  right: "Rechte Waffe",
  rear: "Heckwaffe",
};

function fitted({ weapon, mark }: Fitted): string {
  if (mark === "crossed") return `${WEAPONS[weapon]} (zerstört)`;
  return mark === "spent" ? `${WEAPONS[weapon]} (hat geschossen)` : WEAPONS[weapon];
}

function oval(one: Oval): string {
  if (one.kind !== "weapon") return `${one.kind.toUpperCase()} getroffen`;
  return `${isWeapon(one.weapon) ? WEAPONS[one.weapon] : one.weapon} verloren`;
}

/** Words of the record sheets, in German. */
export const words: typeof english = {
  "sheet.of": ({ id }) => `Flugzeugbogen von ${id}`,
  "sheet.row": ({ name, left, of }) => `${name} ${left} von ${of}`,
  "sheet.rating": ({ name, of }) => `${name} ${of}`,
  "sheet.weapons": ({ weapons }) => `Waffen: ${weapons.map(fitted).join(", ") || "keine Waffe"}`,
  "sheet.turn": "Runde",
  "sheet.orders": "Befehle",
  "sheet.notes": "Vermerke",
  "sheet.levels": "Stufe",
  "sheet.start": "Beginn",
  "sheet.record": ({ id }) => `Runden von ${id}`,
  "sheet.at": ({ heading }) => `Kurs ${heading} Uhr`,
  "sheet.level": ({ level }) => `Höhe ${level}`,
  "sheet.ceiling": ({ level }) => `Gipfelhöhe: Stufe ${level}`,
  "sheet.unit": "Einheit",
  "sheet.damage": ({ hits }) =>
    hits.map((hit) => (hit.times > 1 ? `${oval(hit.oval)}, ${hit.times}-mal` : oval(hit.oval))).join(", "),
};
