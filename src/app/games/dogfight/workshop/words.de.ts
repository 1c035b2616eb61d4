import type { Weapon } from "../../../../games/dogfight/weapons.ts";
import type { BenchWords } from "./words.en.ts";

const SIDES: Readonly<Record<Weapon, string>> = {
  front: "vorn",
  left: "links",
  right: "rechts",
  rear: "hinten",
};

function list(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} und ${names.at(-1)}` : names.join("");
}

export const words: BenchWords = {
  name: () => "Name",
  nameHint: () => "1 bis 60 Zeichen; so steht er auf dem Flugzeugbogen.",
  rating: (name, value) => `${name} ${value.toString()} von 5`,
  engineHint: (points) =>
    points === 0
      ? "Die höchste SPEED. Mit ENGINE 1 kurvt es nie: die Hälfte ist kein Uhrpunkt (R-06)."
      : `Die höchste SPEED; es kurvt ${points === 1 ? "einen Uhrpunkt" : `${points.toString()} Uhrpunkte`} je Runde.`,
  fuselageHint: (hits) => `Der ${hits.toString()}. Treffer darauf zerstört es.`,
  toHitHint: (toHit) => `Auf 4 bis 9 Zoll trifft es mit höchstens ${toHit.toString()} auf einem Würfel.`,
  weapons: () => "Waffen, höchstens eine je Seite",
  weapon: (side) => `Waffe ${SIDES[side]}`,
  weaponSide: (side) => SIDES[side],
  unarmed: () => "Ohne Waffe schießt es nie.",
  ceiling: () => "Gipfelhöhe",
  ceilingHint: (feet) => `${feet} Fuß. Stufen zu 2.000 Fuß, 1 bis 20; sie zählt, wo mit Höhe gespielt wird.`,
  feet: (feet) => feet.toString().replace(/(\d)(\d{3})$/, "$1.$2"),
  points: () => "Baupunkte",
  sum: (engine, fuselage, toHit, weapons) =>
    `ENGINE ${engine.toString()} + FUSELAGE ${fuselage.toString()} + TO-HIT ${toHit.toString()} + 2 × ${weapons.toString()} ${weapons === 1 ? "Waffe" : "Waffen"}`,
  like: (names) => `So viele wie ${list(names)}.`,
  below: () => "Weniger als jedes Flugzeug der Liste.",
  above: () => "Mehr als jedes Flugzeug der Liste.",
  between: (less, more) => `Zwischen ${less} und ${more}.`,
  scale: (points, least, most) =>
    `${points.toString()} Baupunkte auf einer Skala; die 22 Flugzeuge der Liste haben ${least.toString()} bis ${most.toString()}`,
};
