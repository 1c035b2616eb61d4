import type { MissionKind } from "../../../../games/great-war/campaign/calendar.ts";
import type { SquadronId } from "../../../../games/great-war/campaign/squadrons.ts";
import type { Bar, Rank } from "../../../../games/great-war/face/week.ts";

const KINDS: Readonly<Record<MissionKind, string>> = {
  bombing: "Bombing",
  "road-photo": "Road photographs",
  "trench-photo": "Trench photographs",
  spotting: "Artillery spotting",
};
const SQUADRONS: Readonly<Record<SquadronId, string>> = {
  corps: "Corps flight",
  bombers: "F.E.2b flight",
  strutters: "Strutter flight",
  scouts: "Scout flight",
  jasta: "Jasta",
};
const RANKS: Readonly<Record<Rank, string>> = {
  novice: "novice",
  regular: "",
  ace: "ace",
  "double-ace": "double ace",
};
const BARS: Readonly<Record<Bar, string>> = {
  crew: "a man is missing",
  machine: "no machine ready",
};

function missions(count: number): string {
  return count === 1 ? "1 mission" : `${count} missions`;
}

/** Words of the campaign's desk and ledger, in English. */
export const words = {
  "pick.title": (mission: number, day: number, evening: boolean) =>
    `Mission ${mission} of 14 · ${day} April, ${evening ? "afternoon" : "morning"}`,
  "pick.task": (kind: MissionKind) => `Task of the Allies: ${KINDS[kind].toLowerCase()}.`,
  "pick.how.allied": (least: number, most: number) =>
    `Who goes? ${least} to ${most} aircraft, one of them a two-seater at least (B-66).`,
  "pick.how.german": (called: number) =>
    called === 1
      ? "The die calls 1 aircraft: who goes? (B-66)"
      : `The die calls ${called} aircraft: who go? (B-66)`,
  "pick.chosen": (chosen: number, least: number, most: number) =>
    `${chosen} chosen of ${least === most ? least : `${least} to ${most}`}`,
  "pick.line": () => "Or write it",
  "pick.go": () => "Take off",
  "pick.clear": () => "Clear",
  "pick.flight": (squadron: SquadronId, type: string, ready: number) =>
    `${SQUADRONS[squadron]} · ${type} · ${ready} ready`,
  "pick.bar": (bar: Bar) => BARS[bar],

  "man.service": (kills: string, flown: number, rank: Rank) =>
    [
      ...(kills === "0" ? [] : [kills === "1" ? "1 kill" : `${kills} kills`]),
      missions(flown),
      ...(RANKS[rank] ? [RANKS[rank]] : []),
    ].join(", "),
};

export type CampaignWords = typeof words;
