import { rulingsOf } from "../../../../face/book.ts";
import { LEDGER, PARTS } from "../../ledger/index.ts";
import { OWN } from "./own.ts";
import { phrase } from "./phrase.ts";

/** Every line of the ledger, by its number. */
export const RULINGS = rulingsOf(LEDGER, PARTS, {
  title: (part) => phrase(`rulings.${part}`),
  text: ({ id }) => {
    const own = OWN[id];
    return own ? phrase("rulings.own", { id, own }) : phrase(id);
  },
  switches: {
    "LW-1": "level",
    "LW-66": "takeOff",
    "LW-112": "targets",
    "LW-L1": "jetTable",
    "LW-H6": "battles",
  },
  option: (option) => ({
    name: phrase("rulings.option", { option }),
    help: phrase("rulings.help", { option }),
  }),
});
