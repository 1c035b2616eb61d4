import type { switches as english } from "./switches.en.ts";

/** What may be switched before a match, in German: its name, and what it does. */
export const switches: typeof english = {
  "option.sequence": "Zugfolge",
  "option.sequence.help":
    "Nach Initiative, wie diese Regeln es erzählen; abwechselnd nach Seiten wie im Grundspiel; oder alle zugleich mit versiegelten Zügen, was **unsere eigene Regel** ist.",
  "option.continued": "Fortgesetzte Bewegung",
  "option.continued.help":
    "Hexseiten, die im letzten Hex eines Zuges gedreht wurden, zählen im ersten Hex des nächsten noch mit.",
  "option.maneuvers": "Kunstflug",
  "option.maneuvers.help":
    "Seitenrutsch, Fassrolle, Immelmann, Abschwung, Looping und fallendes Blatt für wendige Einsitzer.",
  "option.energy": "Energie",
  "option.energy.help":
    "Ein Sturz von 100 m oder mehr gibt für die nächste Runde 1 MP, ein Steigen von 100 m oder mehr nimmt 1.",
  "option.wind": "Wind",
  "option.wind.help": "Am Ende jeder Runde treibt alles ab, was fliegt, wenn das Gefecht einen Wind hat.",
  "option.archie": "Flak",
  "option.archie.help": "Flugabwehr über der Front und dahinter.",
  "option.rearGun": "Heck-MG der F.E.2b",
  "option.rearGun.help": "Der Beobachter hat ein zweites MG, das über den Oberflügel nach hinten feuert.",
  "option.woundedObservers": "Verwundete Beobachter",
  "option.woundedObservers.help":
    "Ein getroffener Beobachter kann auch nur verwundet sein und tut weiter, was er noch kann.",
  "option.survivors": "Überlebende zählen",
  "option.survivors.help":
    "Wer aussteigt, wird bis zum Boden verfolgt; ab Juli 1918 haben Deutsche Fallschirme.",
  "option.capture": "Gefangenschaft",
  "option.capture.help":
    "Wer lebend herunterkommt, gerät in Gefangenschaft oder nicht, je nach Würfel und Ort.",
  "option.arc120": "Breites Schussfeld",
  "option.arc120.help":
    "Bug-MG treffen die ganzen 120° voraus, 7 Hexe und 250 m weit, nicht nur die Hexreihe.",
  "sequence.initiative": "Nach Initiative",
  "sequence.initiative.help":
    "Alle würfeln; wer weniger hat, zieht zuerst, und Verfolger ziehen gleich nach ihrem Ziel.",
  "sequence.alternating": "Seiten abwechselnd",
  "sequence.alternating.help":
    "Wie im Grundspiel: Erst zieht und feuert die eine Seite ganz, dann die andere.",
  "sequence.plotted": "Gleichzeitig geschrieben",
  "sequence.plotted.help":
    "Unsere eigene Regel, aus keinem Buch: Alle schreiben ihre Züge verdeckt, geflogen wird gemeinsam nach der Zahl der MP.",
};
