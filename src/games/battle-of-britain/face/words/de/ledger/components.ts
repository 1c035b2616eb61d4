import type { words as english } from "../../en/ledger/components.ts";

/** Was auf dem Tisch ist, und das Wetter. */
export const words: typeof english = {
  "BB-1": "Sieben Geschwader fliegen: 2A, 2B und 2C, 3A, 3B und 3C, und 5A; die Namen sind unsere.",
  "BB-2": "Die Luftflotten 2 und 3 haben zusammen sechs davon, die Luftflotte 5 eines.",
  "BB-3": "Die Luftflotten 2 und 3 haben je drei.",
  "BB-4": "Ein Geschwader hat bis zu sechs Staffeln; bei der Luftflotte 2 ab Runde 9 bis zu sieben.",
  "BB-5": "Zwölf britische Wings fliegen, jeder mit bis zu drei Staffeln.",
  "BB-6": "Die 10 Group hat drei Wings, die 11 Group vier, die 12 Group drei, die 13 Group zwei.",
  "BB-7": "Fünfzig Zielkarten nennen, was bombardiert werden kann.",
  "BB-8": "London hat zwei Karten für ein Feld: die Stadt und ihren Hafen.",
  "BB-9": "Die anderen Karten nennen 24 Städte, 12 Flugplätze und 12 Radarstationen.",
  "BB-10":
    "Eine Runde hat fünf Kämpfe, Abfangen und Kurvenkämpfe zusammen, für alle ihre Tally-hos; jeder kostet eine Marke.",
  "BB-11": "Ein Geschwader hat für einen Einsatz dreimal Treibstoff.",
  "BB-12":
    "Der Deutsche füllt seine Hand auf drei Auftragskarten und eine je bereitem Geschwader; drei bleiben, wenn alle vergeben sind, von Runde zu Runde.",
  "BB-13":
    "Zwei Zahlen werden geführt und nie vermengt: bombardierte Ziele und abgeschossene britische Staffeln.",
  "BB-14":
    "Der Feldzug geht vom 10. Juli bis zum 24. September 1940: drei Abschnitte in elf Runden, von denen etwa sieben fliegen.",
  "BB-15":
    "Vorher wird abgesprochen: Wetter, Ziele, wie genau Gleiches gelesen wird, Kämpfe je Runde oder je Tally-ho, wie ein Duell geht und ob man schräg ziehen darf.",
  "BB-16":
    "Jede Seite hat ihren eigenen Würfel: drei Seiten zeigen das eigene Zeichen, eine das des Gegners, zwei sind leer.",
  "BB-17":
    "Das eigene Zeichen trifft. Bomben und Flak werden mit Würfeln der Luftwaffe geworfen, Instandsetzungen mit denen der RAF.",
  "BB-18":
    "Nach den Instandsetzungen wirft jede Seite einen Würfel; das Paar sagt, ob die Luftwaffe fliegt oder die Runde eine Atempause ist.",
  "BB-19": "Beim einfachen Wetter gilt eine Liste von Paaren für alle Runden, und 21 von 36 fliegen.",
  "BB-20":
    "Ohne Wetter fliegen die Runden 2, 3, 5, 6, 8, 9 und 11; die anderen haben nur ihre Ereignisse und Instandsetzungen.",
  "BB-21":
    "Bei Wetterkarten werden vier schwarze und sieben rote gezogen und nicht zurückgelegt: Schwarz ist eine Atempause.",
  "BB-22": "Bei dem Wetter, das damals war, sind die Runden 1, 4, 7 und 10 Atempausen.",
  "BB-23":
    "Instandgesetzt wird vor dem Wetter: Niemand teilt seine Würfel und weiß schon, ob die Runde fliegt.",
  "BB-24":
    "Die Luftwaffe fliegt in jedem Abschnitt auf Kreuz und Kokarde; auf Kokarde und leer in den Runden 1 bis 8; auf zwei Kreuze oder zwei Kokarden ab Runde 5; auf zweimal leer ab Runde 9.",
};
