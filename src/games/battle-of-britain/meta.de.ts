import type { words as english } from "./meta.en.ts";

/** What menus say of the game, in German. */
export const words: typeof english = {
  title: "Die Luftschlacht um England (richtig gemacht)",
  blurb:
    "Der Feldzug des Sommers 1940 am Lagetisch: verdeckte Aufträge, Angriffe, die hinter der Radarlinie wachsen, Alarmstarts, Kurvenkämpfe, Instandsetzung und Ablösung über elf Runden.",
  scenarios: {
    campaign: { title: "Der ganze Sommer", blurb: "Elf Runden vom 10. Juli bis zum 24. September 1940." },
    kanalkampf: {
      title: "Kanalkampf",
      blurb: "Die ersten vier Runden bei dem Wetter, das damals war: Radar, südliche Flugplätze und Häfen.",
    },
    adlertag: {
      title: "Adlertag",
      blurb: "Eine Runde Mitte August: alle Geschwader, und die Luftflotte 5 muss angreifen.",
    },
    september: {
      title: "15. September",
      blurb: "Eine Runde über London, mit Big Wings und großen Geschwadern.",
    },
    raid: {
      title: "Ein einzelner Angriff",
      blurb: "Zwei Geschwader der Luftflotte 2 gegen die 11 Group. Eine Stunde für den Verein.",
    },
  },
  pieces: ["Verband", "Verbände"],
  turn: [
    {
      name: "Stab",
      text: "Abzüge, Verstärkungen, Ablösungen und Instandsetzung; dann entscheidet das Wetter, ob jemand fliegt.",
    },
    {
      name: "Bereitschaft und Aufträge",
      text: "Die Verbände ziehen ihre Staffeln; jedes Geschwader bekommt eine Zielkarte verdeckt.",
    },
    {
      name: "Tally-ho",
      text: "Geschwader fliegen 5 oder 10 Felder; auf der Radarlinie können Wings zum Alarmstart und hinterher; dann ziehen die anderen Wings.",
    },
    {
      name: "Kampf und Bomben",
      text: "Abfangen und Kurvenkampf mit fünf Marken je Runde; wer durchkommt, bombardiert, und alle fliegen heim.",
    },
  ],
  sides: {
    british: { name: "Royal Air Force" },
    german: { name: "Luftwaffe" },
    first: { name: "Wer zuerst bietet" },
    second: { name: "Wer danach bietet" },
  },
  source:
    "Nach einer Feldzugsvariante von Peter Hunt, Cabbage Crates over the Briny. Das Grundspiel gehört seinem Verlag (PSC Games, zuvor TSR) und bleibt dort; nichts von Text, Bildern oder Karten ist hier. Kartenraster, Staffelwerte, Stapel und Flak sind eigene Tabellen.",
  ownTables: {
    map: "Das Raster der Karte, die Radarlinie, die Startfelder und die Orte der Flugplätze und Stationen, die die Quellen nicht nennen.",
    squadrons:
      "Die Werte der Staffeln, wo die Quelle keine hat, und wie viele jedes Musters eine Group oder Luftflotte hat.",
    deck: "Welche Ziele die fünfzig Karten nennen, und was jede Stadt hervorbringt.",
    flak: "Die Flak im Wurf der Bomben, der Treibstoff und der Zug der Wings.",
    bigWing: "Was Big Wing und Assmarke bewirken.",
    scenarios: "Die kürzeren Szenarien und ihre Ziele.",
  },
};
