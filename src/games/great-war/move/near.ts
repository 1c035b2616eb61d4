import type { MoveOrder } from "../order.ts";
import { ACTIONS, AHEAD, BOMB, FIRST_MANEUVER, LEFT, NONE, RIGHT } from "./actions.ts";
import { walk } from "./examine.ts";
import { fly } from "./fly.ts";
import {
  allowedDive,
  allowsHeight,
  type Heights,
  heightCount,
  heightsOf,
  LEVEL_METRES,
  speedRange,
} from "./limits.ts";
import { type Menu, menuOf } from "./menu.ts";
import { moveOptions } from "./options.ts";
import { orderOf } from "./print.ts";
import type { Draft } from "./read.ts";
import type { MoveScene } from "./scene.ts";
import { isJammedIn, standsInTheWay } from "./stacking.ts";
import { startOf, TURNED_STATES } from "./turning.ts";

/** How many near answers a refusal offers. */
const NEAR_COUNT = 3;
/** Steps of a text that are compared: nothing legal is much longer. */
const LONGEST_COMPARED = 30;
/** What an edit weighs: hexes ahead come and go most easily, maneuvers are hardly ever invented. */
const WEIGHT = { remove: 2, ahead: 2, turn: 3, swap: 3, maneuver: 8 } as const;
const NEVER = 30_000;

function insertion(action: number): number {
  if (action === AHEAD) return WEIGHT.ahead;
  return action < FIRST_MANEUVER ? WEIGHT.turn : WEIGHT.maneuver;
}

function isTurn(action: number): boolean {
  return action === LEFT || action === RIGHT;
}

/** What it weighs to fly `action` where `typed` stood. */
function replacement(typed: number, action: number): number {
  if (typed === action) return 0;
  return isTurn(typed) && isTurn(action) ? WEIGHT.swap : NEVER;
}

/**
 * The least edits from what was typed to any way to spend a speed exactly, by dynamic programming over what has been
 * read, the MP left, and the state of turning and maneuvers.
 */
class Mending {
  private readonly weights: Int16Array;

  constructor(
    private readonly menu: Menu,
    private readonly typed: readonly number[],
    private readonly speed: number,
  ) {
    this.weights = new Int16Array((typed.length + 1) * (speed + 1) * TURNED_STATES * 2).fill(NEVER);
    for (let left = 0; left <= speed; left++) {
      for (let read = typed.length; read >= 0; read--) this.fill(read, left);
    }
  }

  private cell(read: number, left: number, turned: number, flown: number): number {
    return ((read * (this.speed + 1) + left) * TURNED_STATES + turned) * 2 + flown;
  }

  private weight(read: number, left: number, turned: number, flown: number): number {
    return this.weights[this.cell(read, left, turned, flown)] as number;
  }

  private fill(read: number, left: number): void {
    for (let turned = 0; turned < TURNED_STATES; turned++) {
      for (let flown = 0; flown < 2; flown++) {
        this.weights[this.cell(read, left, turned, flown)] = this.best(read, left, turned, flown).weight;
      }
    }
  }

  /** The lightest next edit: the action flown (−1 for none), and how much of the text it reads. */
  private best(read: number, left: number, turned: number, flown: number) {
    const rest = this.typed.length - read;
    let best = { weight: rest === 0 && left === 0 ? 0 : NEVER, action: -1, reads: 0 };
    if (rest > 0) {
      const weight = WEIGHT.remove + this.weight(read + 1, left, turned, flown);
      if (weight < best.weight) best = { weight, action: -1, reads: 1 };
    }
    for (let action = AHEAD; action < BOMB; action++) {
      const next = this.menu.after(turned, action);
      const after = left - this.menu.cost(turned, action);
      if (next < 0 || after < 0 || (action >= FIRST_MANEUVER && flown === 1)) continue;
      const had = action >= FIRST_MANEUVER ? 1 : flown;
      const added = insertion(action) + this.weight(read, after, next, had);
      if (added < best.weight) best = { weight: added, action, reads: 0 };
      if (rest === 0) continue;
      const swap = replacement(this.typed[read] as number, action);
      const kept = swap + this.weight(read + 1, after, next, had);
      if (kept <= best.weight && swap < NEVER) best = { weight: kept, action, reads: 1 };
    }
    return best;
  }

  /** The actions of the lightest mending from a state of turning; null where there is none. */
  actions(start: number): readonly number[] | null {
    if (this.weight(0, this.speed, start, 0) >= NEVER) return null;
    const actions: number[] = [];
    let [read, left, turned, flown] = [0, this.speed, start, 0];
    while (left > 0 || read < this.typed.length) {
      const { action, reads } = this.best(read, left, turned, flown);
      read += reads;
      if (action < 0) continue;
      actions.push(action);
      left -= this.menu.cost(turned, action);
      turned = this.menu.after(turned, action);
      if (action >= FIRST_MANEUVER) flown = 1;
    }
    return actions;
  }
}

/** The single steps of a draft without bombs. */
function typedActions({ items }: Draft): readonly number[] {
  return items
    .filter(({ action }) => action !== BOMB)
    .flatMap(({ action, count }) => Array<number>(Math.min(count, LONGEST_COMPARED)).fill(action))
    .slice(0, LONGEST_COMPARED);
}

/** Steps before the bombs go; null without a bomb in the draft. */
function bombPlace({ items }: Draft): number | null {
  const at = items.findIndex(({ action }) => action === BOMB);
  if (at < 0) return null;
  return items.slice(0, at).reduce((sum, { count }) => sum + count, 0);
}

function withBomb(actions: readonly number[], place: number | null): readonly number[] {
  if (place === null) return actions;
  const at = Math.min(place, actions.length);
  return [...actions.slice(0, at), BOMB, ...actions.slice(at)];
}

/** The speeds to mend for: the one written as nearly as may be, the one that was spent, and those beside it. */
function speedsFor(draft: Draft, scene: MoveScene): readonly number[] {
  const { from, to } = speedRange(scene);
  const inside = (speed: number) => Math.min(to, Math.max(from, speed));
  const written = inside(draft.speed?.mp ?? scene.aircraft.speed);
  const { prices } = walk(scene, "", draft.items, written);
  const spent = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  const wanted = draft.items.length > 0 ? inside(spent) : written;
  const first = draft.speed ? [written, wanted] : [wanted, written];
  return [...new Set([...first, inside(written - 1), inside(written + 1)])];
}

/** The allowed changes of altitude next to one in metres, the safe dive among them. */
function heightsNear(heights: Heights, metres: number, safe: number): readonly number[] {
  const { climb, level, dive } = heights;
  const towards = Math.round(metres / LEVEL_METRES) * LEVEL_METRES;
  const least = level ? 0 : climb > 0 && metres > 0 ? LEVEL_METRES : -LEVEL_METRES;
  const clipped = Math.max(-dive, Math.min(climb, towards));
  const wanted = [Math.max(-safe, clipped), clipped, least];
  return [...new Set(wanted)].filter((change) => allowsHeight(heights, change));
}

function familyOf(actions: readonly number[]) {
  const maneuver = actions.find((action) => action >= FIRST_MANEUVER && action < BOMB);
  return maneuver === undefined ? NONE : (ACTIONS[maneuver]?.family ?? NONE);
}

function* mendedAt(draft: Draft, scene: MoveScene, speed: number): Generator<MoveOrder> {
  const menu = menuOf(scene, speed);
  const start = startOf(scene.aircraft.ending, scene.setup.options.continued);
  const actions = new Mending(menu, typedActions(draft), speed).actions(start);
  if (!actions) return;
  const entered = actions.some((action) => ACTIONS[action]?.enters);
  const heights = heightsOf(scene, speed, familyOf(actions), entered);
  if (heightCount(heights) === 0) return;
  const place = scene.aircraft.bombs ? bombPlace(draft) : null;
  const steps = withBomb(actions, place).map((action) => (ACTIONS[action] as (typeof ACTIONS)[number]).step);
  const { gliding: glide } = scene.aircraft;
  for (const climb of heightsNear(heights, draft.change?.metres ?? 0, allowedDive(scene, speed))) {
    const plan = { speed, steps, climb, glide };
    if (draft.strafe) yield orderOf({ ...plan, strafe: true });
    yield orderOf({ ...plan, strafe: false });
  }
}

function* mended(draft: Draft, scene: MoveScene): Generator<MoveOrder> {
  for (const speed of speedsFor(draft, scene)) yield* mendedAt(draft, scene, speed);
  yield* mendedAt({ ...draft, items: [], change: null }, scene, speedRange(scene).from);
}

function isLegal(scene: MoveScene, order: MoveOrder): boolean {
  if (order.strafe && fly(scene, order).flown.strafed.length === 0) return false;
  return standsInTheWay(scene, order) === null || isJammedIn(scene);
}

/** The legal moves nearest to what was typed, nearest first: at least one. */
export function nearMoves(draft: Draft, scene: MoveScene): readonly string[] {
  const near = new Set<string>();
  for (const order of mended(draft, scene)) {
    if (near.size === NEAR_COUNT) break;
    if (isLegal(scene, order)) near.add(order.text);
  }
  if (near.size === 0) for (const { text } of moveOptions(scene)) return [text];
  return [...near];
}
