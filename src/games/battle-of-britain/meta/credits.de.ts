import type { Credits } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** Where the game comes from, in German. */
export const credits: Credits<typeof meta> = {
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
