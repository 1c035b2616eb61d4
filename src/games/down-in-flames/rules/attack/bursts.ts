import { itemAt } from "../../../../core/item-at.ts";
import { remembered } from "../../../../core/remember.ts";
import { stanceOf } from "../engagement/stance.ts";
import { allowance } from "../ratings/bursts.ts";
import type { Pilot } from "../ratings/ratings.ts";
import { bomberId, wingmanId } from "../setup/ids.ts";
import type { Setup } from "../setup/setup.ts";
import { cardOfElement, isAttacker, type Piece } from "../state/pieces.ts";
import type { Aim, Board, Leader } from "../state/state.ts";

/** What a Leader is as far as the viewer knows. */
export function pilotOf({ quality, crackShot, keen }: Leader): Pilot {
  return { quality: quality ?? "regular", crackShot: crackShot ?? false, keenEyesight: keen ?? false };
}

/** Base rule for attacks on bombers (DIF-B7). */
const AT_BOMBERS = 2;

/** Where the bonuses of position cards are kept: all bombers of a formation are one target (DIF-B7). */
export function bonusKey(board: Board, at: Piece): string {
  if (!isAttacker(at)) return board.setup.formations[at.formation]?.id ?? "";
  return at.id;
}

/** DIF-R10: bursts that a Leader has in all in this player-turn while he fires at this target. */
export function burstsAt(board: Board, element: number, at: Piece, pilot?: Pilot): number {
  const { leader } = itemAt(board.elements, element);
  const id = board.setup.elements[element]?.id ?? "";
  const { fire, steps } = stanceOf(board, { kind: "leader", id, element, side: 0 }, at);
  if (fire) return 0;
  const card = cardOfElement(board.setup, element);
  const rating = allowance(card, pilot ?? pilotOf(leader), steps, board.setup.options.gyroAdvantaged);
  if (at.kind === "leader") return rating;
  const bonus = board.playerTurn?.bonus[bonusKey(board, at)] ?? 0;
  return rating + bonus + (at.kind === "wingman" ? 0 : AT_BOMBERS);
}

/** Ids of a formation's bombers that fly. */
export function flyingIn(board: Board, formation: number, inFormation: boolean): readonly string[] {
  const id = board.setup.formations[formation]?.id ?? "";
  const bombers = board.formations[formation]?.bombers ?? [];
  return bombers
    .map((one, place) => (!one.down && one.inFormation === inFormation ? bomberId(id, place) : ""))
    .filter((bomber) => bomber !== "");
}

/** Aims at formations, the latest first. */
export function aimsOf(aim: Aim | null): readonly Omit<Aim, "others">[] {
  return aim ? [aim, ...(aim.others ?? [])] : [];
}

/** DIF-B10: whom of a formation an aircraft may name as it fires: the formation while no bomber is chosen. */
export function bombersToName(board: Board, by: Piece, formation: number): readonly string[] {
  const id = board.setup.formations[formation]?.id ?? "";
  const stragglers = flyingIn(board, formation, false);
  const aims = aimsOf(board.playerTurn?.aims[by.kind === "wingman" ? "wingman" : "leader"] ?? null);
  const aim = aims.find((one) => one.formation === formation);
  const together = flyingIn(board, formation, true);
  if (aim?.free) return [...together, ...stragglers];
  const chosen = aim && aim.bomber >= 0 ? bomberId(id, aim.bomber) : undefined;
  if (chosen && stragglers.includes(chosen)) return stragglers;
  if (chosen && together.includes(chosen)) return [chosen, ...stragglers];
  return together.length > 0 ? [id, ...stragglers] : stragglers;
}

/** Everything of an enemy's that an aircraft could name, by id, whether it may or not. */
export function enemiesOf({ setup }: Board, side: 0 | 1): readonly string[] {
  return enemiesIn(setup)[side];
}

const enemiesIn = remembered((setup: Setup) => [enemies(setup, 0), enemies(setup, 1)] as const);

function enemies({ elements, formations }: Setup, side: 0 | 1): readonly string[] {
  const aircraft = elements.flatMap((one) => (one.side === side ? [] : [one.id, wingmanId(one.id)]));
  const bombers = formations.flatMap((one) => {
    if (one.side === side) return [];
    return [one.id, ...Array.from({ length: one.count }, (_, place) => bomberId(one.id, place))];
  });
  return [...aircraft, ...bombers];
}
