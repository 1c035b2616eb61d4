import type { SeatId } from "../../../../core/game.ts";
import { LATE_TURN } from "../../data/calendar.ts";
import { GESCHWADER_SIZE } from "../../data/figures.ts";
import { LF2 } from "../../data/tables.ts";
import { filled, pileOf, takenFromFormation } from "../deck/piles.ts";
import type { UnderCard } from "../grammar/order.ts";
import { withPool } from "../state/change.ts";
import { hasAirfield, sideOfPool, sizeOf } from "../state/look.ts";
import { seatOfPool, seatsOf } from "../state/sides.ts";
import type { PileCard, State, Step, Wing } from "../state/state.ts";
import { tell, tellSide } from "../state/tell.ts";

/** A formation that draws from a pile at the alert. */
interface Drawing {
  readonly id: string;
  readonly squadrons: readonly string[];
  readonly lacks: number;
}

/** BB-86: the formations of a pool; a wing whose airfield is knocked out draws nothing (BB-125). */
export function drawingFrom(state: State, pool: string): readonly Drawing[] {
  const side = sideOfPool(state, pool);
  const of = ({ id, squadrons }: { readonly id: string; readonly squadrons: readonly string[] }) => ({
    id,
    squadrons,
    lacks: Math.max(0, sizeOf(state, pool, side, id) - squadrons.length),
  });
  if (side === 1) return state.geschwader.filter((one) => one.pool === pool).map(of);
  return state.wings.filter((one: Wing) => one.group === pool && hasAirfield(state, one)).map(of);
}

/** BB-R30: squadrons of a pool that may be put under it: no more than can be drawn instead. */
export function spareIn(state: State, pool: string): number {
  const drawing = drawingFrom(state, pool);
  const wanted = drawing.reduce((sum, { lacks }) => sum + lacks, 0);
  const held = drawing.reduce((sum, { squadrons }) => sum + squadrons.length, 0);
  return Math.min(held, Math.max(0, pileOf(state, pool).length - wanted));
}

/** Groups or Luftflotten of a seat under whose piles it may put anything (BB-H9). */
export function adjustable(state: State, seat: SeatId): readonly string[] {
  return Object.keys(state.pools).filter(
    (pool) => seatOfPool(state, pool) === seat && spareIn(state, pool) > 0,
  );
}

export function poolOfFormation(state: State, id: string): string | undefined {
  return (
    state.geschwader.find((one) => one.id === id)?.pool ?? state.wings.find((one) => one.id === id)?.group
  );
}

/** BB-53: geschwader of Luftflotte 2 that may have seven squadrons, where its pile has more than brings all to six (BB-R27). */
export function growing(state: State): readonly string[] {
  if (state.turn < LATE_TURN || !state.pools[LF2]) return [];
  const own = state.geschwader.filter(({ pool }) => pool === LF2);
  const all = own.reduce((sum, { squadrons }) => sum + squadrons.length, pileOf(state, LF2).length);
  return all > GESCHWADER_SIZE * own.length ? own.map(({ id }) => id) : [];
}

/** BB-53: those named fill to seven, the others of Luftflotte 2 to six. */
export function grown(state: State, large: readonly string[]): Step {
  const six = growing(state).filter((id) => !large.includes(id));
  const now = six.length > 0 ? { ...state, six } : state;
  return { state: now, events: [tell("event.sevens", { ids: large })] };
}

/** BB-86: squadrons go under their piles, which their owner knows (BB-95). */
function putUnder(state: State, pool: string): State {
  const { british, german } = state.pending;
  const isOther = ({ formation }: UnderCard) => poolOfFormation(state, formation) !== pool;
  let now: State = {
    ...state,
    pending: { british: british.filter(isOther), german: german.filter(isOther) },
  };
  for (const { formation, type } of [...british, ...german].filter((card) => !isOther(card))) {
    now = takenFromFormation(now, formation, type);
    now = withPool(now, pool, { pile: [...pileOf(now, pool), { card: type, open: 1 }] });
  }
  return now;
}

/** How the order in which formations draw matters: openly, since the pile is too short; by what lies on top; or not. */
export function drawMatters(state: State, pool: string): "short" | "top" | "no" {
  const lacking = drawingFrom(state, pool).filter(({ lacks }) => lacks > 0);
  const pile = pileOf(state, pool);
  if (lacking.length < 2 || pile.length === 0) return "no";
  if (lacking.reduce((sum, { lacks }) => sum + lacks, 0) > pile.length) return "short";
  return pile[0]?.open === 2 ? "top" : "no";
}

/** Formations that draw, in the order in which they do unless another is chosen. */
export function lackingIn(state: State, pool: string): readonly string[] {
  return drawingFrom(state, pool)
    .filter(({ lacks }) => lacks > 0)
    .map(({ id }) => id);
}

/** Nobody but the owner knows how far down he has drawn, and so what lies on top of the pile now (BB-H6). */
function forgotten(one: PileCard): PileCard {
  return one.open === 2 ? { ...one, open: 1 } : one;
}

/** BB-86: formations draw one after another; how many are new nobody else may know (BB-95). */
export function fill(state: State, pool: string, order: readonly string[]): Step {
  const side = sideOfPool(state, pool);
  const drawn: string[] = [];
  let now = putUnder(state, pool);
  const others = lackingIn(now, pool).filter((id) => !order.includes(id));
  for (const id of [...order, ...others]) {
    const done = filled(now, id, pool, sizeOf(state, pool, side, id));
    now = done.state;
    if (done.cards.length > 0) drawn.push(id, ...done.cards);
  }
  now = withPool(now, pool, { pile: pileOf(now, pool).map(forgotten) });
  const after = drawingFrom(now, pool);
  if (after.length === 0) return { state: now, events: [] };
  const strengths = after.map(({ id, squadrons }) => `${id} ${squadrons.length}`);
  const values = { pool, strengths, left: pileOf(now, pool).length };
  return { state: now, events: [tellSide("event.draws", values, seatsOf(state, side), { drawn })] };
}
