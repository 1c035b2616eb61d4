import type { ScreenArea } from "../../../scene/props.ts";

/** Something of a size that is to lie beside what stands somewhere on the screen, in CSS pixels. */
export interface Beside {
  readonly stand: ScreenArea;
  readonly width: number;
  readonly height: number;
}

/** What is on the screen already: what no card may cover, and names, which one may where there is no other room. */
export interface Taken {
  readonly solid: readonly ScreenArea[];
  readonly names: readonly ScreenArea[];
}

/** Where a card lies, and whether it is so far from its stand that a line has to lead there. */
export interface Lying {
  readonly area: ScreenArea;
  readonly isFar: boolean;
}

/** Between a card and whatever it lies beside, and how far apart the places are that are tried. */
const [GAP, STEP] = [8, 16];
/** How far from its stand a card lies at most, in its own heights, as long as there is room. */
export const NEAR = 1.5;
/** How often it is tried farther away, and how much farther each time. */
const [RINGS, FARTHER] = [80, 16];
/** How many pixels farther a card rather lies than cover a pixel of its own name, and of another's. */
const [OWN_NAME, NAME] = [0.1, 0.5];
/** The same rather than lie between its stand and the others, and than be moved by a pixel along its stand. */
const [INWARD, ALONG] = [20, 0.1];

interface Point {
  readonly x: number;
  readonly y: number;
}

function middleOf({ left, right, top, bottom }: ScreenArea): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
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

function covered(area: ScreenArea, all: readonly ScreenArea[]): number {
  return all.reduce((sum, one) => sum + shared(area, one), 0);
}

function isFree(area: ScreenArea, all: readonly ScreenArea[]): boolean {
  return all.every((one) => shared(area, one) === 0);
}

/** How many pixels there are between two areas. */
function between(a: ScreenArea, b: ScreenArea): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right);
  return Math.hypot(across, Math.max(0, a.top - b.bottom, b.top - a.bottom));
}

/** The area of a card about a place, within what is free as far as it has room. */
function areaAt({ x, y }: Point, { width, height }: Beside, free: ScreenArea): ScreenArea {
  const left = Math.max(free.left, Math.min(free.right - width, x - width / 2));
  const top = Math.max(free.top, Math.min(free.bottom - height, y - height / 2));
  return { left, right: left + width, top, bottom: top + height };
}

/** From one end to the other in steps, both ends and the middle among them. */
function steps(half: number): readonly number[] {
  const each = half / Math.ceil(half / STEP);
  return Array.from({ length: 2 * Math.round(half / each) + 1 }, (_, at) => at * each - half);
}

/** Where the middle of a card is that lies all around its stand, so many pixels from it. */
function around({ stand, width, height }: Beside, gap: number): readonly Point[] {
  const { x, y } = middleOf(stand);
  const across = (stand.right - stand.left + width) / 2 + gap;
  const down = (stand.bottom - stand.top + height) / 2 + gap;
  return [
    ...steps(across).flatMap((along) => [-down, down].map((to) => ({ x: x + along, y: y + to }))),
    ...steps(down).flatMap((along) => [-across, across].map((to) => ({ x: x + to, y: y + along }))),
  ];
}

/** Places near its stand where a card covers nothing solid. */
function nearPlaces(card: Beside, free: ScreenArea, solid: readonly ScreenArea[]): readonly ScreenArea[] {
  const most = card.height * NEAR;
  const gaps = Array.from({ length: Math.ceil((most - GAP) / STEP) }, (_, ring) => GAP + ring * STEP);
  const places = gaps.flatMap((gap) => around(card, gap)).map((place) => areaAt(place, card, free));
  return places.filter((area) => between(area, card.stand) <= most && isFree(area, solid));
}

/** The name that lies nearest to the foot of a stand. */
function ownName({ stand }: Beside, names: readonly ScreenArea[]): ScreenArea | undefined {
  const foot = { x: middleOf(stand).x, y: stand.bottom };
  const away = (name: ScreenArea) => apart(middleOf(name), foot);
  return names.toSorted((a, b) => away(a) - away(b))[0];
}

/** The best of some places near a stand: beside it, on its outer side, on no name. */
function bestOf(
  places: readonly ScreenArea[],
  card: Beside,
  heart: Point,
  names: readonly ScreenArea[],
): ScreenArea | undefined {
  const at = middleOf(card.stand);
  const own = ownName(card, names);
  const others = names.filter((name) => name !== own);
  const outward = Math.atan2(at.y - heart.y, at.x - heart.x);
  const cost = (area: ScreenArea) => {
    const { x, y } = middleOf(area);
    const inward = (1 - Math.cos(Math.atan2(y - at.y, x - at.x) - outward)) / 2;
    const onNames = (own ? shared(area, own) * OWN_NAME : 0) + covered(area, others) * NAME;
    return between(area, card.stand) + onNames + inward * INWARD + apart({ x, y }, at) * ALONG;
  };
  const priced = places.map((area) => ({ area, price: cost(area) }));
  return priced.toSorted((a, b) => a.price - b.price)[0]?.area;
}

/** The nearest place at all where a card covers nothing solid, else that where it covers least. */
function farPlace(card: Beside, free: ScreenArea, solid: readonly ScreenArea[]): ScreenArea {
  let best = areaAt(middleOf(card.stand), card, free);
  let least = Infinity;
  for (let ring = 0; ring < RINGS && least > 0; ring++)
    for (const place of around(card, GAP + ring * FARTHER)) {
      const area = areaAt(place, card, free);
      const covers = covered(area, solid);
      if (covers < least) [best, least] = [area, covers];
    }
  return best;
}

/**
 * Where cards lie that belong to what stands on a table: each near its own, within what is free, on no other card and on
 * nothing solid; on names only where there is no other room near it. One that finds no room there lies where it has some.
 */
export function placeBeside(
  cards: readonly Beside[],
  free: ScreenArea,
  { solid, names }: Taken,
): readonly Lying[] {
  const heart = heartOf(cards.map(({ stand }) => middleOf(stand)));
  const room = cards.map((card) => nearPlaces(card, free, solid));
  const lying = new Map<Beside, Lying>();
  // Who has least room chooses first.
  const inTurn = cards
    .map((card, at) => ({ card, places: room[at] ?? [] }))
    .sort((a, b) => a.places.length - b.places.length);
  for (const { card, places } of inTurn) {
    const laid = [...lying.values()].map(({ area }) => area);
    const open = places.filter((area) => isFree(area, laid));
    const near = bestOf(open, card, heart, names);
    lying.set(card, { area: near ?? farPlace(card, free, [...solid, ...laid]), isFar: near === undefined });
  }
  return cards.flatMap((card) => lying.get(card) ?? []);
}
