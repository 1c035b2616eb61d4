import { itemAt } from "../../../../core/item-at.ts";
import { ACTIONS, BOMB, FAMILIES, type Family, FIRST_MANEUVER, NONE } from "../move/actions.ts";
import { type Cell, isEntered } from "../move/cells.ts";
import { allowedDive, type Heights, heightCount, heightsOf, type Range, speedRange } from "../move/limits.ts";
import { type Menu, menuOf, startCell } from "../move/menu.ts";
import { type Draft, type Item, readMove } from "../move/read.ts";
import type { MoveScene } from "../move/scene.ts";
import { mayStrafe } from "../move/strafe.ts";

/** A step that may come next: as it is written, its price, and the MP left after it. */
interface NextToken {
  readonly token: string;
  readonly price: number;
  readonly left: number;
}

/** What a move editor needs to know about an unfinished move. MP and metres. */
export interface NextMove {
  /** Offset behind which tokens go: the text's end, or the first thing that does not fit. */
  readonly at: number;
  readonly speeds: Range;
  /** The speed that is written, if it may be set. */
  readonly speed: number | null;
  readonly spent: number;
  readonly left: number;
  /** Steps that can still lead to a legal move. */
  readonly tokens: readonly NextToken[];
  /** Changes of altitude that may end the move as far as it is written; null without a speed. */
  readonly heights: Heights | null;
  /** Metres of the dive that are no overdive (4.5b). */
  readonly safeDive: number;
  readonly mayStrafe: boolean;
}

/** An unfinished move: where it stands, and the family of its maneuver, null as long as none is flown. */
class Unfinished {
  at: number;
  left: number;
  private cell: Cell;
  private family: Family | null = null;
  private readonly menu: Menu;

  constructor(
    private readonly scene: MoveScene,
    readonly speed: number,
    start: number,
  ) {
    this.menu = menuOf(scene, speed);
    this.cell = startCell(scene);
    this.left = speed;
    this.at = start;
  }

  heights(): Heights {
    return heightsOf(this.scene, this.speed, this.family ?? NONE, isEntered(this.cell));
  }

  tokens(): readonly NextToken[] {
    return ACTIONS.flatMap(({ token }, action) => {
      if (!this.leadsOn(action)) return [];
      const price = this.menu.cost(this.cell, action);
      return [{ token, price, left: this.left - price }];
    });
  }

  /** Takes an item whole, or leaves it and says no. */
  take({ action, count, end }: Item): boolean {
    let { cell, left } = this;
    const family = this.familyOf(action);
    for (let one = 0; one < count; one++) {
      const next = this.menu.next(cell, action, family ?? NONE);
      if (next >= 0) left -= this.menu.cost(cell, action);
      if (next < 0 || left < 0) return false;
      cell = next;
    }
    this.cell = cell;
    this.left = left;
    this.family = family;
    this.at = end;
    return true;
  }

  private familyOf(action: number): Family | null {
    if (action < FIRST_MANEUVER || action === BOMB) return this.family;
    return itemAt(ACTIONS, action).family;
  }

  private leadsOn(action: number): boolean {
    const family = this.familyOf(action);
    return (family === null ? FAMILIES : [family]).some((one) => {
      const next = this.menu.next(this.cell, action, one);
      return next >= 0 && this.hasEnding(this.left - this.menu.cost(this.cell, action), next, one);
    });
  }

  private hasEnding(left: number, cell: Cell, family: Family): boolean {
    return ([0, 1] as const).some(
      (enters) =>
        this.menu.ways(left, cell, family, enters) > 0 &&
        heightCount(heightsOf(this.scene, this.speed, family, enters === 1)) > 0,
    );
  }
}

function follow(scene: MoveScene, { speed, items }: Draft): Unfinished | null {
  const { from, to } = speedRange(scene);
  if (!speed || speed.mp < from || speed.mp > to) return null;
  const move = new Unfinished(scene, speed.mp, speed.end);
  for (const item of items) if (!move.take(item)) return move;
  return move;
}

/** Where what is understood of a text ends: at its end, where all fits. */
function placeIn(text: string, { items, fault }: Draft, { at }: Unfinished): number {
  const last = items.at(-1);
  if (last && last.end !== at) return at;
  return fault ? fault.start : text.length;
}

/** What may follow an unfinished move so that a legal one can still come of it: for an editor. */
export function nextMoveTokens(text: string, scene: MoveScene): NextMove {
  const draft = readMove(text);
  const move = follow(scene, draft);
  const speeds = speedRange(scene);
  if (!move) {
    const nothing = { speed: null, spent: 0, left: 0, tokens: [], heights: null, safeDive: 0 };
    return { ...nothing, at: draft.speed ? draft.speed.start : 0, speeds, mayStrafe: false };
  }
  const { speed, left } = move;
  return {
    at: placeIn(text, draft, move),
    speeds,
    speed,
    spent: speed - left,
    left,
    tokens: move.tokens(),
    heights: move.heights(),
    safeDive: allowedDive(scene, speed),
    mayStrafe: mayStrafe(scene, speed),
  };
}
