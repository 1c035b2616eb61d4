import { usualHitValue } from "../attack/declared.ts";
import { bomberChances, bomberState } from "../combat/bomber-damage.ts";
import { type Fraction, fraction } from "../combat/die.ts";
import { type Chances, chancesOf, oddsOf } from "../combat/odds.ts";
import { hitsOf } from "../exchange/effect.ts";
import type { PlayOrder } from "../grammar/order.ts";
import {
  type Attacker,
  aircraftOf,
  cardOfElement,
  cardOfFormation,
  kindOf,
  type Piece,
} from "../state/pieces.ts";
import type { Board } from "../state/state.ts";
import type { Attack } from "../state/task.ts";
import { isFiring } from "../tables/card.ts";

interface Fire {
  readonly hits: number;
  readonly hitValue: number;
}

interface AtAircraft extends Fire {
  readonly kind: "aircraft";
  readonly defense: number;
  /** `2.5:1`. */
  readonly odds: string;
  readonly chances: Chances;
}

interface AtBombers extends Fire {
  readonly kind: "bombers";
  /** Points that are certain, and the chance of one more. */
  readonly points: number;
  readonly more: Fraction;
  /** What has been scored on the bomber, its defense, and what it comes to; left out while no bomber is found. */
  readonly bomber?: { readonly taken: number; readonly defense: number; readonly chances: Chances };
}

/** What fire comes to if nobody answers it. */
export type Prospect =
  | AtAircraft
  | AtBombers
  /** DIF-7.1.3: a D6 up to a face destroys. */
  | { readonly kind: "rockets"; readonly hit: Fraction }
  /** DIF-R14: a FUEL TANK destroys a bomber. */
  | { readonly kind: "destroys" };

/** DIF-5.4: who is damaged already is shot down by either. */
function atAircraft(board: Board, at: Attacker, { hits, hitValue }: Fire): AtAircraft {
  const { die } = board.setup.options;
  const { defense } = cardOfElement(board.setup, at.element);
  const { down, damaged, none } = chancesOf(hits * hitValue, defense, die);
  const sum = fraction(down[0] * damaged[1] + damaged[0] * down[1], down[1] * damaged[1]);
  const twice = aircraftOf(board, at)?.damaged;
  return {
    kind: "aircraft",
    hits,
    hitValue,
    defense,
    odds: oddsOf(hits * hitValue, defense, die).text,
    chances: twice ? { down: sum, damaged: [0, 1], none } : { down, damaged, none },
  };
}

/** DIF-4.1.4: the bomber afterwards, with the points that are certain and with one more. */
function chancesOfBomber(total: number, more: Fraction, defense: number): Chances {
  const [sure, better] = [bomberState(total, defense), bomberState(total + 1, defense)];
  const [part, whole] = more;
  const chance = (result: keyof Chances) =>
    fraction((better === result ? part : 0) + (sure === result ? whole - part : 0), whole);
  return { down: chance("down"), damaged: chance("damaged"), none: chance("none") };
}

function atBombers(board: Board, at: Exclude<Piece, Attacker>, { hits, hitValue }: Fire): AtBombers {
  const { points, more } = bomberChances(hits * hitValue, board.setup.options.die);
  const prospect: AtBombers = { kind: "bombers", hits, hitValue, points, more };
  if (at.kind === "formation") return prospect;
  const { defense } = cardOfFormation(board.setup, at.formation);
  const taken = board.formations[at.formation]?.bombers[at.bomber]?.points ?? 0;
  return { ...prospect, bomber: { taken, defense, chances: chancesOfBomber(taken + points, more, defense) } };
}

function isAircraft(at: Piece): at is Attacker {
  return at.kind === "leader" || at.kind === "wingman";
}

/** What hits that lie on the table already come to (DIF-3.2.10). */
export function prospectOfAttack(board: Board, attack: Fire, at: Piece): Prospect {
  return isAircraft(at) ? atAircraft(board, at, attack) : atBombers(board, at, attack);
}

/** What a firing card comes to, with the cards of the same attack that stand already; undefined for other cards. */
export function prospectOf(
  board: Board,
  by: Attacker,
  order: PlayOrder,
  at: Piece,
  open?: Attack,
): Prospect | undefined {
  const card = kindOf(board.setup, order.card);
  if (!isFiring(card.name)) return undefined;
  if (order.rockets)
    return { kind: "rockets", hit: fraction(cardOfElement(board.setup, by.element).rockets ?? 0, 6) };
  const destroys = board.setup.options.fuelTankBomber === "destroys" && card.name === "fuel-tank";
  if (destroys && !isAircraft(at)) return { kind: "destroys" };
  return prospectOfAttack(
    board,
    {
      hits: (open?.hits ?? 0) + hitsOf(board, { source: "hand", by: by.id }, card),
      hitValue: open?.hitValue ?? order.hitValue ?? usualHitValue(board, by),
    },
    at,
  );
}
