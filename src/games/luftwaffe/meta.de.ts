import type { words as english } from "./meta.en.ts";

/** What menus say of the game, in German. */
export const words: typeof english = {
  title: "Luftwaffe (für die Neunziger)",
  blurb:
    "Der Bombenkrieg über dem Reich von 1943 bis 1945: verdeckt geschriebene Zielbögen, Bomberströme mit ihrem Begleitschutz, Abfangjäger und Strahlflugzeuge, Fabriken, Treibstoff und Piloten über zehn Quartale.",
  scenarios: {
    campaign: {
      title: "Der ganze Feldzug",
      blurb: "Zehn Quartale von Januar 1943 bis April 1945, 97 Ziele.",
    },
    "big-year": {
      title: "1944",
      blurb:
        "Vier Quartale von Januar bis Oktober 1944: weiter Begleitschutz, Öl, die ersten Strahlflugzeuge.",
    },
    wilhelmshaven: {
      title: "Wilhelmshaven, Januar 1943",
      blurb: "Sechs Gruppen am Rand Deutschlands, und eine mit Jägern, die bald umkehren.",
    },
    bremen: {
      title: "Bremen, April 1943",
      blurb: "Elf Gruppen und drei mit Thunderbolts gegen eine wachsende Jagdwaffe.",
    },
    regensburg: {
      title: "Schweinfurt und Regensburg, August 1943",
      blurb: "Tief in den Süden ohne Begleitschutz: mindestens vier Ziele.",
    },
    schweinfurt: {
      title: "Noch einmal Schweinfurt, Oktober 1943",
      blurb: "Der schwarze Donnerstag: die ganze deutsche Jagdwaffe gegen einundzwanzig Gruppen.",
    },
    "big-week": {
      title: "Big Week, Februar 1944",
      blurb: "Aus England und Italien zugleich, mit Mustangs und Zusatztanks, gegen die Flugzeugwerke.",
    },
    oil: { title: "Öl, Mai 1944", blurb: "Sechsundfünfzig Gruppen wenden sich gegen die Raffinerien." },
    leipzig: {
      title: "Leipzig, Juli 1944",
      blurb: "Sturmjäger warten über der Mitte Deutschlands, und mit ihnen die ersten Raketenjäger.",
    },
    merseburg: { title: "Merseburg, November 1944", blurb: "Tausend Bomber und Nowotnys Strahljäger." },
    berlin: {
      title: "Berlin, Februar 1945",
      blurb: "Alle Gruppen, und kaum noch Tagjäger außer Strahlflugzeugen.",
    },
    "last-jets": {
      title: "Die letzten Strahljäger, April 1945",
      blurb: "Me 262 und He 162 zum letzten Mal, von den letzten Plätzen.",
    },
  },
  pieces: ["Verband", "Verbände"],
  sides: {
    american: { name: "Amerikaner", many: true },
    german: { name: "Deutsche", many: true },
  },
};
