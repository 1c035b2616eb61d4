import type { Card, CardFace, CardGroup } from "../../../../tabletop/card.ts";
import { HANDS } from "../../data/figures.ts";
import { BRITISH, GERMAN, type Side } from "../../data/sides.ts";
import { germanLosses, handsOf } from "../../rules/outcome/deal.ts";
import { damagedIn, tablesOf, typeOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase, type Say } from "../phrase.ts";
import { SIZE } from "./mat.ts";
import { symbolOf } from "./symbols.ts";

/** Inches: the middle of each side's hands and how wide they are, its pile below the boards, and the uppermost hand. */
const COLUMNS = [
  { x: 5.9, width: 9.2, pile: { x: -4.8, y: 2.4 } },
  { x: 16.4, width: 10.2, pile: { x: SIZE.width + 1.9, y: 6.6 } },
] as const;
const TOP = SIZE.depth - 3.2;
const ROOM = 21;
const MOST = 3.9;

function pileId(side: Side): string {
  return `lost-${side}`;
}

function handId(side: Side, hand: number): string {
  return `hand-${side}-${hand}`;
}

/** The card of a lost squadron in a hand, both from 1. */
function cardId(side: Side, hand: number, card: number): string {
  return `lost-${side}-${hand}-${card}`;
}

function losses(view: View, side: Side): number {
  return side === BRITISH ? view.rafLosses : germanLosses(view);
}

/** BB-134: hands are dealt until a side can't deal a whole one. */
function rounds(view: View): number {
  return Math.min(...handsOf(losses(view, BRITISH), losses(view, GERMAN))) + 1;
}

/** Cards of a hand, from 1. */
function sizeOf(view: View, side: Side, hand: number): number {
  return Math.max(0, Math.min(HANDS[side], losses(view, side) - (hand - 1) * HANDS[side]));
}

/** The cards that a hand is dealt. */
export function dealtCards(view: View, side: Side, hand: number): readonly string[] {
  return Array.from({ length: sizeOf(view, side, hand) }, (_, at) => cardId(side, hand, at + 1));
}

/** From which pile a side's hands are dealt. */
export const dealtFrom = pileId;

/** BB-31: German squadrons are lost for good, so that their types are known; British ones fly again. */
function typesOf(view: View, side: Side): readonly string[] {
  if (side === BRITISH) return [];
  const pools = tablesOf(view.setup).pools.filter((pool) => pool.side === side);
  return pools.flatMap(({ id }) => damagedIn(view, id));
}

function faceOf(view: View, side: Side, type: string | undefined, say: Say): CardFace {
  const title = say(phrase("deal.card", { side }));
  const tone = side === BRITISH ? "red" : "blue";
  if (type === undefined) return { title, symbol: side === BRITISH ? "roundel" : "cross", tone };
  const { name } = typeOf(view.setup, type);
  return { title, text: name, symbol: symbolOf(typeOf(view.setup, type)), tone };
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

/** BB-134: at the end each side's losses lie in hands on the map, six British against ten German, with what is left in piles. */
export function dealGroups(view: View, say: Say): readonly CardGroup[] {
  if (!view.outcome) return [];
  const hands = rounds(view);
  const apart = Math.min(MOST, ROOM / hands);
  return ([BRITISH, GERMAN] as const).flatMap((side): readonly CardGroup[] => {
    const { x, width, pile } = COLUMNS[side];
    const dealt = numbers(hands).reduce((sum, hand) => sum + sizeOf(view, side, hand), 0);
    const rows = numbers(hands).map(
      (hand): CardGroup => ({
        id: handId(side, hand),
        kind: "row",
        side,
        label: say(phrase("deal.hand", { hand })),
        at: { x, y: TOP - (hand - 1) * apart },
        width,
      }),
    );
    const rest = losses(view, side) - dealt;
    const label = say(phrase("deal.pile", { side }));
    return [...rows, { id: pileId(side), kind: "pile", side, label, at: pile, count: rest }];
  });
}

/** The cards of those hands; a hand that is not whole does not count. */
export function dealCards(view: View, say: Say): readonly Card[] {
  if (!view.outcome) return [];
  const hands = rounds(view);
  return ([BRITISH, GERMAN] as const).flatMap((side) => {
    const types = typesOf(view, side);
    return numbers(hands).flatMap((hand) => {
      const cards = dealtCards(view, side, hand);
      const whole = cards.length === HANDS[side];
      return cards.map(
        (id, at): Card => ({
          id,
          group: handId(side, hand),
          side,
          up: true,
          face: faceOf(view, side, types[(hand - 1) * HANDS[side] + at], say),
          ...(!whole && { state: "beaten" }),
        }),
      );
    });
  });
}
