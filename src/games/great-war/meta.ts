import type { Meta } from "../../core/game.ts";

export const meta: Meta = {
  id: "great-war",
  title: {
    en: "The Great War: hex dogfight (McCormick and Hoffman adjustments)",
    de: "Der Erste Weltkrieg: Luftkampf auf Hexfeldern (nach McCormick und Hoffman)",
  },
  blurb: {
    en: "Biplanes on hexes of fifty metres: initiative, tailing, turns by the hexside, jams and drums, balloons and trenches.",
    de: "Doppeldecker auf Hexen zu fünfzig Metern: Initiative, Verfolgen, Kurven nach Hexseiten, Ladehemmungen und Trommeln, Ballone und Gräben.",
  },
  rules: 1,
  scenarios: [
    {
      id: "duel",
      title: { en: "The last flight of the Baron", de: "Der letzte Flug des Barons" },
      blurb: {
        en: "One Camel against one red triplane, head to head. The place to begin.",
        de: "Eine Camel gegen einen roten Dreidecker, Nase auf Nase. Der Anfang.",
      },
      pieces: 2,
    },
    {
      id: "hawker",
      title: { en: "Hawker goes home", de: "Hawkers Heimweg" },
      blurb: {
        en: "A D.H.2 deep over the German lines, an Albatros above it, and the wind against it.",
        de: "Eine D.H.2 tief hinter den deutschen Linien, darüber ein Albatros, und der Wind steht falsch.",
      },
      pieces: 2,
    },
    {
      id: "dogfight",
      title: { en: "The Black Flight", de: "Der Schwarze Schwarm" },
      blurb: {
        en: "Four Sopwith Triplanes and four Albatros, two double aces among them. Points after twelve turns.",
        de: "Vier Sopwith-Dreidecker und vier Albatros, zwei doppelte Asse darunter. Nach zwölf Runden zählen die Punkte.",
      },
      pieces: 8,
    },
    {
      id: "voss-last-fight",
      title: { en: "The last fight of Werner Voss", de: "Das letzte Gefecht des Werner Voss" },
      blurb: {
        en: "A triplane and a late helper against three S.E.5as.",
        de: "Ein Dreidecker und ein später Helfer gegen drei S.E.5a.",
      },
      pieces: 5,
    },
    {
      id: "last-autumn",
      title: { en: "The last autumn", de: "Der letzte Herbst" },
      blurb: {
        en: "Two S.E.5as and two Camels against German marines on the newest Fokkers; parachutes, and the wind blows west.",
        de: "Zwei S.E.5a und zwei Camels gegen deutsche Marineflieger auf den neuesten Fokkern; mit Fallschirmen und Ostwind.",
      },
      pieces: 7,
    },
    {
      id: "line-patrol-1915",
      title: { en: "Fokkers over Cambrai", de: "Fokker über Cambrai" },
      blurb: {
        en: "Two B.E.2cs and a Gunbus must photograph and get home past Boelcke and Immelmann.",
        de: "Zwei B.E.2c und ein Gunbus sollen fotografieren und an Boelcke und Immelmann vorbei nach Hause.",
      },
      pieces: 5,
    },
    {
      id: "ball-rolands",
      title: { en: "Ball among the Rolands", de: "Ball unter den Rolands" },
      blurb: {
        en: "A British Nieuport and two French ones fall upon three two-seaters that can fire all round.",
        de: "Eine britische Nieuport und zwei französische fallen über drei Zweisitzer her, die rundum feuern können.",
      },
      pieces: 6,
    },
    {
      id: "photo",
      title: { en: "Photographs for Arras", de: "Bilder für Arras" },
      blurb: {
        en: "Photo reconnaissance: two R.E.8s need two pictures, two F.E.2bs guard them, three Albatros come.",
        de: "Bildaufklärung: Zwei R.E.8 brauchen zwei Aufnahmen, zwei F.E.2b decken sie, drei Albatros kommen.",
      },
      pieces: 7,
    },
    {
      id: "spotting",
      title: { en: "Eyes of the guns at Messines", de: "Die Augen der Artillerie vor Messines" },
      blurb: {
        en: "Artillery spotting: four turns near the battery, with archie below and scouts above.",
        de: "Artilleriebeobachtung: vier Runden nahe der Batterie, unten Flak, oben Jäger.",
      },
      pieces: 7,
    },
    {
      id: "trench-strafing",
      title: { en: "Low over Cambrai", de: "Im Tiefflug vor Cambrai" },
      blurb: {
        en: "Four Camels, two with bombs, against trenches, a road and three Albatros.",
        de: "Vier Camels, zwei mit Bomben, gegen Gräben, eine Straße und drei Albatros.",
      },
      pieces: 7,
    },
    {
      id: "battle-flight",
      title: { en: "The battle flight", de: "Die Schlachtstaffel" },
      blurb: {
        en: "Three German two-seaters rake the trenches on the first morning of the March offensive.",
        de: "Drei deutsche Zweisitzer beschießen am ersten Morgen der Märzoffensive die Gräben.",
      },
      pieces: 6,
    },
    {
      id: "bombing",
      title: { en: "The Somme bridges", de: "Die Brücken der Somme" },
      blurb: {
        en: "Tactical bombing: two D.H.4s and a loaded Camel against two bridges, with escort, flak and Fokker D.VIIs.",
        de: "Taktischer Bombenangriff: Zwei D.H.4 und eine beladene Camel gegen zwei Brücken, mit Begleitung, Flak und Fokker D.VII.",
      },
      pieces: 9,
    },
    {
      id: "gothas",
      title: { en: "Gothas going home", de: "Gothas auf dem Heimweg" },
      blurb: {
        en: "Two bombers with guns on every side, four small fighters behind them.",
        de: "Zwei Bomber mit Waffen nach allen Seiten, dahinter vier kleine Jäger.",
      },
      pieces: 6,
    },
    {
      id: "balloons",
      title: { en: "The balloon buster", de: "Der Ballonjäger" },
      blurb: {
        en: "Balloon busting: three Americans, two balloons, three guns below and two Fokkers above.",
        de: "Ballonjagd: drei Amerikaner, zwei Ballone, unten drei Geschütze und oben zwei Fokker.",
      },
      pieces: 7,
    },
    {
      id: "balloon-alone",
      title: { en: "Alone against two balloons", de: "Allein gegen zwei Ballone" },
      blurb: {
        en: "For one player: a Camel, two balloons, and five guns that nobody has seen yet.",
        de: "Für einen allein: eine Camel, zwei Ballone und fünf Geschütze, die noch keiner gesehen hat.",
      },
      pieces: 3,
    },
    {
      id: "bloody-april",
      title: { en: "Bloody April", de: "Der blutige April" },
      blurb: {
        en: "A campaign: the week of Arras in fourteen missions. Crews are chosen, lost and replaced; novices become aces.",
        de: "Ein Feldzug: die Woche von Arras in vierzehn Einsätzen. Besatzungen werden gewählt, verloren und ersetzt; aus Neulingen werden Asse.",
      },
      pieces: 10,
      long: true,
    },
  ],
  // The base game has both its h; the adjustments are taken as complete.
  source: {
    en: "After the rules adjustments by Pat McCormick and Kirk Hoffman to Richthofen's War. The base game (1972) belongs to its publisher; none of its text, art or printed tables is here.",
    de: "Nach den Regeländerungen von Pat McCormick und Kirk Hoffman zu Richthofen's War. Das Grundspiel (1972) gehört seinem Verlag; weder Text noch Bild noch gedruckte Tabellen daraus stehen hier.",
  },
  pieces: [
    { en: "aircraft", de: "Flugzeug" },
    { en: "aircraft", de: "Flugzeuge" },
  ],
  sides: {
    allied: { name: { en: "Allies", de: "Alliierte" }, many: true },
    german: { name: { en: "Germans", de: "Deutsche" }, many: true },
  },
  numbers: /4\.\d{1,2}[a-z]?|[569]\.\d|§\d|[ABD]-\d\d|GW-\d{1,3}/,
  pages: ["rules", "lesson", "print", "editor"],
  ownTables: [
    {
      en: "The damage table, the aircraft chart, critical hits, deflection and the costs of maneuvers are our own tables, not the publisher's; who owns the printed game can load its values from a file.",
      de: "Schadenstabelle, Flugzeugtafel, kritische Treffer, Vorhalt und Manöverkosten sind unsere eigenen Tabellen, nicht die des Verlags; wer das gedruckte Spiel besitzt, kann dessen Werte aus einer Datei laden.",
    },
    {
      en: "The maneuver schedules other than B, and simultaneous plotting.",
      de: "Die Wendigkeitsstufen außer B und das gleichzeitige Schreiben der Züge.",
    },
    {
      en: "The scenarios and what they pay points for.",
      de: "Die Szenarien und wofür sie Punkte geben.",
    },
  ],
};
