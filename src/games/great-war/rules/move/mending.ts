import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { ACTIONS, AHEAD, type Family, FIRST_MANEUVER, LEFT, RIGHT } from "./actions.ts";
import type { Cell } from "./cells.ts";
import type { Menu } from "./menu.ts";
import { TURNED_STATES } from "./turning.ts";

/** What an edit weighs; no maneuver is invented. */
const ADDED: readonly number[] = [2, 3, 3];
const SWAPPED = 3;
const NEVER = 30_000;
/** Of the cells only turning and the maneuver matter here: the even quarter. */
const STRIDE = 4;

/** A hex ahead is given up more easily than what was meant by a turn or a maneuver. */
function removed(action: number): number {
  if (action === AHEAD) return 2;
  return action < FIRST_MANEUVER ? 4 : 6;
}

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
  const swap = typed === LEFT ? [itemAt(KEEP, RIGHT)] : typed === RIGHT ? [itemAt(KEEP, LEFT)] : [];
  return [itemAt(KEEP, typed), REMOVE, ...swap, ...ADD];
}

/** The family of the maneuver that an action is. */
export function familyOf(action: number): Family {
  return itemAt(ACTIONS, action).family;
}

/**
 * The least edits from what was typed to any way to spend a speed exactly, by dynamic programming over what has been
 * read, the MP left, and the state of turning and maneuvers.
 */
export class Mending {
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
      for (const edit of itemAt(this.edits, read)) {
        least = Math.min(least, this.weigh(edit, read, left, state * STRIDE));
      }
      this.weights[place + state] = least;
    }
  }

  /** What the mending weighs if it goes on with an edit. */
  private weigh({ action, reads }: Edit, read: number, left: number, cell: Cell): number {
    if (action < 0) {
      const typed = itemAt(this.typed, read);
      return removed(typed) + itemAt(this.weights, this.place(read + 1, left) + cell / STRIDE);
    }
    const next = this.menu.next(cell, action, familyOf(action));
    const rest = left - this.menu.cost(cell, action);
    if (next < 0 || rest < 0) return NEVER;
    const edited = reads === 0 ? itemAt(ADDED, action) : this.typed[read] === action ? 0 : SWAPPED;
    return edited + itemAt(this.weights, this.place(read + reads, rest) + (next >> 2));
  }

  private lightest(read: number, left: number, cell: Cell): Edit {
    const edits = itemAt(this.edits, read);
    const weight = this.weights[this.place(read, left) + cell / STRIDE];
    return present(edits.find((edit) => this.weigh(edit, read, left, cell) === weight));
  }

  /** The actions of the lightest mending from a cell, bombs left out; null where there is none. */
  actions(start: Cell): readonly number[] | null {
    const from = (start >> 2) * STRIDE;
    if (itemAt(this.weights, this.place(0, this.speed) + from / STRIDE) >= NEVER) return null;
    const actions: number[] = [];
    let [read, left, cell] = [0, this.speed, from];
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
