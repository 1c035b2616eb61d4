import { counted } from "../../../words/counted.ts";
import type { GameWords } from "./words.en.ts";

/** Words of a game's own page, in German. */
export const words: GameWords = {
  turn: "So geht eine Runde",
  lesson: "Erste Lektion",
  watch: "Bei einem Gefecht zusehen",
  rules: "Die Regeln lesen",
  hangar: "Seine Modelle ansehen",
  print: "Seine Papiere drucken",
  editor: "Ein eigenes Gefecht bauen",
  workshop: "Ein Flugzeug entwerfen",
  pages: "Was es noch hat",
  battles: (count) => counted(count, "Gefecht", "Gefechte"),
};
