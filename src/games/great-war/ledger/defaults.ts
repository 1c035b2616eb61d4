import { chapterOf } from "./rule.ts";

/** What we set where the base game is not at hand. */
export const DEFAULTS = chapterOf("defaults", [
  ["GW-104", "D-01"],
  ["GW-105", "D-02"],
  ["GW-106", "D-03"],
  ["GW-107", "D-04"],
  ["GW-108", "D-05"],
  ["GW-109", "D-06"],
  ["GW-110", "D-07"],
  ["GW-111", "D-08"],
  ["GW-112", "D-09"],
  ["GW-113", "D-10"],
  ["GW-114", "D-11"],
  ["GW-115", "D-12"],
  ["GW-116", "D-13"],
  ["GW-117", "D-14"],
]);
