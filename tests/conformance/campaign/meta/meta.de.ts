import type { words as english } from "./meta.en.ts";

/** What menus say of the game, in German. */
export const words: typeof english = {
  title: "Streifen",
  blurb: "Ein winziger Feldzug für die Prüfungen.",
  scenarios: {
    "three-days": {
      title: "Drei Tage",
      blurb: "Je vier Flugzeuge.",
    },
  },
};
