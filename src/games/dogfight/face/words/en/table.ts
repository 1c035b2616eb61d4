import { listed } from "../../../../../core/text.ts";
import type { Weapon } from "../../../data/weapons.ts";
import { decimal } from "../../../words/format.ts";
import { edgeName, FLIGHT_END } from "../../../words/grammar.en.ts";
import { mats } from "./table/mats.ts";

const WEAPONS: Readonly<Record<Weapon, string>> = {
  front: "Front gun",
  left: "Left gun",
  right: "Right gun",
  rear: "Rear gun",
};

interface Shot {
  readonly shooter: string;
  readonly weapon: Weapon;
  readonly target: string;
  /** Inches. */
  readonly range: number;
  readonly need: number;
}

function inches(range: number): string {
  return `${decimal(range, ".")}″`;
}

function needs(need: number): string {
  return need >= 6 ? "any roll" : `${need} or less`;
}

/** Words of the dogfight on the table page, in English. */
export const words = {
  ...mats,
  "list.title": "Aircraft",
  "list.hint": "Choose one of yours, then point at another to see range and arc.",
  "toggle.arcs": "Fields of fire",
  "toggle.reach": "Where it can be next turn",
  "glance.level": ({ level }: { level: number }) => `level ${level}`,
  "glance.heading": ({ heading }: { heading: number }) => `${heading} o'clock`,
  "glance.lost": ({ weapon }: { weapon: Weapon }) => `${WEAPONS[weapon].toLowerCase()} lost`,
  "oval.left": ({ rating, left }: { rating: string; left: number }) =>
    `${rating}: ${left > 0 ? left : "none"} left`,
  "glance.gone": ({ status }: { status: string }) => FLIGHT_END[status] ?? status,
  "forecast.shot": ({
    target,
    weapon,
    range,
    percent,
  }: Omit<Shot, "shooter" | "need"> & { percent: number }) =>
    `${target}: ${inches(range)}, ${weapon} arc, ${percent} %`,
  "forecast.none": "no shot, as they stand now",
  "forecast.danger": ({ enemies }: { enemies: readonly string[] }) =>
    `${listed(enemies, "and")} could fire there`,
  "forecast.leaves": ({ edge }: { edge: string }) =>
    `Crosses the ${edgeName(edge)} edge and is out of the game.`,
  "forecast.friend": ({ friend }: { friend: string }) =>
    `Ends within 0.5″ of ${friend}: they may collide (R-24).`,
  "forecast.trapped": "From there it has no way to stay on the table (R-25).",
  "forecast.ahead": "straight on leads off the table: turn away (R-25)",
  "forecast.doomed": "no order keeps it on the table for long (R-25)",
  "fire.title": ({ name }: { name: string }) => `${name} fires`,
  "fire.hint": "Choose a shot, or cease fire. Each weapon fires once a turn.",
  "fire.pair": ({ shooter, target }: Pick<Shot, "shooter" | "target">) => `Fire: ${shooter} at ${target}`,
  "fire.figures": ({ weapon, range, need }: Pick<Shot, "weapon" | "range" | "need">) =>
    `${WEAPONS[weapon]} · ${inches(range)} · needs ${needs(need)}`,
  "fire.done": "Cease fire",
  "fire.doneHint": "Ends your combat phase for this turn.",
  "fire.line": "Or type a shot",
  "fire.example": ({ own, enemy }: { own: string; enemy: string }) => `${own} front ${enemy}, or done`,
  "fire.go": "Fire",
};
