import { counted } from "../../words/counted.ts";
import type { CampaignWords } from "./words.en.ts";

/** Words of a campaign at the table, in German. */
export const words: CampaignWords = {
  roster: "Stammrolle",
  next: "Weiter zum nächsten Einsatz",
  done: "Fertig",
  lend: "Den nächsten spielen Computer",
  nextTitle: "Den nächsten Einsatz spielen Computer",
  nextText: "Sobald du gewählt hast, wer geht.",
  lentTitle: ({ mission, turn }) => `Computer spielen Einsatz ${mission}: Runde ${turn}`,
  lentText: "Für alle Plätze, ohne auf Flüge und Würfel zu warten; im Protokoll steht jede Antwort.",
  lentSteps: (steps) =>
    steps === 0
      ? "Sie denken über ihren ersten Schritt nach."
      : `${counted(steps, "Schritt", "Schritte")} gespielt.`,
  stop: "Halt, Menschen spielen weiter",
  stopNext: "Nein, Menschen spielen ihn",
};
