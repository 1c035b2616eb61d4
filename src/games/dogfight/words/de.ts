import { type AnyCatalogue, say } from "../../../core/phrase.ts";
import { config } from "./config/de.ts";
import type { Measured } from "./en.ts";
import { events } from "./events/de.ts";
import { goals } from "./goals.de.ts";
import { ARCS, FLIGHT_END, gun, inches, levelsText, names, needs, sideName } from "./grammar.de.ts";
import type { Words } from "./phrases.ts";
import { problems } from "./problems/de.ts";

/** `7,4″ (6,9″ flach, 2 Stufen), 1 Uhr`. */
function measured({ range, flat, levels, clock }: Measured): string {
  const apart = levels === 0 ? "" : ` (${inches(flat)} flach, ${levelsText(levels)})`;
  return `${inches(range)}${apart}, ${clock === null ? "am selben Ort" : `${clock} Uhr`}`;
}

/**
 * Der Luftkampf auf Deutsch. ENGINE, FUSELAGE, SPEED und TO-HIT sind die gedruckten Überschriften der Regeln und Bögen,
 * die ein Verein vor sich liegen hat: sie bleiben, wie sie sind, und das Regelbuch sagt, was sie heißen.
 */
export const de: Words = {
  ...problems,
  ...config,
  ...events,
  ...goals,
  "throw.initiative": ({ side }) => `Initiative, ${sideName(side)}: wer höher würfelt, schießt zuerst`,
  "throw.to-hit": ({ id, weapon, target, need }) => `${id}, ${gun(weapon)}, auf ${target}: ${needs(need)}`,
  "throw.damage": ({ id }) => `Schaden an ${id}: 5 ENGINE, 6 die Waffe zum Schützen hin, sonst FUSELAGE`,
  "throw.collision": ({ first, second }) => `${first} und ${second}, bei einer 1 stoßen sie zusammen`,
  "throw.choice": "Eine Wahl",
  "badge.measure": measured,
  "badge.shot": (shot) => `${measured(shot)}, ${ARCS[shot.weapon] ?? shot.weapon}, ${needs(shot.need)}`,
  "badge.no-shot": (shot) =>
    `${measured(shot)}, ${gun(shot.weapon)}: ${shot.why.map((why) => say(de as AnyCatalogue, why as never)).join(" ")}`,
  "badge.unarmed": (shot) => `${measured(shot)}, keine Waffe mehr`,
  "piece.described": ({ id, title, side, status, heading, level, fuselage, engine, lost, bearers }) =>
    status === "flying"
      ? `${title} ${id}, ${sideName(side)},${level === null ? "" : ` Höhe ${level},`} Kurs ${heading} Uhr, FUSELAGE ${fuselage[0]} von ${fuselage[1]}, ENGINE ${engine[0]} von ${engine[1]}${lost.length === 0 ? "" : `, ${names(lost.map(gun))} verloren`}${bearers.length === 0 ? "" : `; im Visier von ${names(bearers)}`}`
      : `${title} ${id}, ${sideName(side)}, ${FLIGHT_END[status] ?? status}`,
  "prompt.order": ({ id }) => `${id}: Zug aufschreiben`,
  "prompt.fire": ({ id }) => `${id}: einen Schuss wählen oder aufhören`,
  "phase.orders": "Züge aufschreiben",
  "phase.fire": "Feuer",
  "phase.over": "Die Partie ist zu Ende",
  "status.flying": "in der Luft",
  "status.destroyed": "zerstört",
  "status.crashed": "abgestürzt",
  "status.disengaged": "vom Tisch",
  "weapon.front": "Bugwaffe",
  "weapon.left": "linke Waffe",
  "weapon.right": "rechte Waffe",
  "weapon.rear": "Heckwaffe",
  "option.altitude": "Höhe",
  "option.altitude.help":
    "Die Flugzeuge fliegen auf Stufen von 2000 Fuß; am Ende eines Zuges steigt + um eine, - stürzt um eine, -- um zwei.",
  "option.turnLimit": "Uhrpunkte je Drehung",
  "option.turnLimit.help":
    "Die Grenze der Uhrpunkte gilt für jede einzelne Drehung statt für die ganze Runde.",
  "option.lameTurn": "Lahme Drehung",
  "option.lameTurn.help": "Ein Flugzeug mit ENGINE 1 darf noch einen Punkt drehen.",
  "option.allowZero": "Stillstand",
  "option.allowZero.help": "SPEED 0 ist erlaubt; der Zug heißt 0.",
  "option.aircraftBlock": "Flugzeuge verdecken",
  "option.aircraftBlock.help":
    "Ein anderes Flugzeug, das der Schusslinie auf 0,5″ nahe kommt, verdeckt das Ziel.",
  "option.collisions": "Zusammenstöße",
  "option.collisions.help":
    "Zwei Flugzeuge, die höchstens 0,5″ voneinander enden, würfeln je einmal: eine 1 zerstört beide.",
};
