import type { words as english } from "../../en/ledger/economy.ts";

/** Erzeugung, Strahlflugzeuge anstelle anderer und Treibstoff. */
export const words: typeof english = {
  "LW-88":
    "Drei Werke, die stehen, bringen im Quartal einen Flugzeugfaktor; Drittel werden aufgehoben, bis sie ein Ganzes sind. Ein Flugzeug- und ein Pilotenfaktor bringen einen Faktor zurück.",
  "LW-89":
    "Mit Zielverbünden sind es für immer sechs, vom ersten Quartal an, das mit weniger als achtzehn Werken endet.",
  "LW-90":
    "Mit Zielverbünden halbiert sich das für ein Quartal, in dem das letzte Ziel eines anderen Verbunds als Flugzeuge und Öl fällt, einmal, wie viele das auch sind.",
  "LW-91":
    "Mit Zielverbünden halbiert es sich in jedem Quartal ab dem, in dem Bahn, Schifffahrt und Verkehrsknoten alle fort sind; nie zweimal in einem.",
  "LW-92":
    "Zwölf Pilotenfaktoren werden im Quartal ausgebildet, einer weniger für je zwei fehlende Schulfaktoren: verloren, gegen Strahlflugzeuge getauscht oder, mit Zielverbünden, am Boden.",
  "LW-93":
    "Flugzeuge und Piloten dürfen an jeden Verband gehen, der verloren oder geschwächt ist, auch Schulen und Strahlflugzeuge; ein verlorenes Strahlflugzeug kann im nächsten Quartal wieder da sein.",
  "LW-94": "Im Turnierspiel bekommen die Deutschen für drei Werke einen Ersatzfaktor; Drittel verfallen.",
  "LW-95":
    "Strahlflugzeuge sind ein für alle Mal bewilligt; ab diesem Quartal darf in jedem ein Verband ersetzt werden.",
  "LW-96":
    "Eine Me 262 kommt anstelle eines Verbands, der in diesem Quartal käme, Schulen ausgenommen, und der kommt nie. Sechs dürfen so kommen, und nie sind es mehr Verbände als vorgesehen.",
  "LW-97":
    "Treibstoff ist zehn für jede Raffinerie, die zu Beginn des Quartals steht; zehn im Ganzen ab dem Quartal nach dem Verlust der letzten.",
  "LW-98":
    "Er halbiert sich im Quartal nach dem Verlust des letzten Chemieziels, und in allen Quartalen nach dem des ganzen Verkehrs; beides zusammen lässt ein Viertel.",
  "LW-99":
    "Ein ganzer Verband braucht im Quartal einen Treibstoff, Me 262 und He 162 einen halben, die Me 163 keinen; ein geschwächter davon die Hälfte.",
  "LW-100":
    "Treibstoff wird zu Beginn des Quartals geheim zugeteilt und nach dem Angriff gezeigt; jeden Verband darf man leer ausgehen lassen. In den ersten sechs Quartalen kann die Liste entfallen, solange es für alle reicht.",
  "LW-101":
    "Vom Rest gehen bis zu zehn in die Reserve, alles andere ist verloren. Sie öffnet sich im ersten Quartal, das weniger bringt, als alle Verbände brauchen, und bleibt offen; benutzen muss sie niemand.",
  "LW-102":
    "Wer Treibstoff hat, startet so oft, wie der Angriff es erlaubt. Wer keinen hat, bleibt auf seinem Platz, kann im Tiefflug angegriffen werden und fehlt: Nachtjäger gegen die nächste Nacht der RAF, Schulen bei der Ausbildung.",
};
