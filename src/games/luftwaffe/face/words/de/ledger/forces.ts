import type { words as english } from "../../en/ledger/forces.ts";

/** Kriegsgliederungen. */
export const words: typeof english = {
  "LW-38":
    "Im Fortgeschrittenenspiel müssen Schulen auf die Karte: Jede, die lebt, steht auf einem Platz. Sie können ersetzt werden wie andere, nur nicht in dem Quartal, in dem sie für ein Strahlflugzeug getauscht wurden.",
  "LW-39":
    "Jeder andere deutsche Verband darf ein Quartal abseits der Karte bleiben: Ihm geschieht nichts, er braucht keinen Treibstoff und gilt als am Boden.",
  "LW-40":
    "Die Gruppen der 9. Luftflotte kommen nur im Fortgeschrittenenspiel, das den Amerikanern für sie mehr Ersatz gibt.",
  "LW-41": "In manchen Quartalen wechseln Jagdgruppen zur P-51; was sie verloren haben, bleibt verloren.",
  "LW-42":
    "Die Amerikaner bekommen jedes Quartal eine feste Zahl an Ersatzfaktoren; jeder bringt einen Faktor zurück, und was übrig ist, bleibt.",
};
