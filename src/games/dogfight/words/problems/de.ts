import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { quotable } from "../../../../core/text.ts";
import {
  ARCS,
  count,
  FLIGHT_END,
  gun,
  gunDative,
  inches,
  levelsText,
  names,
  sideName,
} from "../grammar.de.ts";
import type { problems as english } from "./en.ts";

const E1: Readonly<Record<string, (found: string) => string>> = {
  character: (found) =>
    `„${found}“ bedeutet in einem Zug nichts; erlaubt sind Ziffern, L, R und am Ende +, - oder --`,
  distance: (found) => `„${found}“ ist zu weit; eine Strecke ist eine Ziffer von 1 bis 5, für je 2″ (R-01)`,
  empty: () => "es steht nichts da; nötig ist ein Zug wie 2L1",
  zero: () => "die 0 steht allein: nichts davor und nichts danach",
  "after-mark": (found) => `„${found}“ steht hinter dem Höhenzeichen, das jeden Zug beendet`,
  mark: (found) =>
    `„${found}“ steht falsch: ein Zeichen, +, - oder --, beendet einen Zug, der fliegt oder dreht`,
  "too-long": (found) => `${found} Zeichen sind zu viel für einen Zug; der längste hat sieben`,
};

const E9: Readonly<Record<string, (level: number, limit: number) => string>> = {
  off: () => "die Höhe wird in dieser Partie nicht benutzt",
  ceiling: (level, limit) => `von Stufe ${level} kann es nicht über seine Gipfelhöhe steigen, Stufe ${limit}`,
  ground: (level) => `von Stufe ${level} kann es nicht so weit stürzen: Stufe 1 ist die tiefste`,
};

/** Why an order is refused, in German. */
export const problems: Catalogue<PhrasesOf<typeof english>> = {
  E1: ({ reason, found }) => `E1: ${(E1[reason] ?? E1.character)?.(quotable(found))}.`,
  E2: ({ cost, declared }) =>
    `E2: dieser Zug kostet ${cost} SPEED, angesagt sind ${declared}; alle SPEED sind auszugeben.`,
  E3: ({ cost, engine }) => `E3: dieser Zug kostet ${cost} SPEED, ENGINE ${engine} erlaubt ${engine}.`,
  E4: ({ cost, last, from, to, forced }) =>
    forced
      ? `E4: der beschädigte Motor erzwingt SPEED ${from} nach ${last}; dieser Zug kostet ${cost} (R-09).`
      : `E4: nach SPEED ${last} darf der Zug ${from === to ? from : `${from} bis ${to}`} kosten, nicht ${cost}.`,
  E5: ({ points, limit, engine, each }) =>
    `E5: ${count(points, "Uhrpunkt", "Uhrpunkte")} in ${each ? "einer Drehung" : "einer Runde"}; die Hälfte von ENGINE ${engine} erlaubt ${limit} (R-04, R-05).`,
  E6: ({ found }) =>
    `E6: „${quotable(found)}“ ist eine Drehung gleich nach einer Drehung; dazwischen mindestens 1 SPEED geradeaus.`,
  E7: ({ found }) =>
    `E7: „${quotable(found)}“ darf nicht am Anfang stehen, denn der letzte Zug endete mit einer Drehung; davor mindestens 1 SPEED geradeaus (R-07).`,
  E8: ({ cost, least }) =>
    `E8: SPEED ${cost} ist zu langsam; ein Flugzeug fliegt mindestens SPEED ${least} (R-08).`,
  E9: ({ found, why, level, limit }) =>
    `E9: „${quotable(found)}“ ist nicht erlaubt: ${(E9[why] ?? E9.off)?.(level, limit)} (R-29).`,
  "fire-grammar": ({ found }) =>
    `„${quotable(found)}“ ist kein Schuss; nötig sind Flugzeug, Waffe und Ziel, etwa R1 front B1, oder done.`,
  "fire-unknown-aircraft": ({ found, known }) =>
    `Es gibt kein Flugzeug „${quotable(found)}“; es gibt ${names(known)}.`,
  "fire-not-yours": ({ id, side }) =>
    `${id} gehört der anderen Seite (${sideName(side)}); es feuert nur ein eigenes Flugzeug (R-18).`,
  "fire-friend": ({ id }) => `${id} gehört zur eigenen Seite; das Ziel muss ein Gegner sein (R-23).`,
  "fire-gone": ({ id, status }) => `${id} ist ${FLIGHT_END[status] ?? status} und aus dem Spiel (R-17).`,
  "fire-no-weapon": ({ id, weapon, has, lost }) =>
    `${id} hat ${lost ? `die ${gun(weapon)} verloren` : `keine ${gun(weapon)}`}; vorhanden: ${has.length > 0 ? names(has.map(gun)) : "keine Waffe"} (R-26).`,
  "fire-used": ({ id, weapon }) =>
    `${id} hat mit der ${gunDative(weapon)} in dieser Runde schon gefeuert; jede feuert einmal (R-13).`,
  "fire-out-of-arc": ({ id, weapon, target, clock }) =>
    `${target} steht bei ${id} auf ${clock} Uhr, außerhalb: ${ARCS[weapon] ?? weapon} (R-13).`,
  "fire-out-of-range": ({ target, range, longest }) =>
    `${target} ist ${inches(range)} entfernt, ${inches(range - longest)} über der größten Reichweite von ${longest}″ (R-11).`,
  "fire-too-steep": ({ target, levels, flat }) =>
    `${target} ist ${levelsText(levels)} ${levels > 0 ? "höher" : "tiefer"} bei nur ${inches(flat)} flach: zu steil für eine Bugwaffe (R-29).`,
  "fire-blocked": ({ target, by, name }) =>
    `${by === "cloud" ? `Wolke ${name}` : name} verdeckt ${target} (R-22).`,
  "fire-cannot-hit": ({ id, target, need }) =>
    `${id} bräuchte höchstens ${need}, um ${target} zu treffen (R-21).`,
};
