import { type Facing, type Hex, hexAhead, hexDistance, turnedFacing } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { rememberedLatest } from "../../../../core/remember.ts";
import { ACTIONS, type Action, BOMB, FAMILIES, LEFT, RIGHT } from "../move/actions.ts";
import { CELLS, type Cell, isEntered } from "../move/cells.ts";
import { heightsFor, type Moves, movesAt } from "../move/flyable.ts";
import { heightAt, heightCount, LEVEL_METRES, speedRange } from "../move/limits.ts";
import type { MoveKind } from "../move/menu.ts";
import type { MoveScene } from "../move/scene.ts";
import { isJammedIn } from "../move/stacking.ts";
import { isOnBoard } from "../setup/front.ts";
import { aceCountsAt } from "./ground-modifiers.ts";

/** What a gun covers: hexes around it, up to an altitude in metres. */
export interface Cover {
  readonly hex: Hex;
  readonly hexes: number;
  readonly altitude: number;
}

/** A mover on its way through a move, whatever climb or dive is written. */
interface Way {
  readonly hex: Hex;
  readonly facing: Facing;
  /** Metres that its special maneuver has climbed or, below 0, sunk. */
  readonly rise: number;
  readonly cell: Cell;
  /** MP left. */
  readonly left: number;
  /** Whether it has flown a falling leaf, so that nobody knows where it ends (B-07). */
  readonly leaf: boolean;
}

/** Metres that special maneuvers may climb or sink (§8), by their family; 0 before they are flown. */
const RISES = FAMILIES.map((family) => [
  ...new Set([0, ...ACTIONS.filter((one) => one.family === family).map(({ rise }) => rise)]),
]);

/** Hexes by which a barrel roll may outrun its MP, at any price. */
const SPARE = 1;

/** The hexes that an action enters. */
function entering({ maneuver, enters, step }: Action, hex: Hex, facing: Facing): readonly Hex[] {
  if (!enters) return [];
  if (!maneuver) return [hexAhead(hex, facing)];
  const aside = turnedFacing(facing, step.do === "maneuver" && step.way === "L" ? -1 : 1);
  const from = maneuver === "barrel-roll" ? [hexAhead(hex, facing)] : [];
  return [...from, hexAhead(from[0] ?? hex, aside)];
}

/** The facings in which an action may end: three of a falling leaf (§8). */
function facings(action: number, facing: Facing): readonly Facing[] {
  if (action === LEFT) return [turnedFacing(facing, -1)];
  if (action === RIGHT) return [turnedFacing(facing, 1)];
  const { maneuver } = itemAt(ACTIONS, action);
  if (maneuver === "immelmann" || maneuver === "split-s") return [turnedFacing(facing, 3)];
  return maneuver === "falling-leaf" ? [-1, 0, 1].map((sixths) => turnedFacing(facing, sixths)) : [facing];
}

/** More hexes, and more MP, than any move has. */
const FAR = 64;

/** Looks for a move of one kind on which a gun could fire at an ace and mind him. */
class Search {
  private readonly seen = new Set<number>();
  private readonly heights: readonly number[];

  constructor(
    private readonly scene: MoveScene,
    private readonly covers: readonly Cover[],
    private readonly moves: Moves,
    private readonly kind: MoveKind,
    private readonly blocked: MoveScene["blocked"],
  ) {
    const heights = heightsFor(scene, moves.speed, kind);
    this.heights = Array.from({ length: heightCount(heights) }, (_, choice) => heightAt(heights, choice));
  }

  succeeds(): boolean {
    const { hex, facing, altitude } = this.scene.aircraft;
    const levels = (RISES[this.kind.family] ?? []).flatMap((rise) =>
      this.heights.map((height) => altitude + rise + height),
    );
    const covered = (level: number) => this.covers.some((cover) => level <= cover.altitude);
    if (!levels.some((level) => aceCountsAt(level) && covered(level))) return false;
    return this.leads({ hex, facing, rise: 0, cell: this.moves.start, left: this.moves.speed, leaf: false });
  }

  /** Whether some way on from here comes under a gun. */
  private leads(way: Way): boolean {
    const key = this.keyOf(way);
    if (this.seen.has(key) || !this.isNear(way)) return false;
    this.seen.add(key);
    for (const { way: next, waits } of this.onward(way)) {
      if (!next) continue;
      if ((waits && this.isUnder(way, next)) || this.isUnder(next, next) || this.leads(next)) return true;
    }
    return false;
  }

  /** A number for everything on which the rest of a way depends. */
  private keyOf({ hex, facing, rise, cell, left }: Way): number {
    const { q, r } = this.scene.aircraft.hex;
    const place = ((hex.q - q + FAR) * 2 * FAR + hex.r - r + FAR) * 6 + facing;
    return ((place * 8 + rise / LEVEL_METRES + 4) * CELLS + cell) * FAR + left;
  }

  private isNear({ hex, left }: Way): boolean {
    return this.covers.some((cover) => hexDistance(cover.hex, hex) <= cover.hexes + left + SPARE);
  }

  /** The steps that can follow: where each leads, nowhere off the board; `waits` where its first MP are seen from here. */
  private *onward(way: Way): Generator<{ readonly way: Way | null; readonly waits: boolean }> {
    const { menu } = this.moves;
    const { family, enters } = this.kind;
    for (const { action, next: cell, cost } of menu.onward(way.cell, family)) {
      const left = way.left - cost;
      if (action === BOMB || menu.ways(left, cell, family, enters) === 0) continue;
      const one = itemAt(ACTIONS, action);
      const waits = !one.enters && !one.maneuver && cost > 1;
      const hexes = entering(one, way.hex, way.facing);
      const hex = hexes.at(-1) ?? way.hex;
      const rise = way.rise + one.rise;
      const leaf = way.leaf || one.maneuver === "falling-leaf";
      if (hexes.some((entered) => !isOnBoard(this.scene.setup, entered))) yield { way: null, waits };
      else
        for (const facing of facings(action, way.facing))
          yield { way: { hex, facing, rise, cell, left, leaf }, waits };
    }
  }

  /** Metres at which it is with so much written: a dive comes with the first hex (D-05), a climb with the last MP (B-07). */
  private altitudeOf({ rise, cell, left }: Way, height: number): number {
    const counts = height < 0 ? isEntered(cell) : left === 0;
    return this.scene.aircraft.altitude + rise + (counts ? height : 0);
  }

  /** Whether a gun may fire at it at a place of a move that goes on from `then`. */
  private isUnder(way: Way, then: Way): boolean {
    const near = this.covers.filter(({ hex, hexes }) => hexDistance(hex, way.hex) <= hexes);
    return this.heights.some((height) => {
      const at = this.altitudeOf(way, height);
      if (!aceCountsAt(at) || !near.some(({ altitude }) => at <= altitude)) return false;
      return this.ends(then, height);
    });
  }

  /** Whether the move can end somewhere from here (4.5f). */
  private ends(way: Way, height: number): boolean {
    if (way.left === 0) return way.leaf || !this.blocked(way.hex, this.altitudeOf(way, height));
    for (const { way: next } of this.onward(way)) {
      if (next === null || this.altitudeOf(next, height) <= 0 || this.ends(next, height)) return true;
    }
    return false;
  }
}

/** The guns that are near enough, and not too far below, whatever he flies. */
function within({ aircraft, type }: MoveScene, covers: readonly Cover[], speed: number): readonly Cover[] {
  const lowest = aircraft.altitude - 2 * type.dive + Math.min(...RISES.flat());
  return covers.filter(
    ({ hex, hexes, altitude }) =>
      lowest <= altitude && hexDistance(hex, aircraft.hex) <= hexes + speed + SPARE,
  );
}

function search(scene: MoveScene, covers: readonly Cover[], blocked: MoveScene["blocked"]): boolean {
  const { from, to } = speedRange(scene);
  for (let speed = to; speed >= from; speed--) {
    const moves = movesAt(scene, speed);
    if (moves.kinds.some((kind) => new Search(scene, covers, moves, kind, blocked).succeeds())) return true;
  }
  return false;
}

const FREE = () => false;

/** The latest answer as if nobody stood in the way: while others are on the move it is asked again and again. */
const freely = rememberedLatest(
  ({ aircraft, setup, index, board }: MoveScene, covers: () => boolean) => ({
    aircraft,
    setup,
    index,
    guns: board.guns,
    turn: board.turn,
    found: covers(),
  }),
  (latest, { aircraft, setup, index, board }) =>
    latest.aircraft === aircraft &&
    latest.guns === board.guns &&
    latest.turn === board.turn &&
    latest.setup === setup &&
    latest.index === index,
);

/**
 * whether some legal move takes an ace where one of the guns on the ground, which cover so much, could fire at him
 * and mind his skill (4.10n).
 */
export function mayComeUnder(scene: MoveScene, covers: readonly Cover[]): boolean {
  const { to } = speedRange(scene);
  const near = within(scene, covers, to);
  if (near.length === 0 || !freely(scene, () => search(scene, near, FREE)).found) return false;
  const isAlone = scene.settled.every(({ hex }) => hexDistance(hex, scene.aircraft.hex) > to + SPARE);
  return isAlone || isJammedIn(scene) || search(scene, near, scene.blocked);
}
