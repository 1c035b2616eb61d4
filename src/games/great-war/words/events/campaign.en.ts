import { listed } from "../../../../core/text.ts";
import { capital, count, sideName } from "../grammar.en.ts";
import { typeName } from "../names.ts";
import type { Both } from "../values.ts";

const KINDS: Readonly<Record<string, string>> = {
  bombing: "bomb two dumps behind the lines",
  "road-photo": "photograph two roads behind the lines",
  "trench-photo": "photograph the German trenches",
  spotting: "direct the artillery on a battery",
};

const SQUADRONS: Readonly<Record<string, string>> = {
  corps: "the corps flight",
  bombers: "the F.E.2b flight",
  strutters: "the Strutter flight",
  scouts: "the scout flight",
  jasta: "the Jasta",
};

const FATES: Readonly<Record<string, string>> = {
  killed: "is killed",
  captured: "is a prisoner",
  wounded: "is home with a serious wound and flies no more this week",
};

function duty(man: number): string {
  return man === 0 ? "pilot" : "observer";
}

function withKills(kills: number): string {
  return kills === 0 ? "" : `, ${count(kills, "kill")}`;
}

type AMan = { name: string; side: string };

/** By his place in the crew, 0 the pilot. */
type InCrew = AMan & { man: number };

type Mission = {
  mission: number;
  /** In April. */
  day: number;
  half: "morning" | "afternoon";
  kind: string;
  die: number;
  germans: number;
};

type LineUp = { side: string; machines: readonly { id: string; names: readonly string[]; type: string }[] };

type ForcedLanding = { id: string; name: string; die: number; lives: boolean; enemy: boolean };

type Casualty = InCrew & { id: string; fate: "killed" | "captured" | "wounded"; kills: number };

type MissionOver = {
  mission: number;
  points: Both;
  totals: Both;
  /** Targets dealt with, of how many. */
  done: readonly [number, number];
  lost: Both;
};

/** Without faces where no dice are thrown. */
type Replacement = InCrew & {
  squadron: string;
  faces: readonly number[];
  roll: number;
  novice: boolean;
  type: string;
};

export const campaign = {
  "event.mission": ({ mission, day, half, kind, die, germans }: Mission) =>
    `${day} April 1917, ${half}, mission ${mission} of 14: the Allies are to ${KINDS[kind] ?? kind}. The die for the Germans shows ${die}: ${count(germans, "aircraft comes", "aircraft come")}.`,
  "event.line-up": ({ side, machines }: LineUp) =>
    machines.length === 0
      ? `${capital(sideName(side))} stay on the ground.`
      : `${capital(sideName(side))} fly: ${listed(
          machines.map(({ id, names, type }) => `${id} ${listed(names, "and")} (${typeName(type)})`),
          "and",
        )}.`,
  "event.forced-landing": ({ id, name, die, lives, enemy }: ForcedLanding) =>
    `Forced landing of ${id}: ${name} throws ${die} and ${lives ? (enemy ? "lives, but among the enemy" : "lives, on the own side") : "dies"} (lives on 1 to 4; B-71).`,
  "event.casualty": ({ id, name, man, fate, kills }: Casualty) =>
    `${name}, ${duty(man)} of ${id}${withKills(kills)}, ${FATES[fate] ?? fate}.`,
  /** By a kill or by four missions. */
  "event.seasoned": ({ name, kill }: AMan & { kill: boolean }) =>
    `${name} is no novice any more: ${kill ? "his first kill" : "four missions survived"} (4.10u).`,
  "event.new-ace": ({ name, kills, level }: AMan & { kills: number; level: number }) =>
    `${name} has ${kills} kills and is ${level === 2 ? "a double ace" : "an ace"} from now on (A-47).`,
  "event.mission-over": ({ mission, points, totals, done, lost }: MissionOver) =>
    `Mission ${mission} is over. Targets done: ${done[0]} of ${done[1]}. Lost: Allies ${lost[0]}, Germans ${lost[1]}. Points: Allies ${points[0]}, Germans ${points[1]}; in the week ${totals[0]} to ${totals[1]}.`,
  "event.evening": ({ day, points, lost }: { day: number; points: Both; lost: readonly number[] }) =>
    `Evening of ${day} April. Airmen lost today: Allies ${lost[0] ?? 0}, Germans ${lost[1] ?? 0}. The week so far: ${points[0]} to ${points[1]} points.`,
  "event.replacement": ({ name, man, squadron, faces, roll, novice, type }: Replacement) =>
    `${name} joins ${SQUADRONS[squadron] ?? squadron} as ${duty(man)} on the ${typeName(type)}: ${faces.length === 0 ? "no novice" : `${faces.join(" + ")} = ${roll}, ${novice ? "a novice" : "no novice"}`} (4.10v).`,
  "event.new-machine": ({ name, type }: AMan & { type: string }) =>
    `${name} flies the ${typeName(type)} from now on (B-69).`,
  "event.week-over": ({ side, points }: { side: string | null; points: Both }) =>
    side === null
      ? `The week is over: ${points[0]} points to ${points[1]}, a draw.`
      : `The week is over: ${sideName(side)} win Bloody April, Allies ${points[0]} points, Germans ${points[1]}.`,
  "throw.called": ({ mission }: { mission: number }) => `How many Germans come to mission ${mission}`,
  "throw.landing": ({ id, name }: { id: string; name: string }) =>
    `Forced landing, ${name} (${id}): lives on 1 to 4`,
  "throw.novice": ({ name, man }: InCrew) => `Replacement ${name}, ${duty(man)}: a novice?`,
};
