import type { Counter, CounterState } from "../../../../tabletop/counter.ts";
import type { Figure } from "../../../../tabletop/figure.ts";
import type { Spot } from "../../../../tabletop/place.ts";
import type { SideIndex } from "../../../../tabletop/side.ts";
import { BRITISH, GERMAN } from "../../data/sides.ts";
import type { SquareName } from "../../data/tables.ts";
import { atlasOf } from "../../rules/map/atlas.ts";
import { columnOf, rowOf } from "../../rules/map/square.ts";
import { hasAirfield, placeOf, tablesOf, typeOf } from "../../rules/state/look.ts";
import type { Geschwader, Wing } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase, type Say } from "../phrase.ts";
import type { WingStatus } from "../words/tabletop-values.ts";
import { clockOf } from "./clock.ts";
import { overSquare, standOf } from "./stations.ts";
import { symbolOf } from "./symbols.ts";

/** A plaque in the air against one on the ground: a raid grows as it comes to the radar line, and behind it. */
const ALOFT = 1.5;
const FAR = 1.15;
const ON_THE_LINE = 1.32;
const AMONG = 1.1;
const SQUADRON = 0.8;

/** Eighths of a turn from the table's 12 o'clock, by the steps of a move to the right and up. */
const HEADINGS: Readonly<Record<string, number>> = {
  "0 1": 0,
  "1 1": 45,
  "1 0": 90,
  "1 -1": 135,
  "0 -1": 180,
  "-1 -1": 225,
  "-1 0": 270,
  "-1 1": 315,
};

/** The squadrons of a formation, numbered from the lowest of their stack. */
export function squadronId(formation: string, at: number): string {
  return `${formation}-${at + 1}`;
}

/** The squadrons under a plaque: face down for whoever may not know them (BB-94). */
function squadrons(
  view: View,
  { id, squadrons: cards }: Geschwader | Wing,
  side: SideIndex,
  at: Spot,
  say: Say,
): readonly Counter[] {
  return cards.map((card, place): Counter => {
    const common = { id: squadronId(id, place), ...at, side, size: SQUADRON } as const;
    if (card === null)
      return {
        ...common,
        label: "",
        title: say(phrase("squadron.unknown", { id, at: place + 1, of: cards.length })),
        down: true,
      };
    const type = typeOf(view.setup, card);
    return {
      ...common,
      label: type.name,
      title: say(phrase("squadron.title", { id, name: type.name })),
      symbol: symbolOf(type),
      figures: [
        { value: `${type.dice}`, label: say(phrase("squadron.dice")) },
        { value: `${type.defence}`, label: say(phrase("squadron.defence")) },
        ...(type.bombs > 0 ? [{ value: `${type.bombs}`, label: say(phrase("squadron.bombs")) }] : []),
      ],
    };
  });
}

/** Where a geschwader flew last, in degrees; undefined before its first step. */
function headingOf({ way }: Geschwader): number | undefined {
  const [from, to] = way.flatMap(({ squares }) => squares).slice(-2);
  if (from === undefined || to === undefined) return undefined;
  return HEADINGS[`${columnOf(to) - columnOf(from)} ${rowOf(to) - rowOf(from)}`];
}

function strength(count: number, say: Say): readonly Figure[] {
  return [{ value: `${count}`, label: say(phrase("formation.strength")) }];
}

/** How large a formation in the air stands on the table: smaller where others are in its square. */
function sizeAmong(view: View, square: SquareName, alone: number): number {
  return overSquare(view, square).length > 1 ? Math.min(alone, AMONG) : alone;
}

/** BB-37: how large a raid stands on the table, by how far it has come. */
function sizeAloft(view: View, square: SquareName): number {
  const { inside, watched } = atlasOf(tablesOf(view.setup));
  if (inside.has(square)) return sizeAmong(view, square, ALOFT);
  return sizeAmong(view, square, watched.has(square) ? ON_THE_LINE : FAR);
}

function geschwaderState({ square, squadrons: cards, flown }: Geschwader): CounterState {
  if (square !== null) return "aloft";
  return cards.length === 0 ? "grounded" : flown ? "used" : "ready";
}

function geschwader(view: View, one: Geschwader, say: Say): readonly Counter[] {
  const { id, square, pool, fuel, way, squadrons: cards } = one;
  const at = standOf(view, one);
  const heading = headingOf(one);
  const plaque: Counter = {
    id,
    label: id,
    title: say(phrase("geschwader.title", { id, pool })),
    note: say(phrase("geschwader.note", { square, strength: cards.length, fuel })),
    side: GERMAN,
    shape: "plaque",
    ...at,
    figures: strength(cards.length, say),
    state: geschwaderState(one),
    ...(square !== null && {
      size: sizeAloft(view, square),
      clock: clockOf(way.at(-1)?.phase ?? view.phase),
    }),
    ...(square !== null && heading !== undefined && { heading }),
  };
  return [...squadrons(view, one, GERMAN, at, say), plaque];
}

/** What a wing does, as a tote board has it (BB-75, BB-91). */
export function statusOf(view: View, one: Wing): WingStatus {
  if (one.square !== null) return one.patrol ? "patrol" : "aloft";
  if (one.squadrons.length === 0) return "none";
  if (one.met || one.missed || one.used) return "landed";
  return hasAirfield(view, one) ? "ready" : "field-out";
}

const STATES: Readonly<Record<WingStatus, CounterState>> = {
  none: "grounded",
  aloft: "aloft",
  patrol: "aloft",
  landed: "used",
  "field-out": "damaged",
  ready: "ready",
};

function wing(view: View, one: Wing, say: Say): readonly Counter[] {
  const { id, group, square, squadrons: cards } = one;
  const at = standOf(view, one);
  const status = statusOf(view, one);
  const plaque: Counter = {
    id,
    label: id,
    title: say(phrase("wing.title", { id, group })),
    note: say(phrase("wing.note", { status, square: placeOf(view, one), strength: cards.length })),
    side: BRITISH,
    shape: "plaque",
    ...at,
    figures: strength(cards.length, say),
    state: STATES[status],
    ...(square !== null && { size: sizeAmong(view, square, ALOFT) }),
  };
  return [...squadrons(view, one, BRITISH, at, say), plaque];
}

/** Plaques with their squadrons under them, the Luftwaffe's first. */
export function countersOf(view: View, say: Say): readonly Counter[] {
  return [
    ...view.geschwader.flatMap((one) => geschwader(view, one, say)),
    ...view.wings.flatMap((one) => wing(view, one, say)),
  ];
}
