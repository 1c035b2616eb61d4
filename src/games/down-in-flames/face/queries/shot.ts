import { isFiring } from "../../data/card.ts";
import { miniHands } from "../../rules/attack/wingman.ts";
import { turretCards } from "../../rules/bombers/return-fire.ts";
import type { PlayOrder } from "../../rules/grammar/order.ts";
import { unseenCards } from "../../rules/opening/unseen.ts";
import { questionOf } from "../../rules/orders/questions.ts";
import {
  type Attacker,
  handOf,
  isAttacker,
  kindOf,
  levelOf,
  type Piece,
  pieceOf,
} from "../../rules/state/pieces.ts";
import { HIDDEN } from "../../rules/state/state.ts";
import type { Task } from "../../rules/state/task.ts";
import type { View } from "../../rules/view/view.ts";
import { type Prospect, prospectOf } from "../prospect.ts";
import { shareOf } from "../share.ts";

/** What somebody could do to a target with the firing cards that he holds, or may hold, if nobody answers. */
export type ShotFigures =
  /** He may not fire at it, or has no card with which he could. */
  | { readonly kind: "none" }
  /** The best of the cards that are known, and the chance in per cent that it harms. */
  | { readonly kind: "card"; readonly card: string; readonly percent: number }
  /** Of so many cards that are not known, or will be drawn: the chance in per cent that the best of them harms. */
  | { readonly kind: "cards"; readonly held: number; readonly percent: number }
  /** Turrets draw so many cards at whoever fires at them, and do nothing else (DIF-B10). */
  | { readonly kind: "turrets"; readonly cards: number };

const NONE: ShotFigures = { kind: "none" };

/** The share of 1 that a card harms, from what the dice may show: of a bomber, that it scores a point at least (DIF-4.1.3). */
function harmOf(prospect: Prospect): number {
  switch (prospect.kind) {
    case "bombers":
      return prospect.points > 0 ? 1 : prospect.more[0] / prospect.more[1];
    case "rockets":
      return prospect.hit[0] / prospect.hit[1];
    case "destroys":
      return 1;
    default: {
      const [spared, all] = prospect.chances.none;
      return 1 - spared / all;
    }
  }
}

/** Whom of a formation fire would be at: itself, as long as a bomber in it is not chosen. */
function aimedAt(view: View, at: Piece): Piece {
  if (at.kind !== "bomber" || !view.formations[at.formation]?.bombers[at.bomber]?.inFormation) return at;
  return pieceOf(view.setup, view.setup.formations[at.formation]?.id ?? at.id);
}

/** The board as it were if an aircraft held a card and had its player-turn: nobody else's spent bursts count for it. */
function withCard(view: View, { kind, element }: Attacker, card: string): View {
  const acts = view.playerTurn?.element === element;
  const elements = view.elements.map((one, place) => {
    if (place !== element) return one;
    const { leader, wingman } = one;
    if (kind === "leader") return { ...one, leader: { ...leader, hand: [card, ...leader.hand.slice(1)] } };
    return { ...one, wingman: wingman && { ...wingman, hand: [card] } };
  });
  return { ...view, elements, playerTurn: acts ? view.playerTurn : null };
}

/** The share of 1 that a firing card harms which may be played at a target now; undefined where it may not (DIF-B8). */
function chanceOf(view: View, by: Attacker, card: string, at: Piece): number | undefined {
  if (!isFiring(kindOf(view.setup, card).name)) return undefined;
  const board = withCard(view, by, card);
  const { element } = by;
  const task: Task =
    by.kind === "leader" ? { do: "leader", element } : { do: "wingman-play", element, at: at.id };
  const order: PlayOrder = { kind: "play", card, at: at.id };
  if (questionOf(task)?.judge(board, task, order, undefined) !== undefined) return undefined;
  const prospect = prospectOf(board, by, order, at);
  return prospect && harmOf(prospect);
}

/** Whole per cent, never 0 of what may happen nor 100 of what may not. */
function percentOf(share: number): number {
  const whole = 1_000_000;
  return shareOf([Math.round(share * whole), whole]).percent;
}

/** The best of cards that are known: the likeliest to harm, of equals that with the most hits. */
function bestOf(view: View, by: Attacker, hand: readonly string[], at: Piece): ShotFigures {
  const ways = hand.flatMap((card) => {
    const chance = chanceOf(view, by, card, at);
    return chance === undefined ? [] : [{ card, chance, hits: kindOf(view.setup, card).hits }];
  });
  const [best] = ways.toSorted((a, b) => b.chance - a.chance || b.hits - a.hits);
  return best ? { kind: "card", card: best.card, percent: percentOf(best.chance) } : NONE;
}

/** The chance that none of `good` cards among `unseen` is among the `held` that somebody has: all hands are alike. */
function withoutAny(unseen: number, good: number, held: number): number {
  let share = 1;
  for (let drawn = 0; drawn < held; drawn++)
    share *= Math.max(0, unseen - good - drawn) / Math.max(1, unseen - drawn);
  return share;
}

/** What the best of so many unknown cards does on average. */
function expected(view: View, by: Attacker, held: number, at: Piece): ShotFigures {
  let unseen = 0;
  const kinds: { readonly count: number; readonly chance: number }[] = [];
  for (const [card, count] of unseenCards(view)) {
    unseen += count;
    const chance = count > 0 ? chanceOf(view, by, card, at) : undefined;
    if (chance !== undefined) kinds.push({ count, chance });
  }
  if (kinds.length === 0 || held === 0) return NONE;
  let [better, share] = [0, 0];
  for (const { count, chance } of kinds.toSorted((a, b) => b.chance - a.chance)) {
    const here = withoutAny(unseen, better, held) - withoutAny(unseen, better + count, held);
    share += here * chance;
    better += count;
  }
  return { kind: "cards", held, percent: percentOf(share) };
}

/** What an aircraft may do to an enemy as things stand, in its player-turn. */
function attackerShot(view: View, by: Attacker, at: Piece): ShotFigures {
  const target = aimedAt(view, at);
  const hand = handOf(view, by);
  if (hand.length > 0 && !hand.includes(HIDDEN)) return bestOf(view, by, hand, target);
  // DIF-B6: a Wingman draws what he attacks with.
  const draws = by.kind === "wingman" && hand.length === 0;
  return expected(view, by, draws ? miniHands(view, by.element).offense : hand.length, target);
}

/** What one may do to another of the other side by fire; turrets fire back alone. */
export function shotAt(view: View, by: Piece, at: Piece): ShotFigures {
  // DIF-2.5: until the start level is settled nobody flies at any.
  if (levelOf(view, by) < 1) return NONE;
  if (isAttacker(by)) return attackerShot(view, by, at);
  if (by.kind !== "bomber" || !("element" in at)) return NONE;
  const cards = turretCards(view, by);
  return cards > 0 ? { kind: "turrets", cards } : NONE;
}

/** The chance in per cent; turrets wait for who attacks. */
export function percentIn(shot: ShotFigures): number {
  return "percent" in shot ? shot.percent : 0;
}
