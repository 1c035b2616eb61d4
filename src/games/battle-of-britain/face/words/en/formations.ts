import type { StripStep } from "../../../../../face/strip.ts";
import { counted, poolName, squadrons } from "../../../words/grammar.en.ts";
import { targetName, typeName } from "../../../words/names.ts";
import type { GeschwaderState, Part, WingState } from "../order-values.ts";

const WINGS: Readonly<Record<WingState, string>> = {
  empty: "no squadrons",
  missed: "has missed",
  met: "in contact",
  patrol: "on patrol",
  airborne: "in the air",
  out: "airfield out",
  ready: "at readiness",
};

const GESCHWADER: Readonly<Record<GeschwaderState, string>> = {
  empty: "no squadrons",
  aloft: "in the air",
  back: "home again",
  home: "at home",
};

const PARTS: Readonly<Record<Part, string>> = {
  staff: "Staff",
  alert: "Alert",
  missions: "Missions",
  german: "German move",
  british: "British move",
  battle: "Battle",
  bombs: "Bombs",
};

/** On the strip there is room for a word. */
const SHORT: { readonly [Name in Part]?: string } = { german: "Germans", british: "British" };

const STATES: Readonly<Record<StripStep["state"], string>> = {
  done: "is over",
  now: "is now",
  next: "is next",
  waits: "comes later",
  gone: "does not come",
};

/** The squadrons of a formation; of an enemy's only how many there are. */
function aboard(cards: readonly (string | null)[]): string {
  const known = cards.filter((card) => card !== null);
  return known.length === cards.length ? squadrons(known) : counted(cards.length, "squadron", "squadrons");
}

/** Words of the list of formations, the strip and the toggles, in English. */
export const words = {
  "list.title": "Formations",
  "list.hint": "Choose a formation to see where it can go.",
  "list.pool": ({ pool, ready, damaged }: { pool: string; ready: number; damaged: number }) =>
    `${poolName(pool)}: ${ready} in the pile, ${damaged} damaged`,
  "list.under-plaques": "Squadrons under their plaques",
  "list.said-squadrons": ({ id, type, count }: { id: string; type: string; count: number }) =>
    type === ""
      ? `${counted(count, "squadron", "squadrons")} of ${id}, face down`
      : `${count} ${typeName(type)} of ${id}`,
  "list.wing": ({ state }: { state: WingState }) => WINGS[state],
  "list.geschwader": ({ state }: { state: GeschwaderState }) => GESCHWADER[state],
  "list.target": ({ target }: { target: string }) => targetName(target),
  "list.squadrons": "squadrons",
  "list.fuel": "fuel",
  "list.airfield-out": "airfield out",
  "list.said-wing": ({
    id,
    square,
    state,
    squadrons: cards,
  }: {
    id: string;
    square: string;
    state: WingState;
    squadrons: readonly (string | null)[];
  }) => `Wing ${id} at ${square}, ${WINGS[state]}, ${aboard(cards)}`,
  "list.said-geschwader": (one: {
    id: string;
    square: string;
    state: GeschwaderState;
    fuel: number;
    target: string;
    squadrons: readonly (string | null)[];
  }) =>
    [
      `Geschwader ${one.id}${one.square ? ` at ${one.square}` : ""}`,
      GESCHWADER[one.state],
      one.square && `${one.fuel} fuel`,
      one.target && `mission ${targetName(one.target)}`,
      aboard(one.squadrons),
    ]
      .filter(Boolean)
      .join(", "),
  "strip.title": ({ turn, phase, markers }: { turn: number; phase: number; markers: number }) =>
    phase > 0
      ? `Turn ${turn}, Tally Ho ${phase}: ${counted(markers, "combat", "combats")} left`
      : `Turn ${turn}`,
  "strip.part": ({ part }: { part: Part }) => SHORT[part] ?? PARTS[part],
  "strip.said": ({ part, state }: { part: Part; state: StripStep["state"] }) =>
    `${PARTS[part]} ${STATES[state]}`,
  "toggle.reach": "Squares in reach",
  "toggle.radar": "Radar squares",
  "toggle.groups": "Group areas",
  "says.reach": ({ squares, most, reaches }: { squares: number; most: number; reaches: boolean }) =>
    `${counted(squares, "square", "squares")}; it moves up to ${most}: ${reaches ? "in reach" : "out of reach"}.`,
  "says.beyond": "Too far for one move with this fuel.",
};
