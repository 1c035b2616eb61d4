import { partOf } from "./rule.ts";

/** Our own rulings where all of that is silent. */
export const HOUSE = partOf("house", [
  "DIF-H1",
  "DIF-H2",
  "DIF-H3",
  "DIF-H4",
  "DIF-H5",
  "DIF-H7",
  "DIF-H8",
  "DIF-H9",
]);
