import { NUMERALS } from "../../../../core/geometry/clock.ts";
import { toInches } from "../../../../core/geometry/surd.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { remembered } from "../../../../core/remember.ts";
import type { Edge } from "../../data/edges.ts";
import { waysOut } from "../../rules/advice/way-back.ts";
import { lossesOf } from "../../rules/outcome/outcome.ts";
import { canReach, scoreOf } from "../../rules/outcome/score.ts";
import { FATES, type Scoring } from "../../rules/setup/prices.ts";
import type { Aircraft, State } from "../../rules/state/state.ts";
import { COSINES } from "./aim.ts";

/** What the dearest fate of any aircraft counts where points decide, and a kill where kills do. */
const DEAREST = 600;
const KILL = 500;
/** The numeral that points straight at each edge. */
export const FACING: Readonly<Record<Edge, number>> = { right: 3, near: 6, left: 9, far: 12 };
/** Of a way out, the part that is earned by coming nearer to it. */
const APPROACH = 0.8;
/** Inches that it costs to turn round. */
const ROUND = 12;
/** What is left of a way out that can't be reached in time. */
const TOO_FAR = 0.05;
/** Of the price for bringing it down, what an aircraft has lost at its last oval. */
const RISK = 0.5;
/** Ovals with which every other aircraft comes through. */
const SHAKY = 0.6;

function dearest({ prices }: Scoring): number {
  const all = prices.flat().flatMap((one) => FATES.map((fate) => one[fate]));
  return Math.max(1, ...all);
}

/** What one point counts. */
const unitOf = remembered((scoring: Scoring) => DEAREST / dearest(scoring));

/** What has been earned for the goal so far, for the first side. */
export function earned(state: State): number {
  const { scoring, goal } = state.setup;
  if (goal === "most-kills") return KILL * (lossesOf(state, 1) - lossesOf(state, 0));
  const [first, second] = (scoring && scoreOf(state)) ?? [0, 0];
  return scoring ? unitOf(scoring) * (first - second) : 0;
}

/** What the goal of the set-up still holds for one aircraft that flies, to its own side. */
export interface Prospect {
  /** Edges that it may leave by to its side's gain. */
  readonly ways: readonly Edge[];
  /** What it will earn by leaving if it comes through, as far as it has come by now. */
  readonly exit: number;
  /** What its side loses when it is brought down. */
  readonly down: number;
}

const NOTHING: Prospect = { ways: [], exit: 0, down: 0 };

/** Inches from an edge, with what it takes to point at it. */
function inchesTo(edge: Edge, { at, heading }: Aircraft, { width, depth }: State["setup"]["table"]): number {
  const x = toInches(at.xp, at.xq);
  const y = toInches(at.yp, at.yq);
  const straight = { left: x, right: width - x, near: y, far: depth - y }[edge];
  const cosine = COSINES[(heading - FACING[edge] + NUMERALS.length) % NUMERALS.length] ?? 0;
  return straight + (ROUND * (1 - cosine)) / 2;
}

function progress(edge: Edge, index: number, state: State): number {
  const aircraft = itemAt(state.aircraft, index);
  if (!canReach(aircraft, edge, state)) return TOO_FAR;
  const { width, depth } = state.setup.table;
  const span = ROUND + (edge === "left" || edge === "right" ? width : depth);
  return 1 - (APPROACH * Math.min(span, inchesTo(edge, aircraft, state.setup.table))) / span;
}

/** The prospect of an aircraft; nothing where points don't decide. */
export function prospectOf(state: State, index: number): Prospect {
  const { scoring, airframes } = state.setup;
  const side = airframes[index]?.side ?? 0;
  const own = scoring?.prices[side][index];
  const enemy = scoring?.prices[side === 0 ? 1 : 0][index];
  if (!scoring || !own || !enemy) return NOTHING;
  const unit = unitOf(scoring);
  const ways = waysOut(state.setup, index);
  const exits = ways.map((edge) => unit * (own[edge] - enemy[edge]) * progress(edge, index, state));
  return { ways, exit: Math.max(0, ...exits), down: unit * (enemy.down - own.down) };
}

/** What a prospect is worth with so many ovals of FUSELAGE left of those it had. */
export function held({ exit, down }: Prospect, ovals: number, of: number): number {
  return (exit * ovals) / (ovals + SHAKY) - (ovals > 0 ? RISK * (1 - ovals / Math.max(1, of)) : 1) * down;
}
