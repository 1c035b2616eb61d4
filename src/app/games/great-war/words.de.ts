import { signed } from "../../../core/text.ts";
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
  "move.title": (id, name) => `${id} zieht · ${name}`,
  "move.facts": (schedule, climb, ceiling) =>
    `Wendigkeit ${schedule} · steigt ${climb} m · Gipfel ${ceiling} m`,
  "move.line": (id) => `Zug von ${id}`,
  "move.example": "etwa 8: F3 L F4 +50",
  "move.left": (left, speed) => `noch ${left} von ${speed} MP`,
  "move.done": (speed) => `Alle ${speed} MP verbraucht`,
  "move.hint": "Schreiben, unten einstellen oder ein helles Hex wählen.",
  "move.end": (hex, clock, altitude) => `Endet in ${hex}, Nase auf ${clock} Uhr, in ${altitude} m Höhe.`,
  "move.would": (hex, clock, altitude) =>
    `Von hier geradeaus: nach ${hex}, Nase auf ${clock} Uhr, in ${altitude} m Höhe.`,
  "move.home": "Fliegt von der Karte.",
  "move.speed": "Tempo",
  "move.flew": (last) => `flog ${last}`,
  "move.slower": "gestiegen: mindestens 1 weniger (D-03)",
  "move.faster": "gestürzt: 1 mehr erlaubt (D-03)",
  "move.steps": "Nächster Schritt",
  "move.ahead": "voraus",
  "move.left-turn": "links",
  "move.right-turn": "rechts",
  "move.rest": "den Rest",
  "move.restLost": "vom Plan",
  "move.price": (name, price, left) => `${name}: ${price} MP, dann noch ${left}`,
  "move.maneuvers": "Kunstflug",
  "move.noManeuver": "Davon ist jetzt nichts möglich.",
  "move.maneuver": (token) => MANEUVERS[token] ?? token,
  "move.strafe": "Beschießen, was überflogen wird",
  "move.height": "Höhe",
  "move.change": (metres) => `${signed(metres)} m`,
  "move.reaches": (written, maneuver, altitude) =>
    [
      ...(written === 0 ? [] : [`${signed(written)}\u00a0m`]),
      ...(maneuver === 0 ? [] : [`Manöver ${signed(maneuver)}\u00a0m`]),
      `${written === 0 && maneuver === 0 ? "gleich," : "auf"} ${altitude}\u00a0m`,
    ].join(", "),
  "move.safe": (metres) =>
    metres > 0 ? `Stürze bis −${metres} m sind gefahrlos` : "jeder Sturz ist überzogen",
  "move.facing": "Nase am Ende",
  "move.clock": (clock) => `${clock} Uhr`,
  "move.back": "Das Letzte zurücknehmen",
  "move.clear": "Leeren",
  "move.state.empty": "noch ohne Zug",
  "move.state.draft": "Entwurf",
  "move.state.legal": "erlaubt",
  "move.state.ready": "fertig",
  "move.fly": "Fliegen",
  "move.ready": "Fertig",
  "move.allReady": "Alle fertig",
};
