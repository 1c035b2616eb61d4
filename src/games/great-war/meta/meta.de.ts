import type { words as english } from "./meta.en.ts";

/** What menus say of the game, in German. */
export const words: typeof english = {
  title: "Doppeldecker über den Gräben, 1916–18",
  rulesName: "Der Erste Weltkrieg: Luftkampf auf Hexfeldern (nach McCormick und Hoffman)",
  blurb: "Verfolgen, Kurven nach Hexseiten, Ladehemmungen, Ballone und Gräben.",
  scenarios: {
    duel: {
      title: "Der letzte Flug des Barons",
      blurb: "Eine Camel gegen einen roten Dreidecker, Nase auf Nase. Der Anfang.",
    },
    hawker: {
      title: "Hawkers Heimweg",
      blurb: "Eine D.H.2 tief hinter den deutschen Linien, darüber zwei Albatros, und der Wind steht falsch.",
    },
    dogfight: {
      title: "Der Schwarze Schwarm",
      blurb:
        "Vier Sopwith-Dreidecker und vier Albatros, zwei doppelte Asse darunter. Nach zwölf Runden zählen die Punkte.",
    },
    "voss-last-fight": {
      title: "Das letzte Gefecht des Werner Voss",
      blurb: "Ein Dreidecker und ein später Helfer gegen drei S.E.5a.",
    },
    "last-autumn": {
      title: "Der letzte Herbst",
      blurb:
        "Zwei S.E.5a und zwei Camels gegen deutsche Marineflieger auf den neuesten Fokkern; mit Fallschirmen und Ostwind.",
    },
    "line-patrol-1915": {
      title: "Fokker über Cambrai",
      blurb:
        "Zwei B.E.2c und ein Gunbus sollen fotografieren und an Boelcke und Immelmann vorbei nach Hause.",
    },
    "ball-rolands": {
      title: "Ball unter den Rolands",
      blurb:
        "Eine britische Nieuport und zwei französische fallen über drei Zweisitzer her, die rundum feuern können.",
    },
    photo: {
      title: "Bilder für Arras",
      blurb:
        "Bildaufklärung: Zwei R.E.8 brauchen zwei Aufnahmen, zwei F.E.2b decken sie, drei Albatros kommen.",
    },
    spotting: {
      title: "Die Augen der Artillerie vor Messines",
      blurb: "Artilleriebeobachtung: vier Runden nahe der Batterie, unten Flak, oben Jäger.",
    },
    "trench-strafing": {
      title: "Im Tiefflug vor Cambrai",
      blurb: "Vier Camels, zwei mit Bomben, gegen Gräben, eine Straße und drei Albatros.",
    },
    "battle-flight": {
      title: "Die Schlachtstaffel",
      blurb: "Drei deutsche Zweisitzer beschießen am ersten Morgen der Märzoffensive die Gräben.",
    },
    bombing: {
      title: "Die Brücken der Somme",
      blurb:
        "Taktischer Bombenangriff: Zwei D.H.4 und eine beladene Camel gegen zwei Brücken, mit Begleitung, Flak und Fokker D.VII.",
    },
    gothas: {
      title: "Gothas auf dem Heimweg",
      blurb: "Zwei Bomber mit Waffen nach allen Seiten, dahinter vier kleine Jäger.",
    },
    balloons: {
      title: "Der Ballonjäger",
      blurb: "Ballonjagd: drei Amerikaner, zwei Ballone, unten drei Geschütze und oben zwei Fokker.",
    },
    "balloon-alone": {
      title: "Allein gegen zwei Ballone",
      blurb: "Für einen allein: eine Camel, zwei Ballone und sechs Geschütze, die noch keiner gesehen hat.",
    },
    "bloody-april": {
      title: "Der blutige April",
      blurb:
        "Ein Feldzug: die Woche von Arras in vierzehn Einsätzen. Besatzungen werden gewählt, verloren und ersetzt; aus Neulingen werden Asse.",
    },
  },
  pieces: ["Flugzeug", "Flugzeuge"],
  sides: {
    allied: { name: "Alliierte", many: true },
    german: { name: "Deutsche", many: true },
  },
};
