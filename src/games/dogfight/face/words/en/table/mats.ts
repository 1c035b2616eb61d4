import { mats as shared } from "../../../../../../face/mats/en.ts";

const SHEETS = ["ONE", "TWO", "THREE", "FOUR", "FIVE"] as const;

/** What is printed on the mats of the dogfight, in English. */
export const mats = {
  ...shared,
  "print.sheet": ({ sheet }: { readonly sheet: number }) =>
    `SHEET ${SHEETS[sheet]}  ·  ONE SQUARE SIX INCHES`,
};
