import { mats as shared } from "../../../../../../face/mats/de.ts";
import type { mats as english } from "../../en/table/mats.ts";

const SHEETS = ["EINS", "ZWEI", "DREI", "VIER", "FÜNF"] as const;

/** What is printed on the mats of the dogfight, in German. */
export const mats: typeof english = {
  ...shared,
  "print.sheet": ({ sheet }) => `BLATT ${SHEETS[sheet]}  ·  EIN FELD SECHS ZOLL`,
};
