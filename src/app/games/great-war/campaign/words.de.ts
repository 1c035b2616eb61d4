import type { MissionKind } from "../../../../games/great-war/campaign/calendar.ts";
import type { SquadronId } from "../../../../games/great-war/campaign/squadrons.ts";
import type { Bar, Rank } from "../../../../games/great-war/face/week.ts";
import type { CampaignWords } from "./words.en.ts";

const KINDS: Readonly<Record<MissionKind, string>> = {
  bombing: "Bombenangriff",
  "road-photo": "Straßenaufnahmen",
  "trench-photo": "Grabenaufnahmen",
  spotting: "Artilleriebeobachtung",
};
const SQUADRONS: Readonly<Record<SquadronId, string>> = {
  corps: "Korpsstaffel",
  bombers: "F.E.2b-Staffel",
  strutters: "Strutter-Staffel",
  scouts: "Jägerstaffel",
  jasta: "Jasta",
};
const RANKS: Readonly<Record<Rank, string>> = {
  novice: "Neuling",
  regular: "",
  ace: "Ass",
  "double-ace": "doppeltes Ass",
};
const BARS: Readonly<Record<Bar, string>> = {
  crew: "ein Mann fehlt",
  machine: "keine Maschine bereit",
};

function half(evening: boolean): string {
  return evening ? "nachmittags" : "vormittags";
}

function missions(count: number): string {
  return count === 1 ? "1 Einsatz" : `${count} Einsätze`;
}

/** Worte für Tisch und Buch des Feldzugs. */
export const words: CampaignWords = {
  "pick.title": (mission, day, evening) => `Einsatz ${mission} von 14 · ${day}. April, ${half(evening)}`,
  "pick.task": (kind) => `Auftrag der Alliierten: ${KINDS[kind]}.`,
  "pick.how.allied": (least, most) =>
    `Wer fliegt? ${least} bis ${most} Flugzeuge, mindestens ein Zweisitzer (B-66).`,
  "pick.how.german": (called) =>
    called === 1
      ? "Der Würfel ruft ein Flugzeug: Wer fliegt? (B-66)"
      : `Der Würfel ruft ${called} Flugzeuge: Wer fliegt? (B-66)`,
  "pick.chosen": (chosen, least, most) =>
    `${chosen} gewählt von ${least === most ? least : `${least} bis ${most}`}`,
  "pick.line": () => "Oder schreiben",
  "pick.go": () => "Abflug",
  "pick.clear": () => "Leeren",
  "pick.flight": (squadron, type, ready) => `${SQUADRONS[squadron]} · ${type} · ${ready} bereit`,
  "pick.bar": (bar) => BARS[bar],

  "man.service": (kills, flown, rank) =>
    [
      ...(kills === "0" ? [] : [kills === "1" ? "1 Abschuss" : `${kills} Abschüsse`]),
      missions(flown),
      ...(RANKS[rank] ? [RANKS[rank]] : []),
    ].join(", "),
};
