import type { words as english } from "../../en/book/map.ts";

const LAUNCHES: Readonly<Record<string, string>> = {
  Dunkirk: "Dünkirchen",
  Brittany: "Bretagne",
  "Norway south": "Norwegen Süd",
  "Norway middle": "Norwegen Mitte",
  "Norway north": "Norwegen Nord",
};

/** Ein Startfeld, wie es auf Deutsch heißt. */
export function launchName(name: string): string {
  return LAUNCHES[name] ?? name;
}

/** Die Karte und ihre Linien. */
export const words: typeof english = {
  "map.title": "Die Karte",
  "map.squares":
    "Felder sind 30 km breit und heißen nach Spalte und Reihe: **N09** ist London. Man zieht Feld um Feld in acht Richtungen, und ein Feld fasst beliebig viele Verbände (BB-33, BB-34).",
  "map.figure":
    "Die Karte, wie sie auf dem Tisch liegt: die Radarlinie, die Grenzen der Groups, Städte, Stationen, Startfelder, und die Flugplätze mit Namen",
  "map.label":
    "Die Karte Englands und der Küsten gegenüber: rund um England die Radarlinie, darin Städte, Flugplätze und Stationen, außerhalb Startfelder.",
  "map.own":
    "Das Raster, die Orte der meisten Flugplätze und Stationen, die Felder der Radarlinie und die Startfelder sind **eigene Tabellen** (BB-33, BB-39).",
  "map.airfields": "Flugplätze und ihre Wings (BB-40)",
  "map.airfield": "Flugplatz",
  "map.wing": "Wing",
  "map.square": "Feld",
  "map.launches": "Startfelder (BB-39)",
  "map.launch": "Von",
  launch: ({ name }) => launchName(name),
  "map.to-london": "Felder bis London",
  "map.areas":
    "Jedes Feld gehört nach seiner Mitte zu einer Group; was darauf steht, behält die Group seiner Tabelle (BB-35). Ein Wing fliegt im eigenen Gebiet und denen der Nachbarn, auf der Radarlinie oder innerhalb (BB-36, BB-37).",
  "map.areas-caption": "Wo Wings fliegen dürfen",
  "map.wing-of": "Wings der Group",
  "map.may-enter": "Gebiete",
  "radar-line.title": "Die Radarlinie",
  "radar-line.closed":
    "Zwölf Stationen überwachen eine Linie, um die kein Angriff herumkommt, vom Westrand bis zum Nordrand. Bombardiert wird eine Station auf ihrem eigenen Feld, das sie nicht selbst überwachen muss (BB-41).",
  "radar-line.caption": "Stationen und was sie überwachen",
  "radar-line.station": "Station",
  "radar-line.own-square": "Feld",
  "radar-line.watches": "Überwacht",
  "line.title": "Die Grenze der 12 Group",
  "line.barred":
    "Bf 109 und Ju 87 haben keinen Treibstoff für den Norden: Sie dürfen nicht in ein Feld, das ganz nördlich der Südgrenze der 12 Group liegt. Eines, das die Grenze teilt, steht offen (BB-38).",
  "line.caption": "Die erste Reihe, die ihnen verschlossen ist",
  "line.columns": "Spalten",
  "line.first-row": "Verschlossen ab Reihe",
  "line.norwich": "Norwich, Q13, steht ihnen offen, Happisburgh, R14, nicht.",
  "line.turning-back":
    "Wer nicht weiter darf, kehrt vor dem Schritt um, ohne Prüfung des Treibstoffs, und ist nach dem Einsatz wieder bei seinem Geschwader (BB-123, BB-124).",
  "line.bf110": "Eine Bf 110 darf weiter, wirft dort aber zwei Würfel statt dreien (BB-26).",
};
