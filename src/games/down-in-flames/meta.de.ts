import type { words as english } from "./meta.en.ts";

/** What menus say of the game, in German. */
export const words: typeof english = {
  title: "Der Luftkampf mit Karten (Zusatzregeln)",
  blurb:
    "Rotten aus Führer und Kaczmarek, mit Karten gespielt: Eine Karte greift an, eine Karte antwortet. Wendigkeit und Fahrt nach Höhe, ein Verhältnis für jeden Treffer, Bomber, Flak und Ziele.",
  scenarios: {
    kent: {
      title: "Duell über Kent",
      blurb: "Eine Rotte Spitfire IA gegen eine Rotte Bf 109E-4. Der Anfang.",
    },
    weave: {
      title: "Der Thach Weave",
      blurb: "Zwei Rotten F4F-4 gegen zwei Rotten A6M2, und ein Gebot für den Thach Weave.",
    },
    factory: {
      title: "Der Weg zur Fabrik",
      blurb: "Vier B-17G und eine Rotte P-51D müssen an Fw 190A-8 und Bf 109G-6 mit Raketen vorbei.",
    },
    ship: {
      title: "Sturz auf das Schiff",
      blurb:
        "Zwei beladene Rotten SBD-3 und eine Rotte F4F-4 greifen ein Schiff an, das zwei Rotten A6M2 decken.",
    },
    malta: {
      title: "Über Malta",
      blurb:
        "Aus 20.000 Fuß: Spitfire VB unter einem Veteranen und Scharfschützen und Hurricane IIC gegen MC.202 und Bf 109F-4.",
    },
    channel: {
      title: "Hoch über dem Kanal",
      blurb:
        "Spitfire VB gegen Bf 109F-4 und Fw 190A-6 auf 22.000 Fuß, mit knapper Munition und ausgelosten Piloten.",
    },
    guadalcanal: {
      title: "Drei gegen drei vor Guadalcanal",
      blurb:
        "F4F-4 und P-40E gegen A6M2, darunter ein Ass, und Ki-43-II. Um Anfangsstufe und Thach Weave wird geboten.",
    },
    leningrad: {
      title: "Winter vor Leningrad",
      blurb: "La-5FN und Yak-1B gegen Bf 109G-6 und Fw 190A-6, mit zwölfseitigen Würfeln.",
    },
    night: {
      title: "Nachts über der Fabrik",
      blurb: "Eine einzelne Beaufighter IF mit scharfen Augen gegen eine Bf 110E-2 und zwei He 111H-6.",
    },
    airfield: {
      title: "Mittags über dem Flugplatz",
      blurb:
        "Beladene Ju 87D-3 und zwei Ju 88A-4 mit Bf 109E-4 gegen einen Flugplatz, den Hurricanes und Spitfires decken.",
    },
    campaign: {
      title: "Drei Einsätze gegen die Fabrik",
      blurb:
        "Ein Feldzug: Dreimal fliegen die B-17G zur Fabrik. Vor jedem Einsatz wählen beide Seiten geheim ein Mittel, Führer steigen auf und werden ersetzt, und die Punkte aller Einsätze entscheiden.",
    },
  },
  pieces: ["Flugzeug", "Flugzeuge"],
  turn: [
    {
      name: "Kaczmarek",
      text: "Die Rotte am Zug darf ihre Last abwerfen; dann nennt ihr Kaczmarek einen Gegner und greift mit einer Kurzhand an.",
    },
    {
      name: "Höhe",
      text: "Sie darf um eine Stufe von 2.000 Fuß steigen, was Karten kostet, oder um bis zu zwei sinken, was Karten bringt; Gegner dürfen folgen.",
    },
    {
      name: "Führer",
      text: "Der Führer spielt Karten für Stellung und Feuer; der Gegner antwortet Karte um Karte. Was bestehen bleibt, wirkt.",
    },
    {
      name: "Karten",
      text: "Er legt bis zu seiner Grenze ab und zieht so viele Karten, wie der Motor hergibt.",
    },
  ],
  sides: {
    allied: { name: "Alliierte", many: true },
    axis: { name: "Achse" },
  },
  source:
    "Nach den Down in Flames Supplemental Rules. Autor und Verlage des Grundspiels haben sie weder gebilligt noch gefördert noch genehmigt. Down in Flames ist ein Spiel von GMT Games und gehört seinem Verlag; weder Text noch Bild noch Karten daraus stehen hier. Stapel, Gegenkarten, Flugzeuge, Bomber, Ziele und die Festlegungen zum Grundspiel sind unsere eigenen Tabellen; wer die gedruckten Karten besitzt, kann sie ersetzen.",
  ownTables: {
    cards: "Die Karten des Stapels, ihre Anzahl und welche welche abwehrt. Eine Datei kann sie ersetzen.",
    aircraft:
      "Die Werte der Jäger und leichten Bomber, passend zu jeder Zahl der Zusatzregeln. Eine Datei kann sie ersetzen.",
    bombers: "Bomber, Abwehrstände, Bodenziele, Flak und Siegpunkte. Eine Datei kann sie ersetzen.",
    "base-game":
      "Wo sich die Regeln auf das Grundspiel stützen: wer wen angreifen darf, Folgen, Lösen, Bomben und Flak.",
    scenarios: "Die Szenarien und ihre Kräfte.",
  },
};
