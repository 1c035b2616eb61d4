import { GAMES } from "../../../src/games/index.ts";
import { type Walk, walks } from "./walk.ts";

/** What every game's set-up page shows, and what its controls do. */
const SETUPS = GAMES.map(({ meta: { id } }, at): [string, Walk] => [
  `a set-up of ${id}`,
  { at: `#/new/${id}`, steps: [["work all", "fieldset, form .field", at === 0 ? 10 : 3]] },
]);

const REFUSED: Readonly<Record<string, Walk>> = {
  "a set-up whose dice lack their text": {
    at: "#/new/dogfight",
    steps: [
      ["press", /^From a text/],
      ["press", "Start"],
      ["write", "Text for the dice", "Friday ".repeat(150)],
    ],
  },
};

walks("set-ups", { ...Object.fromEntries(SETUPS), ...REFUSED });
