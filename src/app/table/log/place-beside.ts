import type { ScreenArea } from "../../../scene/props.ts";

/** Something of a size that is to lie beside what stands somewhere on the screen, in CSS pixels. */
export interface Beside {
  readonly stand: ScreenArea;
  readonly width: number;
  readonly height: number;
}

/** Between a card and whatever it lies beside, and how much farther from its stand it is tried next. */
const [GAP, STEP] = [8, 16];
/** How often it is tried farther away. */
const RINGS = 80;
/** Where around a stand a card is tried, from its middle to where both touch. */
const SIDES = [-1, -0.5, 0, 0.5, 1];
const AROUND = SIDES.flatMap((x) => SIDES.map((y) => ({ x, y }))).filter(
  ({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) === 1,
);

interface Point {
  readonly x: number;
  readonly y: number;
}

function middleOf({ left, right, top, bottom }: ScreenArea): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The middle of all of some places. */
function heartOf(places: readonly Point[]): Point {
  const sum = (part: keyof Point) => places.reduce((all, place) => all + place[part], 0) / places.length;
  return { x: sum("x"), y: sum("y") };
}

/** How much of two areas is the same, in square pixels. */
function shared(a: ScreenArea, b: ScreenArea): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function areaAt({ x, y }: Point, { width, height }: Beside): ScreenArea {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** The same within an area, as far as it has room. */
function held({ x, y }: Point, { width, height }: Beside, free: ScreenArea): Point {
  const within = (at: number, half: number, low: number, high: number) =>
    Math.max(low + half, Math.min(high - half, at));
  return {
    x: within(x, width / 2, free.left, free.right),
    y: within(y, height / 2, free.top, free.bottom),
  };
}

/** Where a card may lie, the best first: near its stand, on the side that looks away from the others. */
function* placesOf(card: Beside, heart: Point): Generator<Point> {
  const { stand, width, height } = card;
  const at = middleOf(stand);
  const away = ({ x, y }: Point) => (x * (at.x - heart.x) + y * (at.y - heart.y)) / Math.hypot(x, y);
  const sides = [...AROUND].sort((a, b) => away(b) - away(a));
  const across = (stand.right - stand.left + width) / 2 + GAP;
  const down = (stand.bottom - stand.top + height) / 2 + GAP;
  for (let ring = 0; ring < RINGS; ring++)
    for (const { x, y } of sides)
      yield { x: at.x + x * (across + ring * STEP), y: at.y + y * (down + ring * STEP) };
}

/** Where a card lies best: where it covers nothing, else where it covers least. */
function placeOf(card: Beside, heart: Point, free: ScreenArea, taken: readonly ScreenArea[]): ScreenArea {
  let best = areaAt(held(middleOf(card.stand), card, free), card);
  let least = Infinity;
  for (const place of placesOf(card, heart)) {
    const area = areaAt(held(place, card, free), card);
    const covers = taken.reduce((sum, one) => sum + shared(area, one), 0);
    if (covers >= least) continue;
    [best, least] = [area, covers];
    if (least === 0) return best;
  }
  return best;
}

/**
 * Where cards lie that belong to what stands on a table: each beside its own, on no other card and on nothing that is
 * taken, within what is free. Only where there is no such place left it covers as little as it can.
 */
export function placeBeside(
  cards: readonly Beside[],
  free: ScreenArea,
  taken: readonly ScreenArea[],
): readonly ScreenArea[] {
  const heart = heartOf(cards.map(({ stand }) => middleOf(stand)));
  const placed: ScreenArea[] = [];
  for (const card of cards) placed.push(placeOf(card, heart, free, [...taken, ...placed]));
  return placed;
}
