import type { Spot } from "../place.ts";

/** What decides where a site is named. */
interface NamedSite extends Spot {
  readonly id: string;
  readonly label?: string;
  readonly minor?: true;
  readonly target?: boolean;
  readonly keeps?: readonly Spot[];
}

/** How large names are drawn, in inches. */
export interface NameSizes {
  /** Height of the letters of a site, and of one of many. */
  readonly letters: number;
  readonly minor: number;
  /** Width of a letter against its height, on average. */
  readonly wide: number;
  /** How much of the map a line of letters takes up from its foot to its head, against the height of a letter. */
  readonly high: number;
  /** From the middle of a site to its rim, and of one of many. */
  readonly radius: number;
  readonly minorRadius: number;
}

/** What a name takes up of a map, in inches. */
export interface NameBox {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Places around a site where it may be named, the best first: to the right and up, in its own reach there. */
const AROUND = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0.7, -1],
  [-0.7, -1],
  [0.7, 1],
  [-0.7, 1],
] as const;

/** What a counter that stands beside a site takes up of a map that is seen at a slant: from its middle up, and half of it, in inches. */
const COUNTER = { up: 0.15, halfWidth: 0.36, halfHeight: 0.45 } as const;
/** Between a site and its name, in heights of a letter. */
const APART = 0.12;
/** How much of a site a name may cover at its rim, as a share. */
const RIM = 0.8;

function overlap(a: NameBox, b: NameBox): boolean {
  return Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight;
}

function boxesAround(site: NamedSite, sizes: NameSizes): readonly NameBox[] {
  const letters = site.minor ? sizes.minor : sizes.letters;
  const radius = site.minor ? sizes.minorRadius : sizes.radius;
  const halfWidth = ((site.label?.length ?? 0) * letters * sizes.wide) / 2;
  const halfHeight = (letters * sizes.high) / 2;
  const gap = letters * APART;
  return AROUND.map(([right, up]) => ({
    x: site.x + right * (halfWidth + (up === 0 ? radius + gap : 0)),
    y: site.y + up * (halfHeight + radius + gap),
    halfWidth,
    halfHeight,
  }));
}

/** Somebody's targets first, then whatever is not one of many, then as they come. */
function rank({ target, minor }: NamedSite): number {
  return (target ? 0 : 2) + (minor ? 1 : 0);
}

/** What no name may lie on: sites, and where counters stand beside them. */
function heldBy(sites: readonly NamedSite[], sizes: NameSizes): NameBox[] {
  return sites.flatMap(({ x, y, minor, keeps = [] }) => {
    const half = (minor ? sizes.minorRadius : sizes.radius) * RIM;
    const { up, ...size } = COUNTER;
    return [
      { x, y, halfWidth: half, halfHeight: half },
      ...keeps.map((spot) => ({ x: spot.x, y: spot.y + up, ...size })),
    ];
  });
}

/**
 * Where the sites of a map are named, by their ids: the middle of each name, so that none lies on another or on a site.
 * A site whose name finds no room is left out, the least important first; targets and those of `wanted` are named all
 * the same. Nothing is named over what is `held` already.
 */
export function namePlaces(
  sites: readonly NamedSite[],
  sizes: NameSizes,
  wanted: ReadonlySet<string> = new Set(),
  held: readonly NameBox[] = [],
): ReadonlyMap<string, Spot> {
  const taken = [...heldBy(sites, sizes), ...held];
  const found = new Map<string, Spot>();
  const named = sites.filter(({ label }) => label !== undefined && label !== "");
  for (const site of named.toSorted((a, b) => rank(a) - rank(b))) {
    const boxes = boxesAround(site, sizes);
    const free = boxes.find((box) => !taken.some((other) => overlap(box, other)));
    const box = free ?? (site.target || wanted.has(site.id) ? boxes[0] : undefined);
    if (!box) continue;
    found.set(site.id, { x: box.x, y: box.y });
    taken.push(box);
  }
  return found;
}
