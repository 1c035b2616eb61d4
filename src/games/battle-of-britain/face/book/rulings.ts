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
  switches: { "BB-136": "targets", "BB-R3": "diagonal", "BB-R5": "victoryInclusive", "BB-R57": "bid" },
  option: (option) => ({ name: phrase(`option.${option}`), help: phrase(`option.${option}.help`) }),
});
