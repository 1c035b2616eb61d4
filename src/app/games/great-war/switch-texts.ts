import type { Localised } from "../../../core/language.ts";
import type { Options, Sequence } from "../../../games/great-war/setup.ts";
import { SWITCH_NAMES as english } from "../../../games/great-war/words/switches/english.ts";
import { SWITCH_NAMES as german } from "../../../games/great-war/words/switches/german.ts";
import { both } from "../../both.ts";

/** A choice before a match: what it is called and does, wherever it is told. */
interface SwitchText {
  readonly name: Localised;
  readonly help: Localised;
}

function nameOf(option: keyof Options): Localised {
  return both(english[option], german[option]);
}

function about(name: Localised, help: Localised): SwitchText {
  return { name, help };
}

export const SWITCH_TEXTS: Readonly<Record<keyof Options, SwitchText>> = {
  sequence: about(
    nameOf("sequence"),
    both(
      "By initiative, as these rules tell; the base game's alternating sides; or sealed plots for everybody at once, which is **our own rule**.",
      "Nach Initiative, wie diese Regeln es erzählen; abwechselnd nach Seiten wie im Grundspiel; oder alle zugleich mit versiegelten Zügen, was **unsere eigene Regel** ist.",
    ),
  ),
  continued: about(
    nameOf("continued"),
    both(
      "Hexsides turned in the last hex of a move still count in the first hex of the next.",
      "Hexseiten, die im letzten Hex eines Zuges gedreht wurden, zählen im ersten Hex des nächsten noch mit.",
    ),
  ),
  maneuvers: about(
    nameOf("maneuvers"),
    both(
      "Sideslip, barrel roll, Immelmann, split-S, loop and falling leaf for nimble single-seaters.",
      "Seitenrutsch, Fassrolle, Immelmann, Abschwung, Looping und fallendes Blatt für wendige Einsitzer.",
    ),
  ),
  energy: about(
    nameOf("energy"),
    both(
      "A dive of 100 m or more gives 1 MP for the next turn, a climb of 100 m or more takes 1.",
      "Ein Sturz von 100 m oder mehr gibt für die nächste Runde 1 MP, ein Steigen von 100 m oder mehr nimmt 1.",
    ),
  ),
  wind: about(
    nameOf("wind"),
    both(
      "Everything in the air drifts at the end of a turn, if the battle has a wind.",
      "Am Ende jeder Runde treibt alles ab, was fliegt, wenn das Gefecht einen Wind hat.",
    ),
  ),
  archie: about(
    nameOf("archie"),
    both("Anti-aircraft fire over the front and behind it.", "Flugabwehr über der Front und dahinter."),
  ),
  rearGun: about(
    nameOf("rearGun"),
    both(
      "The observer has a second gun that fires backwards over the upper wing.",
      "Der Beobachter hat ein zweites MG, das über den Oberflügel nach hinten feuert.",
    ),
  ),
  woundedObservers: about(
    nameOf("woundedObservers"),
    both(
      "An observer who is hit may be wounded only and goes on with his work as best he can.",
      "Ein getroffener Beobachter kann auch nur verwundet sein und tut weiter, was er noch kann.",
    ),
  ),
  survivors: about(
    nameOf("survivors"),
    both(
      "Who bails out is followed to the ground; from July 1918 Germans have parachutes.",
      "Wer aussteigt, wird bis zum Boden verfolgt; ab Juli 1918 haben Deutsche Fallschirme.",
    ),
  ),
  capture: about(
    nameOf("capture"),
    both(
      "Airmen who come down alive are captured or not, by die and by the place where they land.",
      "Wer lebend herunterkommt, gerät in Gefangenschaft oder nicht, je nach Würfel und Ort.",
    ),
  ),
  arc120: about(
    nameOf("arc120"),
    both(
      "Front guns bear on the whole forward 120°, 7 hexes and 250 m far, not on the row of hexes alone.",
      "Bug-MG treffen die ganzen 120° voraus, 7 Hexe und 250 m weit, nicht nur die Hexreihe.",
    ),
  ),
};

export const SEQUENCE_TEXTS: Readonly<Record<Sequence, SwitchText>> = {
  initiative: about(
    both("By initiative", "Nach Initiative"),
    both(
      "All roll; who rolls less moves first, and tailers move right behind their targets.",
      "Alle würfeln; wer weniger hat, zieht zuerst, und Verfolger ziehen gleich nach ihrem Ziel.",
    ),
  ),
  alternating: about(
    both("Sides in turn", "Seiten abwechselnd"),
    both(
      "As in the base game: all of one side move and fire, then all of the other.",
      "Wie im Grundspiel: Erst zieht und feuert die eine Seite ganz, dann die andere.",
    ),
  ),
  plotted: about(
    both("Plotted at the same time", "Gleichzeitig geschrieben"),
    both(
      "Our own rule, from no book: all write their moves sealed, and they are flown together in the order of their MP.",
      "Unsere eigene Regel, aus keinem Buch: Alle schreiben ihre Züge verdeckt, geflogen wird gemeinsam nach der Zahl der MP.",
    ),
  ),
};
