import { partOf } from "./rule.ts";

/** Rockets (paragraph 7). */
export const ROCKETS = partOf("rockets", ["DIF-7", "DIF-7.1.1", "DIF-7.1.2", "DIF-7.1.3", "DIF-7.1.4"]);
