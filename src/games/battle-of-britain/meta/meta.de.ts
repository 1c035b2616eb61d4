import type { words as english } from "./meta.en.ts";

/** What menus say of the game, in German. */
export const words: typeof english = {
  title: "Die Luftschlacht um England, Sommer 1940",
  rulesName: "Die Luftschlacht um England (richtig gemacht)",
  blurb: "Verdeckte Aufträge, Angriffe hinter der Radarlinie, Alarmstarts und Ablösung.",
  scenarios: {
    campaign: { title: "Der ganze Sommer", blurb: "Elf Runden vom 10. Juli bis zum 24. September 1940." },
    kanalkampf: {
      title: "Kanalkampf",
      blurb: "Die ersten vier Runden bei dem Wetter, das damals war: Radar, südliche Flugplätze und Häfen.",
    },
    adlertag: {
      title: "Adlertag",
      blurb: "Eine Runde Mitte August: alle Geschwader, und die Luftflotte 5 muss angreifen.",
    },
    september: {
      title: "15. September",
      blurb: "Eine Runde über London, mit Big Wings und großen Geschwadern.",
    },
    raid: {
      title: "Ein einzelner Angriff",
      blurb: "Zwei Geschwader der Luftflotte 2 gegen die 11 Group. Eine Stunde für den Verein.",
    },
  },
  pieces: ["Verband", "Verbände"],
  sides: {
    british: { name: "Royal Air Force" },
    german: { name: "Deutsche", many: true },
    first: { name: "Wer zuerst bietet" },
    second: { name: "Wer danach bietet" },
  },
};
