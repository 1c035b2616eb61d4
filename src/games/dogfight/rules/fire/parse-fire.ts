import type { Problem, SeatId } from "../../../../core/game.ts";
import { bearing as clockBearing } from "../../../../core/geometry/clock.ts";
import { lengthOf } from "../../../../core/geometry/surd.ts";
import { nearest } from "../../../../core/input/nearest.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { type Span, type Token, tokensOf } from "../../../../core/orders/token.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { bitOf, isWeapon, listOf, WEAPONS, type Weapon } from "../../data/weapons.ts";
import type { Phrases } from "../../words/phrases.ts";
import { DONE, type FireOrder, type ShotOrder } from "../grammar/order.ts";
import { seatOf } from "../setup/setup.ts";
import { refuse } from "../state/refusal.ts";
import { rosterOf, shotOrder } from "../state/roster.ts";
import type { Board } from "../state/state.ts";
import { LONGEST } from "./range.ts";
import { bearing, type Hindrance, hindrances, type Sighting, sight } from "./ruling.ts";
import { legalShots } from "./shots.ts";

/** Who fires: a side, and the seat of it where it has several players. */
interface Shooting {
  readonly side: SideIndex;
  readonly seat: SeatId;
}

/** Whether an aircraft flies for a side (or, with `mine` false, against it). */
function flies({ aircraft, setup }: Board, index: number, side: SideIndex, mine: boolean): boolean {
  return aircraft[index]?.status === "flying" && (setup.airframes[index]?.side === side) === mine;
}

function isLegal(board: Board, { side, seat }: Shooting, { shooter, weapon, target }: ShotOrder): boolean {
  const { indexOf } = rosterOf(board.setup);
  const from = indexOf.get(shooter) ?? -1;
  const to = indexOf.get(target) ?? -1;
  if (!flies(board, from, side, true) || !flies(board, to, side, false)) return false;
  if (seatOf(board.setup, from) !== seat) return false;
  return (bearing(board, from, to) & bitOf(weapon)) !== 0;
}

/** The nearest legal answers; to stop is always one. */
function nearOf(text: string, board: Board, { side, seat }: Shooting): readonly string[] {
  return nearest(text, [...legalShots(board, side, seat).map((shot) => shot.text), DONE.text]);
}

/** An id as it is written, or in another case where that is unambiguous. */
function find({ setup }: Board, word: string): number | undefined {
  const { indexOf, indexOfAnyCase } = rosterOf(setup);
  return indexOf.get(word) ?? indexOfAnyCase.get(word.toLowerCase());
}

function unknown(board: Board, word: Token): Problem {
  const known = board.setup.airframes.map(({ id }) => id);
  return refuse("fire-unknown-aircraft", { found: word.text, known }, { rule: "R-18", token: word });
}

/** What speaks against a shooter and a target whatever the weapon. */
function against(
  board: Board,
  { side, seat }: Shooting,
  [from, to]: readonly [Token, Token],
): readonly Problem[] {
  const problems: Problem[] = [];
  const judge = (word: Token, mine: boolean): void => {
    const index = find(board, word.text);
    const airframe = index === undefined ? undefined : board.setup.airframes[index];
    if (index === undefined || !airframe) {
      problems.push(unknown(board, word));
      return;
    }
    const { id } = airframe;
    const owner = seatOf(board.setup, index);
    if (mine && owner !== seat) {
      problems.push(refuse("fire-not-yours", { id, side: owner }, { rule: "R-18", token: word }));
    }
    if (!mine && airframe.side === side)
      problems.push(refuse("fire-friend", { id }, { rule: "R-23", token: word }));
    const status = board.aircraft[index]?.status ?? "flying";
    if (status !== "flying")
      problems.push(refuse("fire-gone", { id, status }, { rule: "R-17", token: word }));
  };
  judge(from, true);
  judge(to, false);
  return problems;
}

/** The rule that a player finds for each reason why a weapon may not fire. */
const RULE_OF: Readonly<Record<Hindrance, string>> = {
  "no-weapon": "R-26",
  used: "R-13",
  "out-of-arc": "R-13",
  "out-of-range": "R-11",
  "too-steep": "R-29",
  blocked: "R-22",
  "cannot-hit": "R-21",
};

/** The name of what blocks: a cloud counts from 1. */
function blockerOf({ block }: Sighting): { readonly by: string; readonly name: string } {
  if (block?.kind === "aircraft") return { by: "aircraft", name: block.id };
  return { by: "cloud", name: String((block?.cloud ?? 0) + 1) };
}

type HindranceValues = { readonly [K in Hindrance]: Phrases[`fire-${K}`] };

/** The figures for one reason why a weapon may not fire. */
export function hindranceValues<H extends Hindrance>(
  hindrance: H,
  board: Board,
  from: number,
  weapon: Weapon,
  to: number,
): HindranceValues[H] {
  const { airframes } = board.setup;
  const shooter = itemAt(board.aircraft, from);
  const target = itemAt(board.aircraft, to);
  const sighting = sight(board, from, to);
  const shot = { id: airframes[from]?.id ?? "", weapon, target: airframes[to]?.id ?? "" };
  const mounted = airframes[from]?.weapons ?? 0;
  const values: HindranceValues = {
    "no-weapon": { ...shot, has: listOf(shooter.weapons), lost: (mounted & bitOf(weapon)) !== 0 },
    used: shot,
    "out-of-arc": { ...shot, clock: clockBearing(shooter.at, shooter.heading, target.at) ?? 12 },
    "out-of-range": { ...shot, range: lengthOf(sighting.slant), longest: LONGEST },
    "too-steep": { ...shot, levels: sighting.levels, flat: lengthOf(sighting.flat) },
    blocked: { ...shot, ...blockerOf(sighting) },
    "cannot-hit": { ...shot, need: sighting.need },
  };
  return values[hindrance];
}

function refuseShot(board: Board, from: number, weapon: Token, to: number, near: readonly string[]) {
  const name = weapon.text.toLowerCase() as Weapon;
  const sighting = sight(board, from, to);
  return hindrances(sighting, itemAt(board.aircraft, from), name).map((hindrance) =>
    refuse(`fire-${hindrance}`, hindranceValues(hindrance, board, from, name, to), {
      rule: RULE_OF[hindrance],
      token: weapon,
      near,
    }),
  );
}

function grammar(found: string, token: Span, near: readonly string[]): readonly Problem[] {
  return [refuse("fire-grammar", { found }, { rule: "R-18", token, near })];
}

function explain(text: string, board: Board, who: Shooting): Result<FireOrder, readonly Problem[]> {
  const near = nearOf(text, board, who);
  const words = tokensOf(text.slice(0, MAX_FIRE_LENGTH), /[^\s,]+/g);
  const [from, weapon, to, extra] = words;
  if (from && !weapon && from.text.toLowerCase() === DONE.text) return ok(DONE);
  if (!from || !weapon || !to)
    return fail(grammar(text.slice(0, MAX_FOUND), { start: 0, end: text.length }, near));
  if (extra) return fail(grammar(extra.text.slice(0, MAX_FOUND), extra, near));
  if (!isWeapon(weapon.text.toLowerCase()))
    return fail(grammar(weapon.text.slice(0, MAX_FOUND), weapon, near));
  const problems = against(board, who, [from, to]);
  if (problems.length > 0) return fail(problems.map((problem) => ({ ...problem, near })));
  const shooter = find(board, from.text) as number;
  const target = find(board, to.text) as number;
  const refused = refuseShot(board, shooter, weapon, target, near);
  if (refused.length > 0) return fail(refused);
  const place = WEAPONS.indexOf(weapon.text.toLowerCase() as Weapon);
  return ok(shotOrder(board.setup, shooter, place, target));
}

/** Longer texts can't be shots: two ids and a weapon have no more than forty characters. */
const MAX_FIRE_LENGTH = 200;
/** How much of a wrong text a refusal repeats. */
const MAX_FOUND = 40;

/** Reads `R1 front B1` or `done` for a seat in its combat phase: a legal shot, or every reason why not. */
export function parseFire(text: string, board: Board, seat: SeatId): Result<FireOrder, readonly Problem[]> {
  if (text === DONE.text) return ok(DONE);
  const { shotsByText, sideOf } = rosterOf(board.setup);
  const who = { seat, side: sideOf.get(seat) ?? 0 };
  const known = shotsByText.get(text);
  if (known && isLegal(board, who, known)) return ok(known);
  return explain(text, board, who);
}
