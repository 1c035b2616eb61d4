import { partOf } from "./rule.ts";

/** Pilots and loads (paragraph 9). */
export const PILOTS = partOf("pilots", [
  "DIF-9",
  "DIF-9.1",
  "DIF-9.1.1",
  "DIF-9.1.2",
  "DIF-9.1.3",
  "DIF-9.1.4",
  "DIF-9.1.5",
  "DIF-9.1.6",
  "DIF-9.1.7",
  "DIF-9.1.8",
  "DIF-9.1.9",
  "DIF-9.1.10",
  "DIF-9.1.11",
  "DIF-9.2",
  "DIF-9.2.1",
  "DIF-9.2.2",
  "DIF-9.2.3",
  "DIF-9.2.4",
  "DIF-9.3",
]);
