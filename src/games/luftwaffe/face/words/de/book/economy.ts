import { fraction } from "../../../../words/names.ts";
import type { words as english } from "../../en/book/economy.ts";

/** Flugzeuge, Piloten, Strahlflugzeuge, Treibstoff und die Nächte der RAF. */
export const words: typeof english = {
  "economy.twelfths": ({ twelfths }) => fraction(twelfths),
  "production.title": "Flugzeuge und Piloten",
  "production.what":
    "Am Ende eines Quartals bringen die Werke, die stehen, Flugzeugfaktoren, drei von ihnen einen (LW-88). Brüche bleiben und zählen zusammen: 36, 35 und 34 Werke in drei Quartalen bringen zusammen 35.",
  "production.caption": "Flugzeugfaktoren eines Quartals, ohne und mit Zielverbünden",
  "production.factories": "Werke",
  "production.without": "Ohne",
  "production.with": "Mit",
  "production.halved": "Halbiert",
  "production.six":
    "Mit Zielverbünden sind es sechs ab dem ersten Quartal, das mit weniger als achtzehn Werken endet, für immer, auch ganz ohne Werke (LW-89, LW-L5).",
  "production.shock":
    "Das Quartal, in dem das letzte Ziel von Rüstung, Kugellagern, Chemie, Stahl, Bahn, Schifffahrt oder Verkehrsknoten fällt, bringt die Hälfte, einmal, wie viele auch fallen (LW-90).",
  "production.transport":
    "Sind Bahn, Schifffahrt und Verkehrsknoten alle fort, bringt jedes Quartal die Hälfte (LW-91).",
  "pilots.twelve":
    "Die Schulen bilden im Quartal zwölf Pilotenfaktoren aus, einen weniger für je zwei fehlende Schulfaktoren (LW-92): jetzt oder früher verloren, gegen ein Strahlflugzeug getauscht oder ohne Treibstoff am Boden.",
  "pilots.caption": "Pilotenfaktoren eines Quartals",
  "pilots.missing": "Fehlende Schulfaktoren",
  "pilots.factors": "Pilotenfaktoren",
  "production.both":
    "Je einer von beiden bringt einen Faktor eines beliebigen deutschen Verbands zurück, auch einer Schule oder eines Strahlflugzeugs (LW-93).",
  "production.kept": "Was nicht gebraucht wird, bleibt, Flugzeuge und Piloten je für sich.",
  "production.tournament": "Im Turnierspiel gibt es keine Piloten, und Drittel verfallen (LW-94).",
  "jet-die.title": "Eine Me 262 statt anderer",
  "jet-die.throw":
    "Ab Januar 1944 würfeln die Deutschen zu Beginn jedes Quartals, bis es gelingt; dann sind Strahlflugzeuge für immer bewilligt (LW-95).",
  "jet-die.caption": "Der Wurf um Strahlflugzeuge (LW-L1)",
  "jet-die.ruled": "Gewöhnlich",
  "jet-die.literal": "Nach dem Wortlaut",
  "jet-die.one":
    "Eine Me 262 im Quartal tritt an die Stelle eines Verbands, der käme; Schulen lassen sich so nicht ersetzen (LW-96).",
  "jet-die.school":
    "Stattdessen darf eine Schule auf der Karte für sie gehen, wenn sie Treibstoff hatte (LW-L2).",
  "jet-die.most": "Sechs dürfen so kommen, und nie mehr Verbände als vorgesehen.",
  "fuel.title": "Treibstoff",
  "fuel.made":
    "Mit Zielverbünden erzeugt jede Raffinerie, die steht, zu Beginn des Quartals zehn Treibstoff; steht keine mehr, kommen zehn von anderswo (LW-97).",
  "fuel.caption": "Treibstoff eines Quartals",
  "fuel.refineries": "Raffinerien",
  "fuel.whole": "Ganz",
  "fuel.half": "Halbiert",
  "fuel.quarter": "Zweimal halbiert",
  "fuel.chemicals": "Das Quartal nach dem Verlust des letzten Chemieziels hat die Hälfte (LW-98).",
  "fuel.transport": "Alle Quartale nach dem Verlust des ganzen Verkehrs haben die Hälfte.",
  "fuel.needs": "Treibstoff, den ein Verband im Quartal braucht (LW-99)",
  "fuel.full": "Ganzer Verband",
  "fuel.reduced": "Auf 1 geschwächt",
  "fuel.allocated":
    "Die Deutschen schreiben geheim auf, wer Treibstoff bekommt; jeden darf man leer ausgehen lassen (LW-100). Er reicht für das Quartal, wie oft ein Verband auch startet.",
  "fuel.grounded":
    "Wer keinen hat, ist **am Boden**: Er bleibt auf seinem Platz und kann im Tiefflug angegriffen werden (LW-102).",
  "fuel.missing":
    "Nachtjäger am Boden zählen im nächsten Quartal nicht gegen die RAF, Schulen am Boden bilden niemanden aus.",
  "fuel.reserve": "Vom Rest gehen bis zu zehn in die Reserve; alles andere ist verloren (LW-101).",
  "fuel.opens":
    "Die Reserve ist nutzbar ab dem ersten Quartal, das weniger bringt, als alle Verbände brauchen, ob sie fliegen oder nicht (LW-L13).",
  "raf.title": "Die RAF bei Nacht",
  "raf.names":
    "Jedes Quartal greift die RAF ein Ziel oder einen Platz in Deutschland oder Österreich an, genannt vor der deutschen Aufstellung (LW-45). Je mehr Nachtjäger, desto schwerer.",
  "raf.caption": "Der Würfel der RAF (LW-103 bis LW-108)",
  "raf.counted": ({ certain }) =>
    `Es zählen Nachtjäger, die am Ende des letzten Quartals auf der Karte waren, vor dem Ersatz, ohne die am Boden (LW-109). Gibt es keine, wird nicht gewürfelt: Alle ${certain} Seiten würden reichen.`,
  "raf.hit":
    "Ein getroffenes Ziel gilt als in diesem Quartal bombardiert (LW-L9); ein Platz ist dafür geschlossen (LW-110).",
  "raf.exchange": "Kommen Ju 88 mit Buchstaben, die schon Me 110 haben, gehen diese (LW-111).",
};
