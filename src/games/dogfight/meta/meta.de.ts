import { SIDES } from "../words/sides.de.ts";
import type { words as english } from "./meta.en.ts";

/** What menus say of the game, in German. */
export const words: typeof english = {
  title: "Luftkampf mit geheimen Befehlen",
  rulesName: "Der Luftkampf nach Plan",
  blurb: "Geheime Befehle, alle fliegen zugleich, dann sprechen die Waffen. In fünf Minuten gelernt.",
  scenarios: {
    duel: {
      title: "Spitfire gegen Bf 109E",
      blurb: "Eins gegen eins über dem Kanal, Nase auf Nase. Der Anfang.",
    },
    "four-a-side": {
      title: "Vier gegen vier",
      blurb: "Zwei Spitfires und zwei Hurricanes treffen auf vier Bf 109E.",
    },
    bounce: {
      title: "Überfall von oben",
      blurb:
        "Zwei Bf 109E kommen aus der Wolke hinter drei Hurricanes, die in zwölf Runden alle drei über den fernen Rand nach Hause wollen; die Höhe zählt.",
    },
    convoy: {
      title: "Stukas über einem Geleitzug",
      blurb:
        "Drei Hurricanes gegen drei Stukas mit Begleitschutz: der Geleitzug liegt hinter dem nahen Rand, und zwei müssen hinüber.",
    },
    fortresses: {
      title: "Haltet die Fortresses auf",
      blurb:
        "Drei B-17 sind über den fernen Rand auf dem Heimweg. Vier Jäger gewinnen, wenn auch nur eine nicht ankommt.",
    },
    swordfish: {
      title: "Angriff der Swordfish",
      blurb:
        "Drei alte Torpedodoppeldecker, eine Spitfire als Schutz, vier Bf 109E. Jede Swordfish über dem fernen Rand hat ein Schiff gefunden und zählt.",
    },
    "zero-wildcat": {
      title: "Zero gegen Wildcat",
      blurb:
        "Drei wendige Zeros treffen über dem Pazifik auf zwei zähe Wildcats. Die meisten Punkte in zwölf Runden.",
    },
    clouds: {
      title: "Durch die Wolken",
      blurb:
        "Drei Thunderbolts und drei Fw 190 spielen Verstecken in lockeren Wolken; die Höhe zählt. Die meisten Abschüsse in achtzehn Runden.",
    },
    biplanes: {
      title: "Doppeldecker über der Wüste",
      blurb: "Drei Gladiators gegen drei CR.42, langsam und eng. Die meisten Abschüsse in zwölf Runden.",
    },
    uneven: {
      title: "Zwei gegen fünf",
      blurb: "Zwei Hellcats über einem Atoll, fünf Zeros dagegen. Nach zehn Runden entscheiden die Punkte.",
    },
    demonstration: {
      title: "Dreißig Sekunden",
      blurb:
        "Drei Zeros und zwei P-40 auf kurze Entfernung. Der erste Abschuss gewinnt: gemacht zum Vorführen.",
    },
  },
  pieces: ["Flugzeug", "Flugzeuge"],
  turn: [
    {
      name: "Planen",
      text: "Einen geheimen Befehl schreiben. 2L1: zwei voraus, einen Uhrpunkt nach links.",
    },
    {
      name: "Fliegen",
      text: "Die Befehle beider Seiten werden zugleich geöffnet, alle Flugzeuge ziehen gleichzeitig.",
    },
    {
      name: "Schießen",
      text: "Wer einen Gegner im Schussfeld und in Reichweite hat, würfelt; Treffer streichen Ovale.",
    },
  ],
  sides: SIDES,
};
