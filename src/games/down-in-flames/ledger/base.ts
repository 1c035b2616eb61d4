import { partOf } from "./rule.ts";

/** What stands in for the base game. */
export const BASE = partOf("base", [
  "DIF-B1",
  "DIF-B2",
  "DIF-B3",
  "DIF-B4",
  "DIF-B5",
  "DIF-B6",
  "DIF-B7",
  "DIF-B8",
  "DIF-B9",
  "DIF-B10",
  "DIF-B11",
  "DIF-B12",
  "DIF-B13",
  "DIF-B14",
  "DIF-B15",
  "DIF-B16",
  "DIF-B17",
  "DIF-B18",
  "DIF-B19",
  "DIF-B20",
  "DIF-B21",
  "DIF-B22",
  "DIF-B23",
  "DIF-B24",
]);
