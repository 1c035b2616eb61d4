import { isFiring } from "../data/card.ts";
import { flyingIn } from "../rules/attack/bursts.ts";
import { usualHitValue } from "../rules/attack/declared.ts";
import { bomberChances, bomberState } from "../rules/combat/bomber-damage.ts";
import { type Fraction, fraction } from "../rules/combat/die.ts";
import { type Chances, chancesOf, oddsOf } from "../rules/combat/odds.ts";
import { hitsOf } from "../rules/exchange/effect.ts";
import type { PlayOrder } from "../rules/grammar/order.ts";
import {
  type Attacker,
  aircraftOf,
  cardOfElement,
  cardOfFormation,
  isAttacker,
  kindOf,
  type Piece,
  pieceOf,
} from "../rules/state/pieces.ts";
import type { Board, Bomber } from "../rules/state/state.ts";
import type { Attack } from "../rules/state/task.ts";

interface Fire {
  readonly hits: number;
  readonly hitValue: number;
  /** A cockpit hit is among its cards. */
  readonly cockpit: boolean;
}

/** What becomes of a bomber: `straggles` when it drops out of its formation without being damaged (DIF-5.3). */
export type BomberChances = Chances & { readonly straggles: Fraction };

interface AtAircraft extends Omit<Fire, "cockpit"> {
  readonly kind: "aircraft";
  readonly defense: number;
  /** `2.5:1`. */
  readonly odds: string;
  readonly chances: Chances;
}

interface AtBombers extends Omit<Fire, "cockpit"> {
  readonly kind: "bombers";
  /** Points that are certain, and the chance of one more. */
  readonly points: number;
  readonly more: Fraction;
  /** What becomes of the bomber; of a formation, of the one that the die names (DIF-B10). */
  readonly chances: BomberChances;
  /** What has been scored on the bomber, and its defense; left out while no bomber is found. */
  readonly bomber?: { readonly taken: number; readonly defense: number };
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

const RESULTS = ["down", "damaged", "straggles", "none"] as const;

/** DIF-4.1.4, DIF-5.3: a bomber after so many points. */
function afterwards({ points, inFormation }: Bomber, more: number, defense: number, cockpit: boolean) {
  const state = bomberState(points + more, defense);
  return state === "none" && cockpit && inFormation && more > 0 ? "straggles" : state;
}

/** What becomes of one of these bombers, each as likely to be hit: by the points that are certain, or by one more. */
function chancesOfBombers(
  bombers: readonly Bomber[],
  defense: number,
  { points, more: [part, whole] }: Pick<AtBombers, "points" | "more">,
  cockpit: boolean,
): BomberChances {
  const ways = { down: 0, damaged: 0, straggles: 0, none: 0 };
  for (const bomber of bombers) {
    ways[afterwards(bomber, points, defense, cockpit)] += whole - part;
    ways[afterwards(bomber, points + 1, defense, cockpit)] += part;
  }
  const all = RESULTS.map((result) => [result, fraction(ways[result], whole * bombers.length)]);
  return Object.fromEntries(all) as BomberChances;
}

/** The bombers that may be hit: the one that is named, or any that is in the formation. */
function bombersAt(board: Board, at: Exclude<Piece, Attacker>): readonly Bomber[] {
  const { bombers = [] } = board.formations[at.formation] ?? {};
  const ids = at.kind === "bomber" ? [at.id] : flyingIn(board, at.formation, true);
  return ids.flatMap((id) => {
    const piece = pieceOf(board.setup, id);
    return (piece.kind === "bomber" && bombers[piece.bomber]) || [];
  });
}

function atBombers(board: Board, at: Exclude<Piece, Attacker>, { hits, hitValue, cockpit }: Fire): AtBombers {
  const scored = bomberChances(hits * hitValue, board.setup.options.die);
  const { defense } = cardOfFormation(board.setup, at.formation);
  const bombers = bombersAt(board, at);
  const chances = chancesOfBombers(bombers, defense, scored, cockpit);
  const prospect: AtBombers = { kind: "bombers", hits, hitValue, ...scored, chances };
  if (at.kind === "formation") return prospect;
  return { ...prospect, bomber: { taken: bombers[0]?.points ?? 0, defense } };
}

function isAircraft(at: Piece): at is Attacker {
  return isAttacker(at);
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
      cockpit: open?.cockpit || card.name === "cockpit-hit",
    },
    at,
  );
}
