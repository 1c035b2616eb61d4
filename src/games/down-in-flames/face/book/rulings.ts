import { rulingsOf } from "../../../../face/book.ts";
import { LEDGER, PARTS } from "../../ledger/index.ts";
import { phrase } from "./phrase.ts";

/** Switches of the set-up page by the rule that each changes. */
const SWITCHES = {
  "DIF-10.11.3": "thach",
  "DIF-10.15": "ammunition",
  "DIF-R57": "rollAgainstRollMoves",
  "DIF-B8": "repeatDefence",
} as const;
type Switches = Readonly<Record<string, (typeof SWITCHES)[keyof typeof SWITCHES] | undefined>>;

/** Every line of the ledger, by its number. */
export const RULINGS = rulingsOf(LEDGER, PARTS, {
  title: (part) => phrase(`rulings.${part}`),
  text: ({ id }) => phrase(id),
  option: ({ id }) => {
    const option = (SWITCHES as Switches)[id];
    return option && { name: phrase(`option.${option}`), help: phrase(`option.${option}.help`) };
  },
});
