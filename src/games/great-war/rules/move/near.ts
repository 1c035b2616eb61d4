import { itemAt } from "../../../../core/item-at.ts";
import type { MoveOrder } from "../grammar/order.ts";
import { ACTIONS, BOMB, type Family } from "./actions.ts";
import { walk } from "./examine.ts";
import { fly } from "./fly.ts";
import {
  allowedDive,
  allowsHeight,
  type Heights,
  heightCount,
  heightsOf,
  LEVEL_METRES,
  speedRange,
} from "./limits.ts";
import { familyOf, Mending } from "./mending.ts";
import { menuOf, startCell } from "./menu.ts";
import { moveOptions } from "./options.ts";
import { orderOf } from "./print.ts";
import type { Draft } from "./read.ts";
import type { MoveScene } from "./scene.ts";
import { isJammedIn, standsInTheWay } from "./stacking.ts";

/** How many near answers a refusal offers. */
const NEAR_COUNT = 3;
/** Steps of a text that are compared: nothing legal is much longer. */
const LONGEST_COMPARED = 20;
/** The single steps of a draft without bombs. */
function typedActions({ items }: Draft): readonly number[] {
  return items
    .filter(({ action }) => action !== BOMB)
    .flatMap(({ action, count }) => Array<number>(Math.min(count, LONGEST_COMPARED)).fill(action))
    .slice(0, LONGEST_COMPARED);
}

/** Steps before the bombs go; null without a bomb in the draft. */
function bombPlace({ items }: Draft): number | null {
  const at = items.findIndex(({ action }) => action === BOMB);
  if (at < 0) return null;
  return items.slice(0, at).reduce((sum, { count }) => sum + count, 0);
}

function withBomb(actions: readonly number[], place: number | null): readonly number[] {
  if (place === null) return actions;
  const at = Math.min(place, actions.length);
  return [...actions.slice(0, at), BOMB, ...actions.slice(at)];
}

/** The speeds to mend for: the one written as nearly as may be, the one that was spent, and those beside it. */
function speedsFor(draft: Draft, scene: MoveScene): readonly number[] {
  const { from, to } = speedRange(scene);
  const inside = (speed: number) => Math.min(to, Math.max(from, speed));
  const written = inside(draft.speed?.mp ?? scene.aircraft.speed);
  const { prices } = walk(scene, "", draft.items, written);
  const spent = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  const wanted = draft.items.length > 0 ? inside(spent) : written;
  const first = draft.speed ? [written, wanted] : [wanted, written];
  return [...new Set([...first, inside(written - 1), inside(written + 1)])];
}

/** The allowed changes of altitude next to one in metres, the safe dive among them. */
function heightsNear(heights: Heights, metres: number, safe: number): readonly number[] {
  const { climb, level, dive } = heights;
  const towards = Math.round(metres / LEVEL_METRES) * LEVEL_METRES;
  const least = level ? 0 : climb > 0 && metres > 0 ? LEVEL_METRES : -LEVEL_METRES;
  const clipped = Math.max(-dive, Math.min(climb, towards));
  const wanted = [Math.max(-safe, clipped), clipped, least];
  return [...new Set(wanted)].filter((change) => allowsHeight(heights, change));
}

function* mendedAt(draft: Draft, scene: MoveScene, speed: number): Generator<MoveOrder> {
  const menu = menuOf(scene, speed);
  const actions = new Mending(menu, typedActions(draft), speed).actions(startCell(scene));
  if (!actions) return;
  const entered = actions.some((action) => ACTIONS[action]?.enters);
  const heights = heightsOf(scene, speed, Math.max(...actions.map(familyOf)) as Family, entered);
  if (heightCount(heights) === 0) return;
  const place = scene.aircraft.bombs ? bombPlace(draft) : null;
  const steps = withBomb(actions, place).map((action) => itemAt(ACTIONS, action).step);
  const { gliding: glide } = scene.aircraft;
  for (const climb of heightsNear(heights, draft.change?.metres ?? 0, allowedDive(scene, speed))) {
    const plan = { speed, steps, climb, glide };
    if (draft.strafe) yield orderOf({ ...plan, strafe: true });
    yield orderOf({ ...plan, strafe: false });
  }
}

function* mended(draft: Draft, scene: MoveScene): Generator<MoveOrder> {
  for (const speed of speedsFor(draft, scene)) yield* mendedAt(draft, scene, speed);
  yield* mendedAt({ ...draft, items: [], change: null }, scene, speedRange(scene).from);
}

function isLegal(scene: MoveScene, order: MoveOrder): boolean {
  if (order.strafe && fly(scene, order).flown.strafed.length === 0) return false;
  return standsInTheWay(scene, order) === null || isJammedIn(scene);
}

/** The legal moves nearest to what was typed, nearest first: at least one. */
export function nearMoves(draft: Draft, scene: MoveScene): readonly string[] {
  const near = new Set<string>();
  for (const order of mended(draft, scene)) {
    if (near.size === NEAR_COUNT) break;
    if (isLegal(scene, order)) near.add(order.text);
  }
  if (near.size === 0) for (const { text } of moveOptions(scene)) return [text];
  return [...near];
}
