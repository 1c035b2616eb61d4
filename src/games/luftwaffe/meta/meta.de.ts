import type { words as english } from "./meta.en.ts";

/** What menus say of the game, in German. */
export const words: typeof english = {
  title: "Bomber über dem Reich, 1943–45",
  rulesName: "Luftwaffe (für die Neunziger)",
  blurb: "Geheime Ziele, Bomberströme, Begleitschutz und Strahlflugzeuge; Fabriken und Treibstoff.",
  scenarios: {
    campaign: {
      title: "Der ganze Feldzug",
      blurb: "Zehn Quartale bis April 1945, 97 Ziele.",
    },
    "big-year": {
      title: "1944",
      blurb: "Vier Quartale: weiter Begleitschutz, Öl, die ersten Strahlflugzeuge.",
    },
    wilhelmshaven: {
      title: "Wilhelmshaven, Januar 1943",
      blurb: "Sechs Gruppen am Rand Deutschlands; ihre Jäger kehren bald um.",
    },
    bremen: {
      title: "Bremen, April 1943",
      blurb: "Elf Gruppen, drei mit Thunderbolts.",
    },
    regensburg: {
      title: "Schweinfurt und Regensburg, August 1943",
      blurb: "Tief in den Süden ohne Begleitschutz.",
    },
    schweinfurt: {
      title: "Noch einmal Schweinfurt, Oktober 1943",
      blurb: "Der schwarze Donnerstag: alle deutschen Jäger gegen einundzwanzig Gruppen.",
    },
    "big-week": {
      title: "Big Week, Februar 1944",
      blurb: "Aus England und Italien, mit Mustangs, gegen die Flugzeugwerke.",
    },
    oil: { title: "Öl, Mai 1944", blurb: "Sechsundfünfzig Gruppen wenden sich gegen die Raffinerien." },
    leipzig: {
      title: "Leipzig, Juli 1944",
      blurb: "Sturmjäger warten, und die ersten Raketenjäger.",
    },
    merseburg: { title: "Merseburg, November 1944", blurb: "Tausend Bomber und Nowotnys Strahljäger." },
    berlin: {
      title: "Berlin, Februar 1945",
      blurb: "Alle Gruppen, und kaum noch Jäger außer Strahlflugzeugen.",
    },
    "last-jets": {
      title: "Die letzten Strahljäger, April 1945",
      blurb: "Me 262 und He 162 von den letzten Plätzen.",
    },
  },
  pieces: ["Verband", "Verbände"],
  sides: {
    american: { name: "Amerikaner", many: true },
    german: { name: "Deutsche", many: true },
  },
};
