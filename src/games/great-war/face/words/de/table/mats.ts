import type { mats as english } from "../../en/table/mats.ts";

/** What is printed on the mats of the Great War, in German. */
export const mats: typeof english = {
  "print.front": "DIE FRONT",
  "print.thanet": "DIE INSEL THANET",
  "print.scale": ({ metres }) => `EIN FELD ${metres} METER`,
  "place.no-mans-land": "NIEMANDSLAND",
  "place.sea": "DIE NORDSEE",
};
