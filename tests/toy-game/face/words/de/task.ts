import type { words as english } from "../en/task.ts";

const PLACES: Readonly<Record<string, string>> = {
  airfield: "Flugplatz",
  port: "Hafen",
  works: "Werk",
};

/** What each side of the raid is to do, in German. */
export const words: typeof english = {
  "task.aim": "Am Ende mehr Punkte haben (RD-15).",
  "task.standing": (of) => `${of.own} zu ${of.enemy}, Runde ${of.turn} von ${of.turns}`,
  "task.chosen": ({ side, place }) =>
    `${PLACES[place] ?? place} ${side === "red" ? "bombardieren" : "bewachen"}`,
  "task.reach": ({ place }) => `am Ende hier stehen: ${PLACES[place] ?? place}`,
  "task.bombs": ({ bombs }) => (bombs === 1 ? "1 Bombe" : `${bombs} Bomben`),
  "task.losses": "den Gegner Stärke kosten",
  "task.each": "je 2 Punkte",
};
