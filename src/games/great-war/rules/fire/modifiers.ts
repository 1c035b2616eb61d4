import { itemAt } from "../../../../core/item-at.ts";
import type { Mount } from "../../data/tables.ts";
import { pilotOf, pilotWounded } from "../state/condition.ts";
import type { Board, Shot } from "../state/state.ts";
import { choiceOf } from "./ace.ts";
import { deflection } from "./deflection.ts";
import { mountOf } from "./guns.ts";
import { inSector, sectorsOf } from "./sectors.ts";
import { silhouette } from "./silhouette.ts";

/** What can be added to a damage roll. */
type ModifierKey =
  | "ace"
  | "ace-target"
  | "novice"
  | "novice-target"
  | "silhouette"
  | "deflection"
  | "strayed"
  | "lewis"
  | "mount"
  | "blind-spot"
  | "wounded"
  | "barrel-roll";

/** One part of what is added to a damage roll, and the rule that says so. */
type Modifier = { readonly key: ModifierKey; readonly value: number; readonly rule: string };

/** A shot whose declaration does not matter: what a badge asks about. */
export type Aim = Pick<Shot, "from" | "mount" | "barrels" | "target" | "below" | "strayed">;

type Part = readonly [key: ModifierKey, value: number, rule: string];

/** 4.9b: an attack into the rear sector at the same altitude, which only the wide field allows. */
export function intoBlindSpot(board: Board, { from, target }: Aim, mount: Mount): boolean {
  const one = itemAt(board.aircraft, from);
  const other = itemAt(board.aircraft, target);
  if (mount.field !== "rear" || one.altitude !== other.altitude) return false;
  const sectors = sectorsOf(other.hex.q - one.hex.q, other.hex.r - one.hex.r);
  return inSector(sectors, (one.facing + 3) % 6);
}

/** The men: pilot or observer who fires, and the pilot who is fired at (4.7d–f). */
function crewParts(board: Board, { from, target }: Aim, mount: Mount): readonly Part[] {
  const { setup, aircraft } = board;
  const shooter = itemAt(aircraft, from);
  const own = mount.man === 0;
  const pilot = own ? pilotOf(setup, from, shooter) : null;
  const novice = setup.airframes[from]?.crew[mount.man]?.novice === true;
  const quarry = pilotOf(setup, target, itemAt(aircraft, target));
  return [
    ["ace", own && choiceOf(board, from) === "attack" ? (pilot?.ace ?? 0) : 0, "4.7d"],
    ["ace-target", choiceOf(board, target) === "defend" ? -(quarry?.ace ?? 0) : 0, "4.7d"],
    ["novice", novice ? -1 : 0, own ? "4.7e" : "4.7f"],
    ["novice-target", quarry?.novice ? 1 : 0, "4.7e"],
  ];
}

/** The guns and what makes aiming them hard (4.4k, 4.9b, 4.9f, 4.9i, §7, §8). */
function gunParts(board: Board, aim: Aim, mount: Mount): readonly Part[] {
  const alone = aim.barrels.length === 1 && mount.barrels.length > 1;
  const lewis = alone && mount.barrels[itemAt(aim.barrels, 0)]?.id === "lewis";
  return [
    ["strayed", aim.strayed ? -1 : 0, "4.4k"],
    ["lewis", lewis ? -1 : 0, "4.9f"],
    ["mount", mount.modifier ?? 0, "4.9i"],
    ["blind-spot", intoBlindSpot(board, aim, mount) ? -1 : 0, "4.9b"],
    ["wounded", mount.man === 0 && pilotWounded(itemAt(board.aircraft, aim.from)) ? -2 : 0, "6.2"],
    ["barrel-roll", board.aircraft[aim.target]?.flown?.maneuver === "barrel-roll" ? -1 : 0, "6.2"],
  ];
}

/** The target as it is seen (4.9t–v, 6.1); a balloon has neither silhouette nor facing (4.10n). */
function targetParts(board: Board, { from, target, below }: Aim): readonly Part[] {
  const { setup, aircraft } = board;
  const other = itemAt(aircraft, target);
  const turn = setup.airframes[target]?.balloon ? 0 : deflection(setup, itemAt(aircraft, from), other, below);
  return [
    ["silhouette", silhouette(board, from, target), "4.9t"],
    ["deflection", turn, below ? "4.9n" : "6.1"],
  ];
}

/** Everything that is added to an attack's roll, in the order of 6.2, without what is nothing; and its sum. */
export interface Modifiers {
  readonly parts: readonly Modifier[];
  readonly total: number;
}

/** What is added to the roll of an attack from the air (6.2), as the board stands. */
export function modifiersOf(board: Board, aim: Aim, mount = mountOf(board.setup, aim)): Modifiers {
  if (!mount) return { parts: [], total: 0 };
  const all = [...crewParts(board, aim, mount), ...targetParts(board, aim), ...gunParts(board, aim, mount)];
  const parts = all
    .filter(([, value]) => value !== 0)
    .map(([key, value, rule]): Modifier => ({ key, value, rule }));
  return { parts, total: parts.reduce((sum, { value }) => sum + value, 0) };
}
