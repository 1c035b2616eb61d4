import type { AboutWords } from "./words.en.ts";

/** Words of the page about Tallyho, in German. */
export const words: AboutWords = {
  title: "Über Tallyho",
  what: "Tallyho ist ein Spieltisch für Luftkampfspiele im Browser: Flugzeuge auf Höhenständern, Schussfelder am Zifferblatt, Zoll, ehrliche Würfel, geheime Pläne und Regeln, die urteilen, erklären und nie vergessen.",
  version: (number) => `Version ${number}`,
  credits: "Dank",
  ownText: "Diese Teile stammen von uns, nicht aus dem veröffentlichten Spiel:",
  rules: "Die Regeln lesen",
  lesson: "Die erste Lektion fliegen",
  licences: "Lizenzen",
  licence: "Tallyho ist freie Software unter der MIT-Lizenz.",
  fonts: "Schriften: Barlow Condensed (SIL Open Font License 1.1) und Special Elite (Apache License 2.0).",
  libraries: "Lizenztexte der enthaltenen Schriften und Bibliotheken",
  private:
    "Nichts verlässt diesen Browser: keine Konten, keine Besucherzählung. Partien bleiben auf diesem Gerät, bis sie jemand teilt.",
};
