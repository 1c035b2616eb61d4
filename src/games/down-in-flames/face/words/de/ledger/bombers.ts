import type { words as english } from "../../en/ledger/bombers.ts";

export const words: typeof english = {
  "DIF-4": "Feuer auf mittlere und schwere Bomber wird in Punkten ausgerechnet.",
  "DIF-4.1.1":
    "Ein Führer hat seine Feuerstöße, geändert wie im Grundspiel gegen Bomber; ein Kaczmarek spielt im Zug höchstens so viele Feuerkarten, wie sein Angriffswert sagt, die für Raketen mitgezählt.",
  "DIF-4.1.2": "Trefferwerte zählen, Verhältnisse nicht.",
  "DIF-4.1.3": "Je 8 von Treffern mal Trefferwert sind ein Schadenspunkt.",
  "DIF-4.1.4": "Mit Punkten von der halben Abwehr ist ein Bomber beschädigt.",
  "DIF-4.1.5": "Ein beschädigter Bomber fällt aus dem Verband; sonst geschieht ihm nichts.",
  "DIF-4.1.6": "Mit Punkten von der ganzen Abwehr ist er abgeschossen.",
  "DIF-4.1.7":
    "Vier bis sieben, die übrig sind, bringen mit einem W6 von 1 bis 3 noch einen Punkt; so auch ein Angriff, der nicht mehr wert ist.",
  "DIF-4.1.8":
    "Drei Treffer mit Trefferwert 20 sind 60: sieben Punkte, und für die 4 übrigen bei 1 bis 3 noch einer.",
  "DIF-4.1.9": "Abwehrstände feuern mit Trefferwert 8.",
  "DIF-4.1.10": "Wo Munition zählt, wird auch dann für sie geworfen, wenn nichts übrig ist.",
};
