import type { Goal } from "../../../data/config.ts";
import { count, edgeName, names } from "../../../words/grammar.en.ts";

type Ids = readonly string[];

const AIMS: Readonly<Record<Goal, string>> = {
  "last-side": "Be the last side on the table (R-28).",
  "first-kill": "Bring an enemy down before he does (R-28).",
  "most-kills": "Bring down more than the enemy does (R-28).",
  "most-damage": "Be the last side on the table, or ahead in damage when time is up (R-42).",
  leave: "Get across the edge (R-37).",
  points: "Earn more points than the enemy (R-38).",
};

function none(ids: Ids): string {
  return ids.length === 0 ? "nobody" : names(ids);
}

function across(edge: string): string {
  return edge === "any" ? "any edge" : `the ${edgeName(edge)} edge`;
}

/** What each side is to do, in English. */
export const words = {
  "task.aim": ({ goal, chases }: { readonly goal: Goal; readonly chases: boolean }): string =>
    chases ? "Stop them (R-37)." : AIMS[goal],
  "task.points": ({
    own,
    enemy,
    turn,
    turns,
  }: {
    readonly own: number;
    readonly enemy: number;
    readonly turn: number;
    readonly turns: number | null;
  }) => `${count(own, "point")} to ${enemy}${turns === null ? "" : `, turn ${turn} of ${turns}`}`,
  "task.turn": ({ turn, turns }: Readonly<Record<"turn" | "turns", number>>) => `turn ${turn} of ${turns}`,
  "task.shoot-down": ({ aircraft }: { readonly aircraft: Ids }) =>
    aircraft.length > 1 ? `shoot down one of ${names(aircraft)}` : `shoot down ${names(aircraft)}`,
  "task.get-across": ({ aircraft, edge }: { readonly aircraft: Ids; readonly edge: string }) =>
    `get ${names(aircraft)} across ${across(edge)}`,
  "task.each": ({ points }: { readonly points: number }) => `${count(points, "point")} each`,
  "task.down": ({ done, left }: Readonly<Record<"done" | "left", Ids>>) =>
    `down: ${none(done)}; still flying: ${none(left)}`,
  "task.across": ({ done, left }: Readonly<Record<"done" | "left", Ids>>) =>
    `across: ${none(done)}; can still get there: ${none(left)}`,
  "task.leave": (of: { readonly count: number; readonly edge: string; readonly aircraft: Ids }) =>
    `get ${of.count} of ${names(of.aircraft)} across ${across(of.edge)}`,
  "task.stop": (of: { readonly count: number; readonly edge: string; readonly aircraft: Ids }) =>
    `let fewer than ${of.count} of ${names(of.aircraft)} across ${across(of.edge)}`,
  "task.of-across": (of: { readonly count: number; readonly done: Ids; readonly left: Ids }) =>
    `${of.done.length} of ${of.count} across; can still get there: ${none(of.left)}`,
  "task.kill": ({ goal }: { readonly goal: Goal }): string =>
    goal === "first-kill"
      ? "shoot down an enemy first"
      : goal === "most-kills"
        ? "shoot down enemies"
        : "shoot down the enemy, or drive him off",
  "task.kills": (of: { readonly done: Ids; readonly left: Ids; readonly lost: number }) =>
    `down: ${none(of.done)}; still flying: ${none(of.left)}; own losses: ${of.lost}`,
};
