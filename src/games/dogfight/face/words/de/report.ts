import type { words as english } from "../en/report.ts";

/** Words of the dogfight in the report of a turn, in German. */
export const words: typeof english = {
  "report.fire": "Feuer",
  "report.collisions": "Zusammenstöße",
  "report.moves": "Züge und Initiative",
  "report.shot": ({ id, target, hit }) => `${id} auf ${target}: ${hit ? "Treffer" : "daneben"}`,
};
