import { partOf } from "./rule.ts";

/** Special characteristics and Wingmen (paragraphs 10 and 11). */
export const TYPES = partOf("types", [
  "DIF-10",
  "DIF-10.1",
  "DIF-10.2",
  "DIF-10.3",
  "DIF-10.4",
  "DIF-10.5",
  "DIF-10.6",
  "DIF-10.7",
  "DIF-10.8",
  "DIF-10.9",
  "DIF-10.10",
  "DIF-10.11",
  "DIF-10.11.1",
  "DIF-10.11.2",
  "DIF-10.11.3",
  "DIF-10.11.4",
  "DIF-10.12",
  "DIF-10.13",
  "DIF-10.14",
  "DIF-10.15",
  "DIF-11",
]);
