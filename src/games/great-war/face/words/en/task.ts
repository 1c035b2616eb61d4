import { listed } from "../../../../../core/text.ts";
import type { SideName } from "../../../data/sides.ts";
import type { Target } from "../../../rules/setup/setup.ts";

const ENEMIES: Readonly<Record<SideName, string>> = { allied: "the Allies", german: "the Germans" };

/** What is to be done at a target, with its hexes; a road and a whole line of trench are told without. */
interface Place {
  readonly kind: Target["kind"];
  readonly hexes: readonly string[];
}

function points(count: number): string {
  return `${count} ${count === 1 ? "point" : "points"}`;
}

function target({ kind, hexes }: Place): string {
  const hex = listed(hexes, "or");
  switch (kind) {
    case "bomb":
      return `bomb hex ${hex}`;
    case "photo":
      return `photograph hex ${hex}`;
    case "spot":
      return `spot for the guns on hex ${hex}`;
    case "road":
      return "strafe the road";
    case "trench":
      return hexes.length > 0 ? `strafe the trenches in ${hex}` : "strafe the enemy's trenches";
  }
}

const HOW: Readonly<Record<Target["kind"], string>> = {
  bomb: "From 1500 m or lower: 2d6, 7 or more near the ground, 1 more for each full 500 m (9.4).",
  photo: "3 MP in a row straight and level through it, at 500 to 3000 m, with a fit observer (9.4).",
  spot: "4 turns within 6 hexes of it at 2500 m or lower, with an observer who does not fire (9.4).",
  road: "A point of ammunition for each hex flown over at strafing height (9.4).",
  trench: "A point of ammunition for each hex flown over at strafing height; the trench fires back (9.4).",
};

const PREY: Readonly<Record<string, string>> = {
  kill: "a single-seater",
  twoSeater: "a two-seater or bomber",
  balloon: "a balloon",
};

function none(ids: readonly string[]): string {
  return ids.length === 0 ? "nobody" : listed(ids, "and");
}

/** What each side is to do, in English. */
export const words = {
  "task.aim.points": ({ enemy, turns }: { readonly enemy: SideName; readonly turns: number }) =>
    `Have more points than ${ENEMIES[enemy]} after turn ${turns}.`,
  "task.aim.last-side": "Be the only side that still flies.",
  "task.standing": (of: Readonly<Record<"own" | "enemy" | "turn" | "turns", number>>) =>
    `${points(of.own)} to ${of.enemy}, turn ${of.turn} of ${of.turns}`,
  "task.target": (place: Place) => target(place),
  "task.how": ({ kind }: { readonly kind: Target["kind"] }) => HOW[kind],
  "task.pays": (of: { readonly points: number }) => points(of.points),
  "task.each": (of: { readonly points: number }) => `${points(of.points)} each`,
  "task.each-hex": (of: { readonly points: number }) => `${points(of.points)} a hex`,
  "task.spotted": ({ turns, of }: Readonly<Record<"turns" | "of", number>>) => `${turns} of ${of} turns`,
  "task.strafed": ({ hexes }: { readonly hexes: number }) =>
    `${hexes} ${hexes === 1 ? "hex" : "hexes"} so far`,
  "task.shoot-down": ({ prey, one }: { readonly prey: string; readonly one: boolean }) =>
    one ? `shoot down ${PREY[prey] ?? prey}` : "shoot down the enemy, or drive him off",
  "task.down": ({ down, flying }: Readonly<Record<"down" | "flying", readonly string[]>>) =>
    `down: ${none(down)}; still flying: ${none(flying)}`,
  "task.home": ({ what }: { readonly what: "home" | "escape" }): string =>
    what === "home" ? "come home after trying the task" : "get home",
  "task.came-home": ({
    home,
    flying,
    tried,
  }: {
    readonly home: readonly string[];
    readonly flying: readonly string[];
    readonly tried: readonly string[] | null;
  }) =>
    tried === null
      ? `home: ${none(home)}; still flying: ${none(flying)}`
      : `home: ${none(home)}; tried and still flying: ${none(tried)}`,
};
