import type { SquadronId } from "../../../data/squadrons.ts";
import type { MissionKind } from "../../../rules/campaign/calendar.ts";
import type { Rank } from "../../week.ts";

/** What a mission is. */
export const KINDS: Readonly<Record<MissionKind, string>> = {
  bombing: "Bombenangriff",
  "road-photo": "Straßenaufnahmen",
  "trench-photo": "Grabenaufnahmen",
  spotting: "Artilleriebeobachtung",
};

/** What the squadrons of the campaign are called. */
export const SQUADRONS: Readonly<Record<SquadronId, string>> = {
  corps: "Korpsstaffel",
  bombers: "F.E.2b-Staffel",
  strutters: "Strutter-Staffel",
  scouts: "Jägerstaffel",
  jasta: "Jasta",
};

/** What a pilot is by his service. */
export const RANKS: Readonly<Record<Rank, string>> = {
  novice: "Neuling",
  regular: "",
  ace: "Ass",
  "double-ace": "doppeltes Ass",
};
