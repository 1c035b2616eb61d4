import { sameHex } from "../../../../core/geometry/hex.ts";
import { hexLabel } from "../../../../core/geometry/hex-map.ts";
import type { Objection } from "../../../../core/orders/refusal.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import type { MoveOrder } from "../grammar/order.ts";
import { currentMax, isLoaded } from "../state/condition.ts";
import { refuse } from "../state/refusal.ts";
import { altitudeProblem } from "./altitude.ts";
import { stepsOfItems, type Walk, walk } from "./examine.ts";
import { fly } from "./fly.ts";
import { speedRange } from "./limits.ts";
import { orderOf } from "./print.ts";
import { type Draft, readMove } from "./read.ts";
import type { MoveScene } from "./scene.ts";
import { isJammedIn, standsInTheWay } from "./stacking.ts";
import { strafingRounds } from "./strafe.ts";

/** Prices told in a refusal; a longer list helps nobody. */
const MOST_PRICES = 16;

function grammarProblem(text: string, { fault }: Draft): Objection | null {
  if (!fault) return null;
  const { reason, start, end } = fault;
  const found = reason === "too-long" ? String(text.length) : text.slice(start, end);
  return refuse("move-grammar", "4.5a", { reason, found }, fault);
}

/** D-02, D-03, D-08, 4.10a. */
function speedProblem(scene: MoveScene, speed: NonNullable<Draft["speed"]>): Objection | null {
  const { setup, index, aircraft } = scene;
  const { from, to } = speedRange(scene);
  if (speed.mp >= from && speed.mp <= to) return null;
  const { climbed, dived } = aircraft.ending;
  const change = climbed >= 100 ? -1 : Number(dived >= 100);
  const values = {
    speed: speed.mp,
    from,
    to,
    last: aircraft.speed,
    max: currentMax(setup, index, aircraft),
    gliding: aircraft.gliding,
    loaded: isLoaded(aircraft),
    energy: setup.options.energy ? change : 0,
  };
  return refuse("move-speed", "D-02", values, speed);
}

/** D-02: what is spent is the speed, to the MP. Silent where something has no price. */
function sumProblem(text: string, { items, speed }: Draft, { prices }: Walk): Objection | null {
  if (!speed || prices.includes(null)) return null;
  const spent = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  if (spent === speed.mp) return null;
  const told = items.slice(0, MOST_PRICES).map(({ start, end }, at) => ({
    token: text.slice(start, end),
    price: prices[at] ?? 0,
  }));
  return refuse("move-sum", "D-02", { speed: speed.mp, spent, prices: told }, speed);
}

/** D-08: only what has no engine or no fuel glides. */
function glideProblem(text: string, { aircraft }: MoveScene, { glide }: Draft): Objection | null {
  if (!glide || aircraft.gliding) return null;
  return refuse("move-engine", "D-08", { found: text.slice(glide.start, glide.end) }, glide);
}

function strafeProblem(text: string, scene: MoveScene, draft: Draft, order: MoveOrder): Objection | null {
  const { strafe } = draft;
  if (!strafe) return null;
  const { setup, index, aircraft } = scene;
  const armed = strafingRounds(setup, index, aircraft) > 0;
  const { flown, end } = fly(scene, order);
  if (armed && flown.strafed.length > 0) return null;
  const found = text.slice(strafe.start, strafe.end);
  const values = { found, why: armed ? ("hexes" as const) : ("gun" as const), altitude: end.altitude };
  return refuse("move-strafe", "9.4", values, strafe);
}

/** 4.5f, D-09. */
function occupiedProblem(scene: MoveScene, order: MoveOrder): Objection | null {
  const at = standsInTheWay(scene, order);
  if (!at || isJammedIn(scene)) return null;
  const { aircraft, setup } = scene.board;
  const who = aircraft.findIndex(
    (other) => scene.settled.includes(other) && other.altitude === at.altitude && sameHex(other.hex, at.hex),
  );
  const id = setup.airframes[who]?.id ?? "";
  return refuse("move-occupied", "4.5f", { id, hex: hexLabel(at.hex), altitude: at.altitude });
}

function present(problems: readonly (Objection | null)[]): readonly Objection[] {
  return problems.filter((problem) => problem !== null);
}

/** The order that a text without faults spells, legal or not. */
function orderFrom(scene: MoveScene, draft: Draft): MoveOrder {
  return orderOf({
    speed: draft.speed?.mp ?? 0,
    steps: stepsOfItems(draft),
    climb: draft.change?.metres ?? 0,
    glide: scene.aircraft.gliding,
    strafe: draft.strafe !== null,
  });
}

function judged(text: string, scene: MoveScene, draft: Draft): Result<MoveOrder, readonly Objection[]> {
  const { speed } = draft;
  const fault = grammarProblem(text, draft);
  if (fault || !speed) return fail(present([fault]));
  const walked = walk(scene, text, draft.items, speed.mp);
  const tooFast = speedProblem(scene, speed);
  const wrong = present([
    tooFast,
    glideProblem(text, scene, draft),
    ...walked.problems,
    sumProblem(text, draft, walked),
    // What may be dived depends on the speed: a wrong one would only give wrong figures.
    tooFast ? null : altitudeProblem(text, scene, draft, walked),
  ]);
  if (wrong.length > 0) return fail(wrong);
  const order = orderFrom(scene, draft);
  const late = present([strafeProblem(text, scene, draft, order), occupiedProblem(scene, order)]);
  return late.length > 0 ? fail(late) : ok(order);
}

/** A move as it is written. */
export interface WrittenMove {
  readonly text: string;
  readonly draft: Draft;
  /** Whether it is written without its speed: `f3 l f4`. */
  readonly bare: boolean;
}

/** Reads a move: `8: F L2 F3 bomb F +50`. Total: any text says something. */
export function writtenMove(text: string): WrittenMove {
  const draft = readMove(text);
  return draft.fault?.reason === "speed"
    ? { text, draft: readMove(text, true), bare: true }
    : { text, draft, bare: false };
}

/** A draft with the speed that its steps come to (D-02); where they have no price, one that is no problem besides. */
function summed(text: string, scene: MoveScene, draft: Draft): Draft {
  const { from, to } = speedRange(scene);
  const usual = Math.min(to, Math.max(from, scene.aircraft.speed));
  const { prices } = walk(scene, text, draft.items, usual);
  const mp = prices.reduce<number | null>(
    (sum, price) => (sum === null || price === null ? null : sum + price),
    0,
  );
  return { ...draft, speed: { mp: mp ?? usual, start: 0, end: text.length } };
}

/** The legal move that is written, or every check that fails. `F9` says `9: F9`. */
export function judgeWritten(
  { text, draft, bare }: WrittenMove,
  scene: MoveScene,
): Result<MoveOrder, readonly Objection[]> {
  const isWhole = !draft.fault && draft.items.length > 0;
  if (bare) return judged(text, scene, isWhole ? summed(text, scene, draft) : readMove(text));
  return judged(text, scene, draft);
}

/** Whether a text is a legal move, without looking for what would be right. */
export function judgeMove(text: string, scene: MoveScene): Result<MoveOrder, readonly Objection[]> {
  return judgeWritten(writtenMove(text), scene);
}
