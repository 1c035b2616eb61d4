import type { GeschwaderStatus, WingStatus } from "../../rules/state/status.ts";

/** Values of the record sheets that words tell by name. */
export type WingWord = WingStatus;
export type GeschwaderWord = GeschwaderStatus;
/** How the weather of a turn turned out, or what is known of it beforehand. */
export type SkyWord = "flies" | "respite" | "open";
