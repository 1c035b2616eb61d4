import type { PrintWords } from "./words.en.ts";

/** Words of the print page, in German. */
export const words: PrintWords = {
  "page.title": "Drucken für den Tisch",
  "page.none": "Für dieses Spiel gibt es noch nichts zu drucken.",
  "page.lead":
    "Alles im wahren Maß. Mit 100 % drucken, nicht „an Seite anpassen“, dann ein Lineal an den Maßstab am Fuß eines Blatts halten.",
  "page.unreadable":
    "Diese Partie ließ sich nicht öffnen, ihre Bögen lassen sich also nicht drucken; lade ihre Datei neu.",
  print: (pages) => `${pages} ${pages === 1 ? "Seite" : "Seiten"} drucken`,
  nothing: "Nichts ist gewählt. Schalte ein, was gedruckt werden soll.",
  preview: "Vorschau",

  "format.title": "Papier",
  "format.a4": "A4",
  "format.a4.hint": "210 × 297 mm",
  "format.letter": "US Letter",
  "format.letter.hint": "8,5 × 11 Zoll",
  "format.units": "Längen stehen da in",
  "format.inches": "Zoll",
  "format.centimetres": "Zentimetern",

  "choice.parts": "Was gedruckt wird",
  "choice.source": "Wofür",
  "source.match": (title) => `Diese Partie: ${title}`,
  "source.scenario": "Ein Gefecht",
  "source.types": "Muster meiner Wahl",
  "choice.scenario": "Gefecht",
  "choice.turns": "Runden auf einem Befehlsblock",
  counts: "Wie viele Bögen von jedem",
  "count.fewer": (name) => `Ein Bogen weniger: ${name}`,
  "count.more": (name) => `Ein Bogen mehr: ${name}`,
  "count.of": (name, count) => `${name}: ${count}`,

  "log.title": "Protokoll der Partie",
  "log.hint":
    "Was allen gesagt wurde, Runde für Runde, mit Würfeln und Nummern der Regeln; nicht mehr, als der Tisch wissen darf",
  "log.foot": (title) => `Protokoll: ${title}`,
  "log.dice": (faces) => `Würfel ${faces.join(", ")}:`,
  "log.turn": (turn, goesOn) => (goesOn ? `Runde ${turn}, Fortsetzung` : `Runde ${turn}`),

  "sheet.number": (page, pages) => `${page} von ${pages}`,
  "bar.label": "Maßstab zum Nachmessen: 10 Zentimeter und 4 Zoll",
  "bar.centimetres": "10 cm",
  "bar.inches": "4 Zoll",
  "tile.cut": "Am Rahmen ausschneiden und die Blätter nach ihren Buchstaben zusammenfügen.",
};
