import { credits } from "../../../../meta/credits.de.ts";
import type { words as english } from "../../en/book/tables.ts";

export const words: typeof english = {
  "options.title": "Schalter",
  "options.what-can-be-changed-for-a": "Was sich für eine Partie ändern lässt",
  "options.name": "Name",
  "options.what-it-does": "Was er tut",
  "options.rule": "Regel",
  "options.alternating-is-the-base":
    "**Abwechselnd** ist die Runde des Grundspiels: erst fliegt und feuert die eine Seite ganz, dann die andere. Niemand verfolgt, niemand sagt spät an (B-48).",
  "options.sealed-plots-are-our-own":
    "**Versiegelte Züge** sind unsere eigene Regel: Alle schreiben geheim einen Zug, alle werden zusammen aufgedeckt und nach Geschwindigkeit geflogen, dann sagen alle an (B-47).",
  "tables.title": "Unsere Tabellen und deine",
  "tables.who-owns-the-printed-game":
    "Wer das gedruckte Spiel besitzt, kann dessen Werte eintragen: Die Seite zum Aufstellen schreibt unsere Tabellen in eine Datei, du änderst, was du willst, und lädst sie wieder. Ein Satz, der unvollständig ist oder nicht aufgeht, wird abgelehnt, und die Zelle wird genannt. Der Satz reist mit der Partie, so dass alle mit denselben Werten spielen. Die Zahlen in diesem Buch sind unsere.",
  "aircraft.title": "Die Flugzeuge",
  "aircraft.our-own-chart-speeds-and":
    "Unsere eigene Tafel: Geschwindigkeiten und Steigen kommen von dem, was man über die echten Maschinen weiß. Geschwindigkeiten in MP, Höhen in Metern; hinter dem Sturz steht die Geschwindigkeit, bis zu der er ganz erlaubt ist. MGs sind Spalte und Angriffe: A20 ist ein Zwilling mit 20, C6+6 ein MG mit zwei Trommeln.",
  "aircraft.aircraft": "Flugzeug",
  "aircraft.from": "Seit",
  "aircraft.schedule": "Stufe",
  "aircraft.climb": "Steigen",
  "aircraft.dive": "Sturz",
  "aircraft.ceiling": "Gipfel",
  "aircraft.damage": "Schaden",
  "aircraft.silhouette": "Silhouette",
  "aircraft.front": "Vorn",
  "aircraft.rear": "Hinten",
  "source.title": "Woher es kommt",
  "source.everything-is-told-here":
    "Alles ist hier mit eigenen Worten erzählt. Regeln mit einer 4 kommen aus den Änderungen; D ist, was wir festlegen, wo das Grundspiel nicht zur Hand war, A, wie wir Offenes lesen, B, was beim Bauen aufkam.",
  "source.text": credits.source,
  "source.own-table": ({ table }) => credits.ownTables[table],
  "aircraft.types-and-their-figures": ({ count }) => `${count} Muster und ihre Werte`,
};
