import { rulingsOf } from "../../../../face/book.ts";
import { LEDGER, PARTS } from "../../ledger/index.ts";
import { phrase } from "./phrase.ts";

/** Every line of the ledger, by its number. */
export const RULINGS = rulingsOf(LEDGER, PARTS, {
  title: (part) => phrase(`rulings.${part}`),
  text: ({ id }) => phrase(id),
  switches: {
    "DIF-10.11.3": "thach",
    "DIF-10.15": "ammunition",
    "DIF-R57": "rollAgainstRollMoves",
    "DIF-B8": "repeatDefence",
  },
  option: (option) => ({ name: phrase(`option.${option}`), help: phrase(`option.${option}.help`) }),
});
