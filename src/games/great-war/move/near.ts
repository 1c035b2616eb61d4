import type { MoveOrder } from "../order.ts";
import { ACTIONS, type Action, AHEAD, BOMB, type Family, LEFT, RIGHT } from "./actions.ts";
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
import { type Cell, type Menu, menuOf, startCell } from "./menu.ts";
import { moveOptions } from "./options.ts";
import { orderOf } from "./print.ts";
import type { Draft } from "./read.ts";
import type { MoveScene } from "./scene.ts";
import { isJammedIn, standsInTheWay } from "./stacking.ts";
import { TURNED_STATES } from "./turning.ts";

/** How many near answers a refusal offers. */
const NEAR_COUNT = 3;
/** Steps of a text that are compared: nothing legal is much longer. */
const LONGEST_COMPARED = 20;
/** What an edit weighs; no maneuver is invented. */
const REMOVED = 2;
const ADDED: readonly number[] = [2, 3, 3];
const SWAPPED = 3;
const NEVER = 30_000;
/** Of the cells only turning and the maneuver matter here: the even quarter. */
const STRIDE = 4;

/** One edit: the action flown, −1 for none, and how many typed steps it uses up. */
interface Edit {
  readonly action: number;
  readonly reads: 0 | 1;
}

const REMOVE: Edit = { action: -1, reads: 1 };
const ADD: readonly Edit[] = [AHEAD, LEFT, RIGHT].map((action) => ({ action, reads: 0 }));
const KEEP: readonly Edit[] = ACTIONS.map((_, action) => ({ action, reads: 1 }));

/** What may be done about a typed step, and all that may be added before it. */
function editsFor(typed: number | undefined): readonly Edit[] {
  if (typed === undefined) return ADD;
  const swap = typed === LEFT ? [KEEP[RIGHT] as Edit] : typed === RIGHT ? [KEEP[LEFT] as Edit] : [];
  return [KEEP[typed] as Edit, REMOVE, ...swap, ...ADD];
}

/**
 * The least edits from what was typed to any way to spend a speed exactly, by dynamic programming over what has been
 * read, the MP left, and the state of turning and maneuvers.
 */
class Mending {
  private readonly weights: Int16Array;
  private readonly edits: readonly (readonly Edit[])[];

  constructor(
    private readonly menu: Menu,
    private readonly typed: readonly number[],
    private readonly speed: number,
  ) {
    this.weights = new Int16Array((typed.length + 1) * (speed + 1) * TURNED_STATES * 2).fill(NEVER);
    this.edits = [...typed.map(editsFor), ADD];
    for (let left = 0; left <= speed; left++) {
      for (let read = typed.length; read >= 0; read--) this.fill(read, left);
    }
  }

  private place(read: number, left: number): number {
    return (read * (this.speed + 1) + left) * TURNED_STATES * 2;
  }

  private fill(read: number, left: number): void {
    const place = this.place(read, left);
    const isDone = left === 0 && read === this.typed.length;
    for (let state = 0; state < TURNED_STATES * 2; state++) {
      let least = isDone ? 0 : NEVER;
      for (const edit of this.edits[read] as readonly Edit[]) {
        least = Math.min(least, this.weigh(edit, read, left, state * STRIDE));
      }
      this.weights[place + state] = least;
    }
  }

  /** What the mending weighs if it goes on with an edit. */
  private weigh({ action, reads }: Edit, read: number, left: number, cell: Cell): number {
    if (action < 0) return REMOVED + (this.weights[this.place(read + 1, left) + cell / STRIDE] as number);
    const next = this.menu.next(cell, action, familyOf(action));
    const rest = left - this.menu.cost(cell, action);
    if (next < 0 || rest < 0) return NEVER;
    const edited = reads === 0 ? (ADDED[action] as number) : this.typed[read] === action ? 0 : SWAPPED;
    return edited + (this.weights[this.place(read + reads, rest) + (next >> 2)] as number);
  }

  private lightest(read: number, left: number, cell: Cell): Edit {
    const edits = this.edits[read] as readonly Edit[];
    const weight = this.weights[this.place(read, left) + cell / STRIDE];
    return edits.find((edit) => this.weigh(edit, read, left, cell) === weight) as Edit;
  }

  /** The actions of the lightest mending from a cell without bombs; null where there is none. */
  actions(start: Cell): readonly number[] | null {
    if ((this.weights[this.place(0, this.speed) + start / STRIDE] as number) >= NEVER) return null;
    const actions: number[] = [];
    let [read, left, cell] = [0, this.speed, start];
    while (left > 0 || read < this.typed.length) {
      const { action, reads } = this.lightest(read, left, cell);
      read += reads;
      if (action < 0) continue;
      actions.push(action);
      left -= this.menu.cost(cell, action);
      cell = (this.menu.next(cell, action, familyOf(action)) >> 2) * STRIDE;
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

function familyOf(action: number): Family {
  return (ACTIONS[action] as Action).family;
}

function* mendedAt(draft: Draft, scene: MoveScene, speed: number): Generator<MoveOrder> {
  const menu = menuOf(scene, speed);
  const actions = new Mending(menu, typedActions(draft), speed).actions((startCell(scene) >> 2) * STRIDE);
  if (!actions) return;
  const entered = actions.some((action) => ACTIONS[action]?.enters);
  const heights = heightsOf(scene, speed, Math.max(...actions.map(familyOf)) as Family, entered);
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
