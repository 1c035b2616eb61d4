import { signed } from "../../../core/text.ts";
import { gunName, guns, parts } from "../../../games/great-war/words/fire/german.ts";
import type { PanelWords } from "./words.en.ts";

const MANEUVERS: Readonly<Record<string, string>> = {
  "sideslip-left": "Seitenrutsch links",
  "sideslip-right": "Seitenrutsch rechts",
  "barrel-roll-left": "Fassrolle links",
  "barrel-roll-right": "Fassrolle rechts",
  immelmann: "Immelmann",
  "split-s": "Abschwung",
  loop: "Looping",
  "falling-leaf": "Fallendes Blatt",
  bomb: "Bomben werfen",
};

/** Worte des Hex-Luftkampfs am Tisch, deutsch. */
export const words: PanelWords = {
  "desk.nothing": () => "Im Augenblick ist nichts gefragt.",
  "desk.watching": () => "Das ist ein früherer Augenblick. Zum Weiterspielen zum letzten zurückgehen.",
  "desk.over": () => "Die Partie ist zu Ende. Mit der Leiste unten lässt sie sich noch einmal ansehen.",

  "move.title": (id, name) => `${id} zieht · ${name}`,
  "move.facts": (schedule, climb, ceiling) =>
    `Wendigkeit ${schedule} · steigt ${climb} m · Gipfel ${ceiling} m`,
  "move.line": (id) => `Zug von ${id}`,
  "move.example": () => "etwa 8: F3 L F4 +50",
  "move.left": (left, speed) => `noch ${left} von ${speed} MP`,
  "move.done": (speed) => `Alle ${speed} MP verbraucht`,
  "move.hint": () => "Schreiben, unten tippen oder ein helles Hex wählen.",
  "move.end": (hex, clock, altitude) => `Endet in ${hex}, Nase auf ${clock} Uhr, in ${altitude} m Höhe.`,
  "move.would": (hex, clock, altitude) =>
    `Von hier geradeaus: nach ${hex}, Nase auf ${clock} Uhr, in ${altitude} m Höhe.`,
  "move.home": () => "Fliegt von der Karte.",
  "move.speed": () => "Tempo",
  "move.flew": (last) => `flog ${last}`,
  "move.slower": () => "gestiegen: mindestens 1 weniger (D-03)",
  "move.faster": () => "gestürzt: 1 mehr erlaubt (D-03)",
  "move.steps": () => "Nächster Schritt",
  "move.ahead": () => "voraus",
  "move.left-turn": () => "links",
  "move.right-turn": () => "rechts",
  "move.rest": () => "den Rest",
  "move.price": (name, price, left) => `${name}: ${price} MP, dann noch ${left}`,
  "move.maneuvers": () => "Kunstflug",
  "move.noManeuver": () => "Keiner kann als Nächstes kommen.",
  "move.maneuver": (token) => MANEUVERS[token] ?? token,
  "move.strafe": () => "Beschießen, was überflogen wird",
  "move.height": () => "Höhe",
  "move.change": (metres) => `${signed(metres)} m`,
  "move.reaches": (metres, altitude) =>
    metres === 0 ? `gleich, ${altitude}\u00a0m` : `${signed(metres)}\u00a0m, auf ${altitude}\u00a0m`,
  "move.safe": (metres) =>
    metres > 0 ? `Stürze bis −${metres} m sind gefahrlos` : "jeder Sturz ist überzogen",
  "move.facing": () => "Nase am Ende",
  "move.clock": (clock) => `${clock} Uhr`,
  "move.back": () => "Das Letzte zurücknehmen",
  "move.clear": () => "Leeren",
  "move.state.empty": () => "leer",
  "move.state.draft": () => "Entwurf",
  "move.state.legal": () => "erlaubt",
  "move.state.ready": () => "fertig",
  "move.fly": () => "Fliegen",
  "move.ready": () => "Fertig",
  "move.allReady": () => "Alle fertig",
  "move.warn": () => "Erlaubt, aber:",
  "move.anyway": () => "Trotzdem fliegen",
  "move.think": () => "Noch ändern",

  "ask.tail": (id) =>
    `${id} sitzt günstig. Dranbleiben? Wem es gelingt, der zieht gleich nach seinem Ziel (4.4).`,
  "ask.first": () => "Gleiche Initiative: Wer von den eigenen zieht zuerst? (A-35)",
  "ask.declare": (id) =>
    `${id} ist geflogen. Jetzt das Ziel nennen; geschossen wird, wenn alle gezogen haben und es noch in der Schusslinie ist (4.6).`,
  "ask.late": (id, target) =>
    `${target} ist ${id} in die Schusslinie geflogen, und ${id} hat noch kein Ziel. Schießen? (4.6b)`,
  "ask.switch": (id, target) =>
    `${target} greift ${id} von vorn an. Die Waffen gegen den Angreifer wenden? (4.6f)`,
  "ask.gunner": (id) => `Der Beobachter von ${id} kann schießen. Auf wen? (4.6c)`,
  "ask.ace": (id) => `Das Ass in ${id} schießt und wird beschossen. Wofür nutzt es sein Können? (A-05)`,
  "ask.aceFirst": (id) =>
    `${id} kann in diesem Zug unter Beschuss geraten. Wofür nutzt das Ass in dieser Runde sein Können? (A-48)`,
  "ask.tend": (id, man) =>
    `${man === 0 ? `Der Pilot von ${id}` : `Der Beobachter von ${id}`} hat eine Hand frei. Wonach sieht er? (4.7i)`,
  "ask.other": (id) => `${id}: was davon?`,
  "ask.line": () => "Oder die Antwort schreiben",
  "ask.go": () => "Antworten",
  "ask.keys": () => "Tasten: 1 bis 9 wählen, Pfeile gehen durch.",

  "option.pass": () => "An niemandem dranbleiben",
  "option.tail": (target) => `An ${target} dranbleiben`,
  "option.row": (row) => `Zeile ${signed(row)} der Verfolgungstabelle`,
  "option.fire": (target) => `Auf ${target} schießen`,
  "option.guns": (shot) => `${guns(shot)}${shot.below ? ", von unten" : ""}`,
  "option.shot": (shot) =>
    [`Entfernung ${shot.range}, Spalte ${shot.row}`, parts(shot.parts)]
      .filter((part) => part !== "")
      .join(" · "),
  "option.damage": (percent, points) => `${percent}\u00a0% Schaden, im Mittel ${points} Punkte`,
  "option.critical": (percent) => `${percent}\u00a0% kritisch`,
  "option.hold": () => "Nicht schießen",
  "option.keep": () => "Beim genannten Ziel bleiben",
  "option.none": () => "Die Waffen lassen",
  "option.clear": (gun) => `Ladehemmung beheben: ${gunName(gun)}`,
  "option.clears": (upTo) => `gelingt bei ${upTo === 1 ? "einer 1" : `1 bis ${upTo}`} auf dem Würfel`,
  "option.reload": (gun) => `Trommel wechseln: ${gunName(gun)}`,
  "option.attack": (size) => `Angreifen: +${size} auf das eigene Feuer`,
  "option.defend": (size) => `Sich wehren: −${size} auf Feuer gegen es`,
  "number.tenths": (tenths) => `${Math.floor(tenths / 10)},${tenths % 10}`,

  "strip.title": () => "Reihenfolge der Züge",
  "strip.moved": (id) => `${id} ist gezogen`,
  "strip.now": (id) => `${id} zieht jetzt`,
  "strip.next": (id) => `${id} kommt als Nächstes`,
  "strip.waits": (id) => `${id} wartet`,
  "strip.gone": (id) => `${id} ist nicht mehr dabei`,
  "strip.follows": (id, target) => `${id} folgt ${target}`,
};
