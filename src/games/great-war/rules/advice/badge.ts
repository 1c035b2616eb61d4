import type { Problem } from "../../../../core/game.ts";
import { hexDistance } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Phrase } from "../../../../core/phrase.ts";
import { cellOf } from "../../data/fire-table.ts";
import type { Mount } from "../../data/tables.ts";
import type { Phrases } from "../../words/phrases.ts";
import { bandOf } from "../fire/band.ts";
import { staysAbove } from "../fire/below.ts";
import { isEnemy } from "../fire/enemies.ts";
import { barrelNames, choicesOf, columnOf } from "../fire/guns.ts";
import { belowProblems, problemsWith, sightProblems, silentProblems } from "../fire/hindrance.ts";
import { modifiersOf } from "../fire/modifiers.ts";
import { clamped } from "../fire/roll.ts";
import { inLineOfFire, type Sight } from "../fire/sight.ts";
import { LEVEL } from "../geometry/level.ts";
import { mountsOf, tablesOf } from "../setup/roster.ts";
import { hasFlag } from "../state/condition.ts";
import type { Board, Shot } from "../state/state.ts";

/** One way to fire at a target: a mount and its barrels, and what it would do or what speaks against it. */
interface BadgeLine {
  readonly mount: string;
  readonly barrels: readonly number[];
  readonly below: boolean;
  readonly legal: boolean;
  readonly phrase: Phrase;
}

/** What is said beside a target that a shooter looks at. */
export interface FireBadge {
  /** Hexes, levels and range alone. */
  readonly measure: Phrase;
  /** One for each way to fire; none for a friend or an unarmed aircraft. */
  readonly lines: readonly BadgeLine[];
  /** The one line to show where there is room for one: the first legal, else the first. */
  readonly best: Phrase;
}

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** In how many ways of 36 two dice show each roll. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

function phrase<Key extends Extract<keyof Phrases, `badge.${string}`>>(
  key: Key,
  values: Phrases[Key],
): Phrase {
  return { key, values } as Phrase;
}

/** The board on which the shot is declared, so that aces choose as they would. */
function withShot(board: Board, shot: Shot): Board {
  const { shots } = board;
  return {
    ...board,
    shots: [...shots.filter(({ from, man }) => from !== shot.from || man !== shot.man), shot],
  };
}

function measured({ distance, levels, range }: Sight) {
  return { distance, levels, range };
}

function legalLine(board: Board, shot: Shot, mount: Mount, seen: Sight): BadgeLine {
  const tables = tablesOf(board.setup);
  const { parts, total } = modifiersOf(withShot(board, shot), shot, mount);
  const row = columnOf(mount, shot.barrels);
  const cells = ROLLS.map((roll) => cellOf(tables, row, seen.range, clamped(roll + total)));
  const values = {
    ...measured(seen),
    mount: mount.id,
    barrels: barrelNames(mount, shot.barrels),
    alone: shot.barrels.length < mount.barrels.length,
    below: shot.below,
    row,
    band: bandOf(tables, seen.range),
    parts,
    total,
    table: cells.map(({ points }) => points),
    mean: cells.reduce((sum, { points }, place) => sum + points * (WAYS[place] ?? 0), 0),
    needs: ROLLS.find((_, place) => (cells[place]?.points ?? 0) > 0) ?? 0,
    criticalFrom: ROLLS.find((_, place) => cells[place]?.critical) ?? 0,
  };
  const { barrels, below } = shot;
  return { mount: mount.id, barrels, below, legal: true, phrase: phrase("badge.shot", values) };
}

function refusedLine(mount: Mount, below: boolean, seen: Sight, problems: readonly Problem[]): BadgeLine {
  const why = problems.map(({ code, values }) => ({ key: code, values }));
  const values = { ...measured(seen), mount: mount.id, why };
  return { mount: mount.id, barrels: [], below, legal: false, phrase: phrase("badge.no-shot", values) };
}

function shotWith(
  board: Board,
  from: number,
  mount: Mount,
  barrels: readonly number[],
  target: number,
  below: boolean,
): Shot {
  const tails = board.tails.filter(({ tailer }) => tailer === from);
  const strayed = mount.man === 0 && tails.length > 0 && tails.every((tail) => tail.target !== target);
  return { from, man: mount.man, mount: mount.id, barrels, target, below, strayed, tailing: false };
}

/** What speaks against a shot straight at a target: for a pilot who has just moved all that does (4.6a, 4.6d). */
function straightProblems(board: Board, from: number, to: number, mount: Mount, declares: boolean) {
  if (!declares || mount.man !== 0) return sightProblems(board, from, mount, to);
  return problemsWith(board, { do: "declare", who: from }, mount, to, false);
}

function linesOf(
  board: Board,
  from: number,
  to: number,
  mount: Mount,
  declares: boolean,
): readonly BadgeLine[] {
  const { setup, aircraft } = board;
  const one = itemAt(aircraft, from);
  const seen = inLineOfFire(board, from, mount, itemAt(aircraft, to));
  const silent = silentProblems(board, from, mount);
  if (silent.length > 0) return [refusedLine(mount, false, seen, silent)];
  const ways = choicesOf(setup, from, one, mount);
  const legal = (below: boolean) =>
    ways.map((barrels) => legalLine(board, shotWith(board, from, mount, barrels, to, below), mount, seen));
  const barred = straightProblems(board, from, to, mount, declares);
  const straight = barred.length === 0 ? legal(false) : [refusedLine(mount, false, seen, barred)];
  if (mount.man !== 0 || !hasFlag(setup, from, "on-its-propeller") || !staysAbove(board, from, to))
    return straight;
  const problems = belowProblems(board, from, mount, to);
  const upward = problems.length === 0 ? legal(true) : [refusedLine(mount, true, seen, problems)];
  return barred.length === 0 ? [...straight, ...upward] : upward;
}

/**
 * The badge of a target as a shooter sees it where both are: for each mount column, band, modifiers with their rules,
 * and the points of each roll; or why not and by how much. Undefined unless both fly and are two. `declares`: the shooter
 * has flown its move and names its target next, so that its last MP count too.
 */
export function badgeOf(board: Board, from: number, to: number, declares = false): FireBadge | undefined {
  const { setup, aircraft } = board;
  const one = aircraft[from];
  const other = aircraft[to];
  if (one?.status !== "flying" || other?.status !== "flying" || from === to) return undefined;
  const distance = hexDistance(one.hex, other.hex);
  const levels = (other.altitude - one.altitude) / LEVEL;
  const measure = phrase("badge.measure", { distance, levels, range: distance + Math.abs(levels) });
  const mounts = isEnemy(board, from, to) ? mountsOf(setup, from) : [];
  const lines = mounts.flatMap((mount) => linesOf(board, from, to, mount, declares));
  const best = lines.find(({ legal }) => legal) ?? lines[0];
  return { measure, lines, best: best?.phrase ?? measure };
}
