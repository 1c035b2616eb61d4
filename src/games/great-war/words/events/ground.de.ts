import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, signed } from "../../../../core/text.ts";
import { sideName } from "../grammar.de.ts";
import type { ground as english, GroundModifier } from "./ground.en.ts";

const MODIFIERS: Readonly<Record<string, string>> = {
  strafing: "Tiefangriff",
  ace: "Ass",
  novice: "Neuling",
};

const FLAK: Readonly<Record<string, string>> = { allied: "alliierte", german: "deutsche" };

const GUNS: Readonly<Record<string, string>> = { MG: "Maschinengewehr", AA: "Flakgeschütz" };

const WASTED: Readonly<Record<string, string>> = {
  "nothing-there": "dort liegt kein eigenes Ziel",
  done: "das Ziel ist schon zerstört",
  "too-high": "über 1500 m ist nichts zu treffen",
};

const EARNED: Readonly<Record<string, (id: string) => string>> = {
  strafing: (id) => `${id} hat im Tiefflug geschossen`,
  bomb: (id) => `${id} hat sein Ziel getroffen`,
  photo: (id) => `${id} hat seine Aufnahmen`,
  spot: (id) => `${id} hat lange genug beobachtet`,
  kill: (id) => `${id} ist abgestürzt`,
  balloon: (id) => `Ballon ${id} ist vernichtet`,
  "two-seater": (id) => `${id}, mehr als ein Einsitzer, ist abgestürzt`,
  home: (id) => `${id} ist zu Hause`,
};

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function hexes(number: number): string {
  return count(number, "Hex", "Hexe");
}

function points(number: number): string {
  return count(number, "Punkt", "Punkte");
}

function parts(modifiers: readonly GroundModifier[]): string {
  return listed(
    modifiers.map(({ key, value }) => `${MODIFIERS[key] ?? key} ${signed(value)}`),
    "und",
  );
}

export const ground: Catalogue<PhrasesOf<typeof english>> = {
  "event.strafes": ({ id, hexes: all, trench, points: won }) =>
    `${id} beschießt im Tiefflug ${hexes(all)}${trench === all ? " Graben" : `, davon ${trench} Graben`}: je ein Punkt Munition, ${points(won)}.`,
  "event.strafing-fire": ({ id, hexes: strafed, attacks }) =>
    `Der Graben antwortet ${id} für ${hexes(strafed)}: ${count(attacks, "Angriff", "Angriffe")} der Maschinengewehre (4.10f).`,
  "event.archie": ({ id, guns, own, die, upTo, fires }) =>
    `Die ${FLAK[guns] ?? guns} Flak sieht ${id}${own ? ", ein eigenes Flugzeug" : ""}: ${die}, sie feuert${fires ? "" : " nicht"} (${upTo === 1 ? "bei einer 1" : `bei 1 bis ${upTo}`}; ${own ? "4.10k" : "4.10h"}).`,
  "event.archie-spares": ({ id, near }) =>
    `Die Flak feuert nicht auf ${id}: ${near} von der eigenen Seite ist zu nah (4.10j).`,
  "event.ground-modifiers": ({ id, parts: list, total, rule }) =>
    `Feuer vom Boden auf ${id}: ${parts(list)}, zusammen ${signed(total)} (${rule}).`,
  "event.gun-fires": ({ id, gun, kind, distance, altitude }) =>
    `${GUNS[kind] ?? kind} ${gun} feuert auf ${id}, ${hexes(distance)} entfernt in ${altitude} m (4.10l).`,
  "event.gun-found": ({ id, gun, kind, hex, distance }) =>
    `${id} entdeckt ein verborgenes Geschütz, ${hexes(distance)} entfernt: ${GUNS[kind] ?? kind} ${gun} in ${hex} (4.10m).`,
  "event.bombs": ({ id, target, hex, altitude, faces, roll, need, hit }) =>
    `${id} wirft Bomben auf ${target} in ${hex} aus ${altitude} m: ${faces.join(" + ")} = ${roll}, nötig ${need}: ${hit ? "Treffer" : "daneben"}.`,
  "event.bombs-wasted": ({ id, why, hex, altitude }) =>
    `${id} wirft seine Bomben über ${hex} aus ${altitude} m umsonst ab: ${WASTED[why] ?? why}.`,
  "event.jettison": ({ id, max, min }) =>
    `${id} wirft seine Bomben weg: der Schaden lässt höchstens Geschwindigkeit ${max}, nicht mehr als die Mindestgeschwindigkeit ${min} (4.10e).`,
  "event.photo": ({ id, target, hex }) => `${id} fotografiert ${target} über ${hex}.`,
  "event.spotting": ({ id, target, turns, of }) =>
    `${id} hat ${turns} von ${of} Runden das Feuer auf ${target} beobachtet.`,
  "event.winched": ({ id, altitude }) => `Ballon ${id} wird auf ${altitude} m eingeholt.`,
  "event.balloon-safe": ({ id }) => `Ballon ${id} ist am Boden und in Sicherheit.`,
  "event.points": ({ id, side, why, points: won, total }) =>
    `${EARNED[why]?.(id) ?? id}: ${points(won)} für ${sideName(side)}, zusammen ${total}.`,
  "throw.archie": ({ id }) => `Flak auf ${id}`,
  "throw.bombs": ({ id, need }) => `Bomben von ${id}: Treffer ab ${need}`,
};
