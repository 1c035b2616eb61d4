import type { words as english } from "./meta.en.ts";

/** What menus say of the game, in German. */
export const words: typeof english = {
  title: "Luftkampf mit Karten",
  rulesName: "Der Luftkampf mit Karten (Zusatzregeln)",
  blurb: "Eine Karte greift an, eine Karte antwortet: Führer, Kaczmareks, Bomber und Flak.",
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
      title: "Circus über dem Kanal",
      blurb:
        "Spitfire VB gegen Bf 109F-4 und Fw 190A-6 auf 12.000 Fuß, mit knapper Munition und ausgelosten Piloten.",
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
      blurb: "Eine einzelne Beaufighter IF mit scharfen Augen gegen eine Bf 110E-2 und fünf He 111H-6.",
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
  sides: {
    allied: { name: "Alliierte", many: true },
    axis: { name: "Achse" },
  },
};
