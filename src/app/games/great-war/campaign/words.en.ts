import type { MissionKind } from "../../../../games/great-war/campaign/calendar.ts";
import type { SquadronId } from "../../../../games/great-war/campaign/squadrons.ts";
import type { Gone } from "../../../../games/great-war/campaign/state.ts";
import type { Bar, Rank } from "./ledger.ts";

const KINDS: Readonly<Record<MissionKind, string>> = {
  bombing: "Bombing",
  "road-photo": "Road photographs",
  "trench-photo": "Trench photographs",
  spotting: "Artillery spotting",
};
/** The same in a narrow column. */
const SHORT: Readonly<Record<MissionKind, string>> = {
  bombing: "Bombing",
  "road-photo": "Road photos",
  "trench-photo": "Trench photos",
  spotting: "Spotting",
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
const FATES: Readonly<Record<Gone, string>> = {
  killed: "killed",
  captured: "prisoner",
  wounded: "wounded",
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
  "man.rank": (rank: Rank) => RANKS[rank],

  "ledger.large": () => "Read it large",
  "ledger.title": () => "Bloody April, 9 to 15 April 1917",
  "ledger.points": (allied: number, german: number) => `Points: Allies ${allied}, Germans ${german}`,
  "ledger.side": (side: 0 | 1): string => (side === 0 ? "Allies" : "Germans"),
  "ledger.squadron": (squadron: SquadronId) => SQUADRONS[squadron],
  "ledger.machines": (type: string, ready: number, repair: number) =>
    `${type}: ${ready} ready${repair > 0 ? `, ${repair} in the workshop` : ""}`,
  "ledger.airman": () => "Airman",
  "ledger.kills": () => "Kills",
  "ledger.missions": () => "Missions",
  "ledger.state": () => "State",
  "ledger.type": () => "Flies",
  "ledger.observer": (name: string) => `with ${name}`,
  "ledger.vacant": (pilot: boolean): string => (pilot ? "no pilot" : "no observer"),
  "ledger.flying": (id: string) => `flies ${id} now`,
  "ledger.week": () => "The week",
  "ledger.mission": () => "Mission",
  "ledger.done": () => "Targets",
  "ledger.lost": () => "Lost",
  "ledger.earned": () => "Points",
  "ledger.total": () => "Total",
  "ledger.of": (done: number, of: number) => `${done}/${of}`,
  "ledger.pair": (allied: number, german: number) => `${allied} : ${german}`,
  "ledger.day": (day: number) => `${day} April`,
  "ledger.kind": (kind: MissionKind) => SHORT[kind],
  "ledger.now": () => "under way",
  "ledger.gone": () => "Lost for the week",
  "ledger.nobody": () => "Nobody so far.",
  "ledger.fate": (fate: Gone) => FATES[fate],
  "ledger.in": (mission: number) => `mission ${mission}`,
};

export type CampaignWords = typeof words;
