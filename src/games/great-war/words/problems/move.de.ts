import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { quotable } from "../../../../core/text.ts";
import type { move as english } from "./move.en.ts";

function mp(count: number): string {
  return `${count} MP`;
}

function range(from: number, to: number): string {
  return from === to ? `nur ${from}` : `${from} bis ${to}`;
}

const WAYS: Readonly<Record<string, string>> = { L: "links", R: "rechts" };

const GRAMMAR: Readonly<Record<string, (found: string) => string>> = {
  empty: () => "Es steht nichts da; ein Zug sieht so aus: 8: F L F6",
  speed: (found) => `Ein Zug beginnt mit der Geschwindigkeit, etwa 8: F L F6; „${found}“ ist keine`,
  word: (found) =>
    `„${found}“ ist kein Schritt; es gibt F, L, R mit Zahl, die Kunstflugmanöver, bomb, glide, strafe, +50 oder -150`,
  zero: (found) => `„${found}“ bewirkt nichts; Zahlen beginnen bei 1`,
  number: (found) => `„${found}“ ist keine Zahl, die in einem Zug stehen kann`,
  altitude: (found) => `Bei „${found}“ fehlen die Meter gleich hinter dem Zeichen, etwa +50 oder -150`,
  "second-altitude": (found) => `„${found}“ ist eine zweite Höhenänderung; ein Zug hat nur eine`,
  "too-long": (found) => `${found} Zeichen sind zu viel für einen Zug; 200 reichen immer`,
};

const STRAIGHT: Readonly<Record<string, string>> = {
  option: "ohne fortgesetzte Kurve beginnt jeder Zug mit einem Hex geradeaus (4.5d)",
  hexsides: "der letzte Zug endete mit drei Hexseiten in seinem Hex, deshalb beginnt dieser geradeaus (4.5e)",
  maneuver: "der letzte Zug endete mit einem Kunstflugmanöver, deshalb beginnt dieser geradeaus (A-46)",
  now: "nach diesem Kunstflugmanöver kommt erst ein Hex geradeaus (B-04)",
};

const BARS: Readonly<Record<string, string>> = {
  option: "Kunstflugmanöver sind in dieser Partie ausgeschaltet",
  seats: "von den Zweisitzern können das nur Bristol, Hannover und Halberstadt",
  schedule: "mit Wendigkeit A, F oder G geht das nicht",
  observer: "es fliegt der Beobachter",
  wounded: "der Pilot ist schwer verwundet",
  spar: "ein Holm ist beschädigt",
  loaded: "es sind Bomben an Bord",
};

const NO_CLIMB: Readonly<Record<string, string>> = {
  elevator: "das Höhenruderseil ist durchschossen",
  gliding: "im Gleitflug steigt niemand (D-08)",
  ceiling: "die Gipfelhöhe ist erreicht",
};

export const move: Catalogue<PhrasesOf<typeof english>> = {
  "move-grammar": ({ reason, found }) => `${(GRAMMAR[reason] ?? GRAMMAR.word)?.(quotable(found)) ?? ""}.`,
  "move-speed": ({ speed, from, to, last, max, gliding, loaded, energy }) => {
    const why = [
      `zuletzt waren es ${last}, mehr als 2 auf oder ab geht nicht`,
      ...(energy < 0 ? ["100 m Steigen oder mehr nehmen 1 weg (D-03)"] : []),
      ...(energy > 0 ? ["100 m Sturz oder mehr erlauben 1 mehr (D-03)"] : []),
      `die Höchstgeschwindigkeit ist jetzt ${max}${gliding ? " im Gleitflug (D-08)" : loaded ? " mit Bomben (4.10a)" : ""}`,
    ];
    return `Geschwindigkeit ${speed} geht nicht: möglich ist ${range(from, to)} (D-02): ${why.join("; ")}.`;
  },
  "move-sum": ({ speed, spent, prices }) => {
    const list = prices.map(({ token, price }) => `${quotable(token)} ${price}`).join(", ");
    const off = Math.abs(speed - spent);
    const verdict = spent > speed ? `${mp(off)} zu viel` : `es ${off === 1 ? "fehlt" : "fehlen"} ${mp(off)}`;
    return `Der Zug kostet ${mp(spent)}${list ? ` (${list})` : ""}, die Geschwindigkeit ist ${speed}: ${verdict} (D-02).`;
  },
  "move-straight-first": ({ found, why }) => `„${quotable(found)}“ geht hier nicht: ${STRAIGHT[why]}.`,
  "move-other-way": ({ found, before, way }) =>
    before
      ? `„${quotable(found)}“ dreht andersherum: Der letzte Zug endete in einer Drehung nach ${WAYS[way]}, in diesem Hex geht es nach ${WAYS[way]} weiter oder geradeaus (4.5e).`
      : `„${quotable(found)}“ dreht zurück: In einem Hex gehen alle Hexseiten in eine Richtung, hier nach ${WAYS[way]} (4.5d).`,
  "move-too-many": ({ found, hexsides, before }) =>
    `„${quotable(found)}“ ist zu viel: höchstens ${hexsides} Hexseiten in einem Hex${before > 0 ? `, davon ${before} schon im letzten Zug` : ""} (${before > 0 ? "4.5e" : "4.5d"}).`,
  "move-schedule": ({ found, schedule, most }) =>
    `„${quotable(found)}“ ist zu viel für Wendigkeit ${schedule}: höchstens ${most} ${most === 1 ? "Hexseite" : "Hexseiten"} in einem Hex (5.1).`,
  "move-rudder": ({ found, way }) =>
    `„${quotable(found)}“ ist die falsche Richtung: Mit durchschossenem Steuerseil dreht es nur noch nach ${WAYS[way]} (§7).`,
  "move-maneuver": ({ found, why }) => `Kein ${quotable(found)}: ${BARS[why] ?? why} (4.5g, §8).`,
  "move-second-maneuver": ({ found }) =>
    `„${quotable(found)}“ ist ein zweites Kunstflugmanöver; je Runde geht nur eines (4.5g).`,
  "move-immelmann": ({ found, why, speed, need }) =>
    why === "speed"
      ? `Ein ${quotable(found)} braucht drei Viertel der Höchstgeschwindigkeit, ${mp(need)}; hier sind es ${speed} (§8).`
      : `Kein ${quotable(found)}: ${why === "ceiling" ? "seine 100 m gingen über die Gipfelhöhe" : (NO_CLIMB[why] ?? why)} (§8).`,
  "move-bomb": ({ found, why }) =>
    why === "none"
      ? `„${quotable(found)}“: Es sind keine Bomben an Bord.`
      : `„${quotable(found)}“: Die Bomben fallen nur einmal, alle zusammen.`,
  "move-altitude": ({ found }) =>
    `„${quotable(found)}“ liegt zwischen zwei Stufen: Die Höhe ändert sich in Schritten von 50 m (D-01).`,
  "move-climb": ({ found, most, why, ceiling }) =>
    most === 0
      ? `„${quotable(found)}“ geht nicht: ${NO_CLIMB[why] ?? `bis zur Gipfelhöhe von ${ceiling} m ist kein Platz`}.`
      : `„${quotable(found)}“ ist zu viel: höchstens ${most} m Steigen${why === "ceiling" ? `, die Gipfelhöhe ist ${ceiling} m` : ""} (D-04).`,
  "move-both": ({ found, maneuver }) =>
    `„${quotable(found)}“ verträgt sich nicht mit ${maneuver}: Ein Zug steigt oder sinkt, nicht beides (D-06).`,
  "move-dive": ({ found, speed, allowed, most, why }) => {
    if (why === "ground")
      return `„${quotable(found)}“ reicht unter die Erde: tiefer als ${most} m geht es nicht (B-06).`;
    const safe =
      allowed > 0
        ? `bei Geschwindigkeit ${speed} sind ${allowed} m sicher`
        : `bei Geschwindigkeit ${speed} ist gar kein Sturz sicher`;
    if (why === "most")
      return `„${quotable(found)}“ ist zu tief: ${safe}, bis ${most} m ist es ein Übersturz (4.5b, D-07).`;
    const over =
      why === "spar"
        ? "mit beschädigtem Holm gibt es keinen Übersturz"
        : "für einen Übersturz ist es zu schnell";
    return `„${quotable(found)}“ ist zu tief: ${safe}, und ${over} (4.5b, D-07).`;
  },
  "move-dive-first": ({ found }) =>
    `„${quotable(found)}“ kommt zu früh: Ein Sturz beginnt nach einem Hex vorwärts, und dieser Zug erreicht keines (4.5c).`,
  "move-glider": ({ least }) =>
    `Im Gleitflug gehen je Runde mindestens ${least} m verloren: -${least} anhängen (D-08).`,
  "move-engine": ({ found }) =>
    `„${quotable(found)}“ geht nicht: Der Motor läuft; nur ohne Motor oder Benzin wird geglitten (D-08).`,
  "move-strafe": ({ found, why, altitude }) =>
    why === "gun"
      ? `„${quotable(found)}“ geht nicht: Keine Frontwaffe ist in Ordnung und hat Munition (9.4).`
      : `„${quotable(found)}“ trifft auf nichts: nötig ist ein Hex mit feindlichem Graben oder Ziel, in 350 m oder tiefer erreicht und ohne Drehung darin; dieser Zug endet in ${altitude} m (9.4).`,
  "move-occupied": ({ id, hex, altitude }) =>
    `Der Zug endet in Hex ${hex} auf ${altitude} m, wo ${id} ist und bleibt: in einem anderen Hex oder auf anderer Höhe enden (4.5f, D-09).`,
};
