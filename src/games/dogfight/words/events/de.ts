import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { ARCS, edgeName, gun, gunDative, inches, names, needs, sideName, verb } from "../grammar.de.ts";
import type { events as english } from "./en.ts";

const FACINGS: Readonly<Record<string, string>> = {
  front: "von vorn",
  left: "von links",
  right: "von rechts",
  rear: "von hinten",
};

function struck(id: string, facing: string, roll: number): string {
  return `${id} wird ${FACINGS[facing] ?? facing} getroffen, der Schadenswürfel zeigt ${roll}:`;
}

function lost(rating: string, left: number): string {
  return `eine ${rating} weniger, ${left === 0 ? "keine mehr da" : `noch ${left}`}`;
}

/** What happens, in German. */
export const events: Catalogue<PhrasesOf<typeof english>> = {
  revealed: ({ turn }) => `Runde ${turn}: alle Züge werden aufgedeckt, und alle fliegen zugleich.`,
  flies: ({ id, order, speed, x, y, heading, level, altitude }) =>
    `${id} fliegt ${order} (${speed} SPEED) nach ${inches(x)} quer über den Tisch, ${inches(y)} tief, Kurs ${heading} Uhr${altitude ? `, Stufe ${level}` : ""}.`,
  leaves: ({ id, edge }) => `${id} überfliegt den ${edgeName(edge)} Rand und ist aus dem Spiel (R-25).`,
  collision: ({ first, second, dice, crash }) =>
    `${first} und ${second} enden höchstens 0,5″ voneinander und würfeln ${names(dice.map(String))}: ${crash ? "sie stoßen zusammen" : "sie verfehlen sich"} (R-24).`,
  initiative: ({ sides, dice, winner }) =>
    `Initiative: ${sides.map((side, index) => `${sideName(side)} ${dice[index]}`).join(", ")}: ${winner === null ? "Gleichstand, beide würfeln noch einmal (R-15)" : `${sideName(winner)} ${verb(winner, "feuert", "feuern")} zuerst (R-16)`}.`,
  "no-shot": ({ side }) => `${sideName(side)} ${verb(side, "hat", "haben")} keinen Schuss.`,
  fires: ({ id, weapon, target, range, flat, levels, need, roll, hit }) =>
    `${id} feuert mit der ${gunDative(weapon)} auf ${target}: ${inches(range)}${levels === 0 ? "" : ` (${inches(flat)} flach)`}, ${ARCS[weapon] ?? weapon}, ${needs(need)}: wirft ${roll}, ${hit ? "Treffer" : "daneben"} (${need >= 6 ? "R-21" : "R-11"}).`,
  "hit-fuselage": ({ id, facing, roll, left, instead }) =>
    `${struck(id, facing, roll)} ${instead ? "dort ist keine Waffe, also " : ""}${lost("FUSELAGE", left)}${instead ? " (R-26)" : ""}.`,
  "hit-engine": ({ id, facing, roll, left }) => `${struck(id, facing, roll)} ${lost("ENGINE", left)}.`,
  "hit-weapon": ({ id, facing, roll, weapon }) =>
    `${struck(id, facing, roll)} die ${gun(weapon)} ist verloren (R-26).`,
  destroyed: ({ id, cause }) =>
    cause === "fire"
      ? `Der Rumpf von ${id} hält nichts mehr aus (FUSELAGE 0): zerstört.`
      : `${id} wird beim Zusammenstoß zerstört (R-24).`,
  crashed: ({ id }) => `Der Motor von ${id} steht (ENGINE 0): es fällt vom Himmel und stürzt ab (R-19).`,
  "turn-ends": ({ turn }) => `Runde ${turn} endet.`,
  "fire-done": ({ side }) => `${sideName(side)} ${verb(side, "stellt", "stellen")} das Feuer ein.`,
  "fire-ends": ({ side }) => `${sideName(side)} ${verb(side, "hat", "haben")} keinen Schuss mehr.`,
};
