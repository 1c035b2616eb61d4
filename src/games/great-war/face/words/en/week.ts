import type { SquadronId } from "../../../data/squadrons.ts";
import type { MissionKind } from "../../../rules/campaign/calendar.ts";
import type { Rank } from "../../week.ts";

/** What a mission is. */
export const KINDS: Readonly<Record<MissionKind, string>> = {
  bombing: "bombing",
  "road-photo": "road photographs",
  "trench-photo": "trench photographs",
  spotting: "artillery spotting",
};

/** What the squadrons of the campaign are called. */
export const SQUADRONS: Readonly<Record<SquadronId, string>> = {
  corps: "Corps flight",
  bombers: "F.E.2b flight",
  strutters: "Strutter flight",
  scouts: "Scout flight",
  jasta: "Jasta",
};

/** What a pilot is by his service. */
export const RANKS: Readonly<Record<Rank, string>> = {
  novice: "novice",
  regular: "",
  ace: "ace",
  "double-ace": "double ace",
};
