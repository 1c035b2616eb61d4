import type { Localised } from "../../../../core/language.ts";
import type { Options } from "../../../../games/great-war/setup.ts";
import { both } from "./write.ts";

interface SwitchText {
  readonly name: Localised;
  readonly help: Localised;
}

function about(name: Localised, en: string, de: string): SwitchText {
  return { name, help: both(en, de) };
}

/** What each switch of a match is called here and does. */
export const SWITCH_TEXTS: Readonly<Record<keyof Options, SwitchText>> = {
  sequence: about(
    both("Order of play", "Reihenfolge"),
    "By initiative, as these rules tell; the base game's alternating sides; or sealed plots for everybody at once, which is **our own rule**.",
    "Nach Initiative, wie diese Regeln es erzählen; abwechselnd nach Seiten wie im Grundspiel; oder alle zugleich mit versiegelten Zügen, was **unsere eigene Regel** ist.",
  ),
  continued: about(
    both("Continued movement", "Fortgesetzte Kurve"),
    "A turn may go on from one move into the next. Off: every move begins with a hex straight ahead.",
    "Eine Kurve darf von einem Zug in den nächsten reichen. Aus: Jeder Zug beginnt mit einem Hex geradeaus.",
  ),
  maneuvers: about(
    both("Special maneuvers", "Kunstflug"),
    "Sideslip, barrel roll, Immelmann, split-S, loop and falling leaf.",
    "Seitenrutsch, Fassrolle, Immelmann, Abschwung, Looping und fallendes Blatt.",
  ),
  energy: about(
    both("Energy", "Energie"),
    "Diving 100 m gives speed for the next turn, climbing 100 m costs some.",
    "100 m Sturz geben Fahrt für die nächste Runde, 100 m Steigen kosten welche.",
  ),
  wind: about(
    both("Wind", "Wind"),
    "Everything that flies drifts at the end of the turn, if the scenario has any wind.",
    "Alles Fliegende treibt am Ende der Runde ab, wenn das Szenario Wind hat.",
  ),
  archie: about(
    both("Archie", "Flak"),
    "Guns behind the lines fire at who is low enough near the trenches.",
    "Geschütze hinter den Linien feuern auf alle, die nahe den Gräben tief genug sind.",
  ),
  rearGun: about(
    both("Rear gun of the F.E.2b", "Hinteres MG der F.E.2b"),
    "Its observer has a second gun over the wing, on column D.",
    "Ihr Beobachter hat ein zweites MG über dem Flügel, in Spalte D.",
  ),
  woundedObservers: about(
    both("Wounded observers", "Verwundete Beobachter"),
    "An observer who is hit may live.",
    "Ein getroffener Beobachter kann überleben.",
  ),
  survivors: about(
    both("Parachutes", "Fallschirme"),
    "From July 1918 German airmen may jump.",
    "Ab Juli 1918 dürfen deutsche Flieger abspringen.",
  ),
  capture: about(
    both("Capture", "Gefangennahme"),
    "Who jumps near the lines with the wind against him may be captured.",
    "Wer nahe den Linien abspringt und den Wind gegen sich hat, kann in Gefangenschaft geraten.",
  ),
  arc120: about(
    both("Wide fire", "Breites Schussfeld"),
    "Front guns bear on 120° ahead, 7 hexes and 250 m, instead of the straight row.",
    "Vordere MGs wirken auf 120° voraus, 7 Hexe und 250 m, statt auf die gerade Reihe.",
  ),
};
