import { listed } from "../../../../../core/text.ts";
import type { Nose } from "../../../../../face/queries/nose.ts";
import { numberName } from "../../../../../face/queries/number.en.ts";
import type { Goal } from "../../../../../face/task.ts";
import type { SideName } from "../../../data/sides.ts";
import type { Way } from "../../../rules/grammar/order.ts";
import type { Target } from "../../../rules/setup/setup.ts";
import { count, gunName, guns } from "../../../words/grammar.en.ts";
import type { GunValues } from "../../../words/values.ts";
import type { Mover } from "../../line-up.ts";

/** What kind of ground a hex is. */
export type Ground = "trench-allied" | "trench-german" | "between" | "allied" | "german" | "middle";

const NOSES: Readonly<Record<Nose, string>> = {
  towards: "its nose towards you",
  away: "its nose away from you",
  left: "crossing left",
  right: "crossing right",
  over: "in the same hex",
};

const SIDES: Readonly<Record<SideName, string>> = { allied: "the Allies", german: "the Germans" };

const GROUNDS: Readonly<Record<Ground, string>> = {
  "trench-allied": "There is the trench of the Allies.",
  "trench-german": "There is the trench of the Germans.",
  between: "It is no man's land.",
  allied: "It is behind the Allied trench.",
  german: "It is behind the German trench.",
  middle: "It is between the sides.",
};

const TARGETS: Readonly<Record<Target["kind"], string>> = {
  bomb: "to be bombed",
  photo: "to be photographed",
  spot: "to be spotted for",
  road: "a road to be strafed",
  trench: "a trench to be strafed",
};

const GOALS: Readonly<Record<Goal["state"], string>> = {
  open: "open",
  done: "done",
  missed: "missed",
};

const STATES: Readonly<Record<Mover["state"], string>> = {
  moved: "has moved",
  now: "moves now",
  next: "is next",
  waits: "waits",
  gone: "is out of it",
};

const WAYS: Readonly<Record<string, string>> = { F: "ahead", L: "left", R: "right" };

/** A step of a move and how often it is flown: those with a way are counted, the others named. */
function stepSaid({ step, count }: { readonly step: string; readonly count: number }): string {
  const way = WAYS[step];
  return way === undefined ? step.replaceAll("-", " ") : `${way} ${numberName(count)}`;
}

function levels(number: number): string {
  return count(number, "level");
}

/** By how much a shot is missed; what is not here says nothing of how much. */
const MISSED: Readonly<Record<string, (by: number) => string>> = {
  outside: () => "out of its line of fire",
  "too-far": (by) => `${hexes(by)} too far`,
  "too-high": (by) => `${levels(by)} too high`,
  "too-low": (by) => `${levels(by)} too low`,
  blind: () => "in its blind spot",
  "fire-silent": () => "the guns are silent",
  "fire-idle": () => "nobody is at the gun",
  "fire-looks": () => "not long enough in sight",
};

/** A move, step by step. */
interface Spelt {
  readonly speed: number;
  readonly steps: readonly { readonly step: string; readonly count: number }[];
  /** Metres. */
  readonly climb: number;
  readonly glide: boolean;
  readonly strafe: boolean;
}

interface Gun {
  /** A mount's or a barrel's. */
  readonly name: string;
  /** Attacks that what is loaded still gives. */
  readonly left: number;
  /** Drums besides that one. */
  readonly spare: number;
  readonly jammed: boolean;
  readonly broken: boolean;
}

interface About {
  readonly id: string;
}

type Tails = About & {
  readonly nose: Nose;
  /** Who looks. */
  readonly me: string;
  /** On whose tail it is. */
  readonly quarry: string | null;
  /** Who is on its tail. */
  readonly tailers: readonly string[];
};

function hexes(number: number): string {
  return count(number, "hex", "hexes");
}

function metres(number: number): string {
  return count(number, "metre");
}

function movementPoints(number: number): string {
  return count(number, "movement point");
}

function gun({ name, left, spare, jammed, broken }: Gun): string {
  if (broken) return `${gunName(name)} broken`;
  const more = spare > 0 ? ` and ${count(spare, "full drum")}` : "";
  return `${gunName(name)} ${count(left, "attack")} left${more}${jammed ? ", jammed" : ""}`;
}

/** What is told of a dogfight on hexes to who asks, in English. */
export const words = {
  "columns.range": "range",
  "columns.clock": "at",
  "columns.height": "height",
  "columns.nose": "facing",
  "columns.shot": "your shot",
  "columns.threat": "its shot",
  "columns.damage": "damage",
  "columns.move": "this turn",
  "contact.range": (of: { hexes: number }) => (of.hexes === 0 ? "the same hex" : hexes(of.hexes)),
  "contact.clock": ({ clock }: { clock: number }) => `${clock} o'clock`,
  "contact.height": (of: { metres: number }) => {
    if (of.metres === 0) return "level";
    return `${metres(Math.abs(of.metres))} ${of.metres > 0 ? "above" : "below"}`;
  },
  "contact.nose": ({ nose, me, quarry, tailers }: Omit<Tails, "id">) =>
    [
      NOSES[nose],
      ...(quarry === null ? [] : [quarry === me ? "on your tail" : `on the tail of ${quarry}`]),
      ...tailers.map((id) => (id === me ? "you on its tail" : `${id} on its tail`)),
    ].join(", "),
  "contact.shot": ({ below, percent, ...one }: GunValues & { below: boolean; percent: number }) =>
    `${guns(one)}${below ? " from below" : ""}, ${percent} per cent`,
  "contact.gun": ({ percent }: { percent: number }) => `${percent} per cent`,
  "contact.fired": "fired already in this turn",
  "contact.no-shot": "none",
  "contact.missed": ({ why, by }: { why: string; by: number }) => {
    const missed = MISSED[why]?.(by);
    return missed === undefined ? "none" : `none: ${missed}`;
  },
  "contact.damage": ({ taken, of }: { taken: number; of: number }) => `${taken} of ${of}`,
  "contact.move": ({ moved }: { moved: boolean }): string => (moved ? "moved" : "still to move"),
  "able.moved": ({ id }: About) => `${id} has moved in this turn.`,
  "able.speed": ({ from, to, gliding }: { from: number; to: number; gliding: boolean }) =>
    `Its next move has ${from === to ? movementPoints(to) : `${from} to ${movementPoints(to)}`}${gliding ? "; it glides" : ""}.`,
  "able.turns": ({ prices, way }: { prices: readonly number[]; way: Way | null }) =>
    `Hexsides turned in one hex cost ${listed(prices.map(String), "and")} of them${way === null ? "" : `; it turns ${way === "L" ? "left" : "right"} only`}.`,
  "able.height": ({ climb, dive, speed }: { climb: number; dive: number; speed: number }) =>
    `It may climb ${metres(climb)}, or dive ${metres(dive)} at ${movementPoints(speed)}.`,
  "able.guns": (of: { guns: readonly Gun[] }) => `Its guns: ${of.guns.map(gun).join("; ")}.`,
  "able.bombs": "It carries bombs.",
  "able.tails": ({ id, target }: About & { target: string }) => `${id} is on the tail of ${target}.`,
  "edge.ahead": ({ id, home, ...of }: About & { hexes: number; home: boolean }) =>
    `Straight on ${id} leaves the board with hex ${of.hexes}${home ? ", and gets home" : ""} (D-10).`,
  "hex.none": ({ first, last }: { first: string; last: string }) =>
    `The board has hexes ${first} to ${last}: ? hex ${first} asks about the first.`,
  "hex.pieces": ({ hex, pieces }: { hex: string; pieces: readonly (About & { altitude: number })[] }) =>
    pieces.length === 0
      ? `Nobody is in hex ${hex}.`
      : `Hex ${hex}: ${listed(
          pieces.map(({ id, altitude }) => `${id} at ${metres(altitude)}`),
          "and",
        )}.`,
  "hex.seen": ({ id, clock, ...of }: About & { hexes: number; clock: number }) =>
    `From ${id} it is ${hexes(of.hexes)} away at ${clock} o'clock.`,
  "hex.ground": ({ ground }: { ground: Ground }) => GROUNDS[ground],
  "hex.archie": ({ side }: { side: SideName }) => `Anti-aircraft fire of ${SIDES[side]} reaches it (4.10h).`,
  "hex.target": ({
    id,
    kind,
    side,
    state,
  }: About & { kind: Target["kind"]; side: SideName; state: Goal["state"] }) =>
    `There is ${id}, ${TARGETS[kind]} by ${SIDES[side]}: ${GOALS[state]}.`,
  "order.one": ({ id, state, follows }: Pick<Mover, "id" | "state" | "follows">) =>
    `${id} ${STATES[state]}${follows === null ? "" : `, after ${follows}, which it tails`}.`,
  "order.none": "Nobody's turn to move is fixed now.",
  "asked.move": ({ id, turn }: About & { turn: number }) => `Turn ${turn}: write the move of ${id}.`,
  "asked.examples": ({ examples }: { examples: readonly string[] }) =>
    `For example ${listed(examples, "or")}.`,
  spelt: ({ speed, steps, climb, glide, strafe }: Spelt) =>
    `speed ${numberName(speed)}: ${[
      ...(glide ? ["gliding"] : []),
      ...(strafe ? ["strafing"] : []),
      ...steps.map(stepSaid),
      ...(climb === 0 ? [] : [`${climb > 0 ? "climbing" : "diving"} ${metres(Math.abs(climb))}`]),
    ].join(", ")}`,
  "names.hex": "hex",
  "tells.hex": "who is in a hex and what lies there: ? hex 0512, ? hex A1",
  "names.edge": "edge",
  "tells.edge": "how far the edge is straight ahead",
  "names.order": "order",
  "tells.order": "who moves when in this turn",
};
