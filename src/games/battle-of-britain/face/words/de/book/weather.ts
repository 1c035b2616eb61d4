import type { words as english } from "../../en/book/weather.ts";

const FACES: Readonly<Record<string, string>> = { "+": "Kreuz", o: "Kokarde", "-": "leer" };

/** Wann die Luftwaffe fliegt. */
export const words: typeof english = {
  "weather.title": "Wetter",
  "weather.check":
    "Nach der Instandsetzung wirft jede Seite einen ihrer Würfel. Wessen Seite welche ist, ist gleich: Das Paar sagt, ob die Luftwaffe fliegt oder die Runde eine Atempause ist, und das ändert sich mit dem Abschnitt (BB-18, BB-24).",
  "weather.caption": "Paare, und auf wie viele von 36 Arten sie fallen",
  "weather.dice": "Würfel",
  "weather.ways": "Arten",
  "weather.one-list": "Eine Liste",
  "weather.pair": ({ pair }) => [...pair].map((face) => FACES[face] ?? face).join(", "),
  "weather.flies-in": "**Fliegt bei**",
  "weather.rebuilt":
    "Die Chancen sind die der Quelle. Welche Paare es sind, zeigt ihr Text nicht mehr: Das haben wir daraus **wiederhergestellt** (BB-R1, BB-R2).",
  "weather.others": "Nach Absprache anders:",
  "weather.simple": "**Eine Liste** für alle Runden, die letzte Spalte (BB-19).",
  "weather.none":
    "**Kein Wurf:** Sieben Runden fliegen, die anderen sind nach ihrer Instandsetzung vorbei (BB-20).",
  "weather.cards": "**Karten:** vier schwarze, sieben rote; Schwarz ist eine Atempause (BB-21).",
  "weather.historical": "**Wie es war:** Atempausen in den Runden 1, 4, 7 und 10 (BB-22).",
  "weather.clear": "**Immer klar:** unser eigenes, für einzelne Tage (BB-H1).",
};
