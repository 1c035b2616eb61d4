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
    {
      id: "convoy",
      title: { en: "Stukas over a convoy", de: "Stukas über einem Geleitzug" },
      blurb: {
        en: "Three Hurricanes must stop three escorted Stukas: the convoy lies beyond the near edge, and two of them have to get there.",
        de: "Drei Hurricanes gegen drei Stukas mit Begleitschutz: der Geleitzug liegt hinter dem nahen Rand, und zwei müssen hinüber.",
      },
      pieces: 8,
    },
    {
      id: "fortresses",
      title: { en: "Stop the Fortresses", de: "Haltet die Fortresses auf" },
      blurb: {
        en: "Three B-17s are on their way home across the far edge. Four fighters win if a single one of them does not get there.",
        de: "Drei B-17 sind über den fernen Rand auf dem Heimweg. Vier Jäger gewinnen, wenn auch nur eine nicht ankommt.",
      },
      pieces: 7,
    },
    {
      id: "swordfish",
      title: { en: "Swordfish strike", de: "Angriff der Swordfish" },
      blurb: {
        en: "Three old torpedo biplanes, one Spitfire to guard them, four Bf 109Es. Every Swordfish across the far edge has found a ship and scores.",
        de: "Drei alte Torpedodoppeldecker, eine Spitfire als Schutz, vier Bf 109E. Jede Swordfish über dem fernen Rand hat ein Schiff gefunden und zählt.",
      },
      pieces: 8,
    },
    {
      id: "zero-wildcat",
      title: { en: "Zero against Wildcat", de: "Zero gegen Wildcat" },
      blurb: {
        en: "Three nimble Zeros meet two sturdy Wildcats over the Pacific. Most points in twelve turns.",
        de: "Drei wendige Zeros treffen über dem Pazifik auf zwei zähe Wildcats. Die meisten Punkte in zwölf Runden.",
      },
      pieces: 5,
    },
    {
      id: "clouds",
      title: { en: "Through the clouds", de: "Durch die Wolken" },
      blurb: {
        en: "Three Thunderbolts and three Fw 190s hide and seek in broken cloud; altitude counts. Most victories in ten turns.",
        de: "Drei Thunderbolts und drei Fw 190 spielen Verstecken in lockeren Wolken; die Höhe zählt. Die meisten Abschüsse in zehn Runden.",
      },
      pieces: 6,
    },
    {
      id: "biplanes",
      title: { en: "Biplanes over the desert", de: "Doppeldecker über der Wüste" },
      blurb: {
        en: "Three Gladiators against three CR.42s, slow and close. Most victories in twelve turns.",
        de: "Drei Gladiators gegen drei CR.42, langsam und eng. Die meisten Abschüsse in zwölf Runden.",
      },
      pieces: 6,
    },
    {
      id: "uneven",
      title: { en: "Two against five", de: "Zwei gegen fünf" },
      blurb: {
        en: "Two Hellcats above an atoll, five Zeros against them. Points decide after ten turns.",
        de: "Zwei Hellcats über einem Atoll, fünf Zeros dagegen. Nach zehn Runden entscheiden die Punkte.",
      },
      pieces: 7,
    },
    {
      id: "demonstration",
      title: { en: "Thirty seconds", de: "Dreißig Sekunden" },
      blurb: {
        en: "Three Zeros and two P-40s at close quarters. The first kill wins: made for showing the game to somebody.",
        de: "Drei Zeros und zwei P-40 auf kurze Entfernung. Der erste Abschuss gewinnt: gemacht zum Vorführen.",
      },
      pieces: 5,
    },
  ],
  source: {
    en: "After the game by Pete Jones in The Gauntlet no. 15 (1999), itself inspired by Timothy Swenson's Minimal Space Combat (1996).",
    de: "Nach dem Spiel von Pete Jones in The Gauntlet Nr. 15 (1999), angeregt von Timothy Swensons Minimal Space Combat (1996).",
  },
  pieces: [
    { en: "aircraft", de: "Flugzeug" },
    { en: "aircraft", de: "Flugzeuge" },
  ],
  turn: [
    {
      name: { en: "Plot", de: "Planen" },
      text: {
        en: "Write an order in secret. 2L1: ahead two, left one point of the clock.",
        de: "Einen geheimen Befehl schreiben. 2L1: zwei voraus, einen Uhrpunkt nach links.",
      },
    },
    {
      name: { en: "Fly", de: "Fliegen" },
      text: {
        en: "Both sides' orders are opened together and all aircraft move at the same time.",
        de: "Die Befehle beider Seiten werden zugleich geöffnet, alle Flugzeuge ziehen gleichzeitig.",
      },
    },
    {
      name: { en: "Shoot", de: "Schießen" },
      text: {
        en: "Who has an enemy in his arc and in range rolls to hit, and hits cross off ovals.",
        de: "Wer einen Gegner im Schussfeld und in Reichweite hat, würfelt; Treffer streichen Ovale.",
      },
    },
  ],
  sides: { red: { name: { en: "Red", de: "Rot" } }, blue: { name: { en: "Blue", de: "Blau" } } },
  numbers: /R-\d\d[a-z]?|DF-\d{1,3}|E\d/,
  pages: ["rules", "lesson", "print", "editor", "workshop"],
  ownTables: [
    {
      en: "The list of aircraft and their figures: the article's own samples are lost.",
      de: "Die Liste der Flugzeuge und ihre Werte: die Muster des Artikels sind verloren.",
    },
    { en: "The optional rule for altitude.", de: "Die Zusatzregel für die Höhe." },
    { en: "The scenarios and what they pay points for.", de: "Die Szenarien und wofür sie Punkte geben." },
  ],
};
