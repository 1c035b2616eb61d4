import type { SeatId } from "../../../../core/game.ts";
import { bearing as clockBearing } from "../../../../core/geometry/clock.ts";
import { lengthOf } from "../../../../core/geometry/surd.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Objection } from "../../../../core/orders/refusal.ts";
import { type TextSpan, type Token, tokensOf } from "../../../../core/orders/token.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { bitOf, listOf, WEAPONS, type Weapon } from "../../data/weapons.ts";
import type { Phrases } from "../../words/phrases.ts";
import { DONE, type FireOrder, type ShotOrder } from "../grammar/order.ts";
import { seatOf } from "../setup/setup.ts";
import { refuse } from "../state/refusal.ts";
import { rosterOf, shotOrder } from "../state/roster.ts";
import type { Board } from "../state/state.ts";
import { LONGEST } from "./range.ts";
import { bearing, type Hindrance, hindrances, type Sighting, sight } from "./ruling.ts";

/** Who fires: a side, and the seat of it where it has several players. */
export interface Shooting {
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

/** An id as it is written, or in another case where that is unambiguous. */
function find({ setup }: Board, word: string): number | undefined {
  const { indexOf, indexOfAnyCase } = rosterOf(setup);
  return indexOf.get(word) ?? indexOfAnyCase.get(word.toLowerCase());
}

function unknown(board: Board, word: Token): Objection {
  const known = board.setup.airframes.map(({ id }) => id);
  return refuse("fire-unknown-aircraft", "R-18", { found: word.text, known }, word);
}

/** What speaks against a shooter and a target whatever the weapon. */
function against(
  board: Board,
  { side, seat }: Shooting,
  [from, to]: readonly [Token, Token],
): readonly Objection[] {
  const problems: Objection[] = [];
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
      problems.push(refuse("fire-not-yours", "R-18", { id, side: owner }, word));
    }
    if (!mine && airframe.side === side) problems.push(refuse("fire-friend", "R-23", { id }, word));
    const status = board.aircraft[index]?.status ?? "flying";
    if (status !== "flying") problems.push(refuse("fire-gone", "R-17", { id, status }, word));
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

function refuseShot(
  board: Board,
  from: number,
  weapon: Weapon,
  to: number,
  token: Token,
): readonly Objection[] {
  const sighting = sight(board, from, to);
  return hindrances(sighting, itemAt(board.aircraft, from), weapon).map((hindrance) =>
    refuse(
      `fire-${hindrance}`,
      RULE_OF[hindrance],
      hindranceValues(hindrance, board, from, weapon, to),
      token,
    ),
  );
}

/** Longer texts can't be shots: two ids and a weapon have no more than forty characters. */
const MAX_FIRE_LENGTH = 200;
/** How much of a wrong text a refusal repeats. */
const MAX_FOUND = 40;
const WORD = /[^\s,]+/g;

/** A text and its words. */
export interface WrittenShot {
  readonly text: string;
  readonly words: readonly Token[];
}

export function readFire(text: string): WrittenShot {
  return { text, words: tokensOf(text.slice(0, MAX_FIRE_LENGTH), WORD) };
}

function unreadable(found: string, token: TextSpan): Result<FireOrder, readonly Objection[]> {
  return fail([refuse("fire-grammar", "R-18", { found: found.slice(0, MAX_FOUND) }, token)]);
}

/** A legal shot or the end of the phase by its one spelling. */
export function knownFire(text: string, board: Board, who: Shooting): FireOrder | undefined {
  if (text === DONE.text) return DONE;
  const known = rosterOf(board.setup).shotsByText.get(text);
  return known && isLegal(board, who, known) ? known : undefined;
}

/** `R1 front B1` or `done` of a seat in its combat phase: a legal shot, or every reason why not. */
export function judgeFire(
  { text, words }: WrittenShot,
  board: Board,
  who: Shooting,
): Result<FireOrder, readonly Objection[]> {
  const [from, weapon, to, extra] = words;
  if (from && !weapon && from.text.toLowerCase() === DONE.text) return ok(DONE);
  if (!from || !weapon || !to) return unreadable(text, { start: 0, end: text.length });
  if (extra) return unreadable(extra.text, extra);
  const name = WEAPONS.find((one) => one === weapon.text.toLowerCase());
  if (!name) return unreadable(weapon.text, weapon);
  const problems = against(board, who, [from, to]);
  if (problems.length > 0) return fail(problems);
  const shooter = find(board, from.text) ?? -1;
  const target = find(board, to.text) ?? -1;
  const refused = refuseShot(board, shooter, name, target, weapon);
  if (refused.length > 0) return fail(refused);
  return ok(shotOrder(board.setup, shooter, WEAPONS.indexOf(name), target));
}
