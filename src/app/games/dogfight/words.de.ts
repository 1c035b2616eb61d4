import type { Weapon } from "../../../games/dogfight/data/weapons.ts";
import type { PanelWords } from "./words.en.ts";

function either(numbers: readonly number[]): string {
  if (numbers.length < 2) return numbers.join("");
  return `${numbers.slice(0, -1).join(", ")} oder ${numbers[numbers.length - 1]}`;
}

function count(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

const WEAPON_NAMES: Readonly<Record<Weapon, string>> = {
  front: "Bugwaffe",
  left: "Linke Waffe",
  right: "Rechte Waffe",
  rear: "Heckwaffe",
};

/** Words of the dogfight's pads, sheets and set-up, in German. */
export const words: PanelWords = {
  "orders.title": (turn) => `Befehle, Runde ${turn}`,
  "orders.pad": (id) => `Befehlsblock von ${id}`,
  "orders.line": (id) => `Befehle für ${id}`,
  "orders.example": (order) => `etwa ${order}`,
  "orders.speed": (last, allowed) => `SPEED war ${last}; jetzt ${either(allowed)}`,
  "orders.points": (limit) =>
    limit === 0 ? "keine Kurven (ENGINE zu schwach)" : `höchstens ${count(limit, "Uhrpunkt", "Uhrpunkte")}`,
  "orders.pointsEach": (limit) => `höchstens ${count(limit, "Uhrpunkt", "Uhrpunkte")} je Kurve`,
  "orders.turned": "erst geradeaus: die letzten Befehle endeten mit einer Kurve",
  "orders.level": (level, ceiling) => `Höhe ${level}, Gipfelhöhe ${ceiling}`,
  "orders.cost": (speed, points) => `${speed} SPEED, ${count(points, "Punkt", "Punkte")} gekurvt`,
  "orders.end": (hour) => `Nase auf ${hour} Uhr`,
  "orders.next": "Weiter mit",
  "orders.openings": "Ganze Befehle",
  "orders.near": "Erlaubt und nahe",
  "orders.state.empty": "noch ohne Befehle",
  "orders.state.draft": "Entwurf",
  "orders.state.wrong": "noch nicht erlaubt",
  "orders.state.ready": "bereit",
  "orders.copy": "Wie zuletzt",
  "orders.straight": "Geradeaus",
  "orders.allStraight": "Alle geradeaus",
  "orders.ready": (id) => `${id} bereit`,
  "orders.change": "Ändern",
  "orders.allReady": "Bereit",
  "orders.allReadyMany": "Alle bereit",
  "orders.missing": (ids) => `Noch zu schreiben: ${ids.join(", ")}.`,
  "orders.illegal": (ids) => `Noch nicht erlaubt: ${ids.join(", ")}.`,
  "orders.drag":
    "Schreib, stell unten Schritte und Uhrpunkte ein oder zieh das blasse Flugzeug auf dem Tisch.",

  "pad.name": "Uhrenblock",
  "pad.forward": (steps, length = `${steps * 2} Zoll`) =>
    `${count(steps, "Schritt", "Schritte")} geradeaus: ${length}`,
  "pad.left": (points) => `Links ${count(points, "Punkt", "Punkte")}`,
  "pad.right": (points) => `Rechts ${count(points, "Punkt", "Punkte")}`,
  "pad.climb": "Eine Stufe steigen",
  "pad.dive": (levels) => `${count(levels, "Stufe", "Stufen")} stürzen`,
  "pad.backspace": "Das Letzte zurücknehmen",
  "pad.clear": "Befehle löschen",

  "fire.weapon": (weapon) => WEAPON_NAMES[weapon],
  "orders.keys": "Eingabe: dieses ist bereit. Strg Eingabe: alle.",

  "sheet.turn": "Runde",
};
