import { listed } from "../../../../../core/text.ts";
import type { Points } from "../../../data/points.ts";
import type { DEGREES, GroundTarget } from "../../../data/target.ts";

type Degree = (typeof DEGREES)[number];

const PREY: Readonly<Record<keyof Points, string>> = {
  fighter: "the fighters",
  light: "the light bombers",
  medium: "the medium bombers",
  heavy: "the heavy bombers",
};

const TARGETS: Readonly<Record<GroundTarget["id"], string>> = {
  airfield: "the airfield",
  factory: "the factory",
  ship: "the ship",
};

const DAMAGED: Readonly<Record<Degree, string>> = {
  light: "lightly",
  moderate: "moderately",
  heavy: "heavily",
};

function victoryPoints(count: number): string {
  return `${count} victory ${count === 1 ? "point" : "points"}`;
}

function none(ids: readonly string[]): string {
  return ids.length === 0 ? "nobody" : listed(ids, "and");
}

/** What each side is to do, in English. */
export const words = {
  "task.aim": ({ turns }: { readonly turns: number }) =>
    `Have more victory points than the enemy after turn ${turns}.`,
  "task.standing": (of: Readonly<Record<"own" | "enemy" | "turn" | "turns", number>>) =>
    `${victoryPoints(of.own)} to ${of.enemy}, turn ${of.turn} of ${of.turns}`,
  "task.shoot-down": ({ role }: { readonly role: keyof Points }) => `shoot down ${PREY[role]}`,
  "task.pays": ({ down, damaged }: Points[keyof Points]) =>
    `${victoryPoints(down)} for each that is down, ${damaged} for each that is damaged`,
  "task.so-far": (of: Readonly<Record<"down" | "damaged" | "flying", readonly string[]>>) =>
    `down: ${none(of.down)}; damaged: ${none(of.damaged)}; unharmed: ${none(of.flying)}`,
  "task.target": ({ target }: { readonly target: GroundTarget["id"] }) => `destroy ${TARGETS[target]}`,
  "task.how":
    "Loaded Elements and bombers drop on it in the over-target turn; Elements may strafe it as well (DIF-B13).",
  "task.degrees": ({
    degrees,
  }: {
    readonly degrees: readonly (Readonly<Record<"damage" | "points", number>> & {
      readonly degree: Degree;
    })[];
  }) =>
    listed(
      degrees.map(
        ({ degree, damage, points }) =>
          `${victoryPoints(points)} ${DAMAGED[degree]} damaged (from ${damage})`,
      ),
      "or",
    ),
  "task.damage": ({ points, level }: { readonly points: number; readonly level: Degree | null }) =>
    `${points} damage ${points === 1 ? "point" : "points"} so far${level ? `: ${DAMAGED[level]} damaged` : ""}`,
};
