import type { Meta } from "../../core/game.ts";

export const meta: Meta = {
  id: "dogfight",
  title: { en: "The plotted dogfight", de: "Der Luftkampf nach Plan" },
  blurb: {
    en: "Two sides write their moves in secret, everybody flies at once, then the guns speak. Learned in five minutes.",
    de: "Zwei Seiten schreiben geheim ihre Züge, alle fliegen zugleich, dann sprechen die Waffen. In fünf Minuten gelernt.",
  },
  rules: 1,
  scenarios: [
    {
      id: "duel",
      title: { en: "Spitfire against Bf 109E", de: "Spitfire gegen Bf 109E" },
      blurb: {
        en: "One against one over the Channel, head to head. The place to begin.",
        de: "Eins gegen eins über dem Kanal, Nase auf Nase. Der Anfang.",
      },
      pieces: 2,
    },
    {
      id: "four-a-side",
      title: { en: "Four a side", de: "Vier gegen vier" },
      blurb: {
        en: "Two Spitfires and two Hurricanes meet four Bf 109Es.",
        de: "Zwei Spitfires und zwei Hurricanes treffen auf vier Bf 109E.",
      },
      pieces: 8,
    },
    {
      id: "bounce",
      title: { en: "Bounced from above", de: "Überfall von oben" },
      blurb: {
        en: "Two Bf 109Es dive on three Hurricanes out of the cloud; altitude counts. Most victories in twelve turns.",
        de: "Zwei Bf 109E stürzen aus der Wolke auf drei Hurricanes; die Höhe zählt. Die meisten Abschüsse in zwölf Runden.",
      },
      pieces: 5,
    },
  ],
  source: {
    en: "After the game by Pete Jones in The Gauntlet no. 15 (1999), itself inspired by Timothy Swenson's Minimal Space Combat (1996).",
    de: "Nach dem Spiel von Pete Jones in The Gauntlet Nr. 15 (1999), angeregt von Timothy Swensons Minimal Space Combat (1996).",
  },
  ownTables: [
    {
      en: "The list of aircraft and their figures: the article's own samples are lost.",
      de: "Die Liste der Flugzeuge und ihre Werte: die Muster des Artikels sind verloren.",
    },
    { en: "The optional rule for altitude.", de: "Die Zusatzregel für die Höhe." },
    { en: "The three scenarios.", de: "Die drei Szenarien." },
  ],
};
