import type { Side } from "../data/sides.ts";
import type { Setup } from "../rules/setup/setup.ts";
import { hasLeader } from "../rules/state/pieces.ts";
import type { Board } from "../rules/state/state.ts";

interface Size {
  readonly width: number;
  readonly depth: number;
}

/** In inches: a small mat where two Elements meet alone, so that all is large, else one for several chases. */
const SMALL: Size = { width: 28, depth: 20 };
const LARGE: Size = { width: 42, depth: 30 };
const MIDDLE = { x: LARGE.width / 2, y: LARGE.depth / 2 } as const;

/** The mat of a set-up, in inches. */
export function matSize({ elements, formations, mission }: Setup): Size {
  return elements.length === 2 && formations.length === 0 && !mission ? SMALL : LARGE;
}

/** Where the target of a mission lies. */
export const GROUND = { x: MIDDLE.x + 8, y: MIDDLE.y } as const;

/** Where an aircraft stands: inches from the lower left corner, degrees clockwise from the far edge. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Two Elements that meet alone face each other across the middle, where the cards are played: inches from the left. */
const MEETING = [6.6, SMALL.width - 6.6] as const;

/** How far from its side's edge an Element flies that nobody pursues, and what is shot down lies. */
const HOME = 4.4;
const LOST = 1.2;
const FACING = [0, 180] as const;
const EAST = 90;
const WEST = 270;
/** How far behind its quarry an Element is that is Advantaged, and one that tails it. */
const BEHIND = [0, 6.4, 3.8] as const;
/** The same in a duel, where the cards are played between the two. */
const BEHIND_ALONE = [0, 12.4, 10] as const;
/** A Wingman beside his Leader and behind him. */
const WING = { aside: 2.4, behind: 1.9 } as const;

/** Ahead and right of somebody who looks along a quarter of the compass, in inches of the table. */
export function turned(heading: number, ahead: number, right: number): readonly [x: number, y: number] {
  switch (heading) {
    case EAST:
      return [ahead, 0 - right];
    case 180:
      return [0 - right, 0 - ahead];
    case WEST:
      return [0 - ahead, right];
    default:
      return [right, ahead];
  }
}

function moved(stand: Stand, ahead: number, right: number): Stand {
  const [x, y] = turned(stand.heading, ahead, right);
  return { ...stand, x: stand.x + x, y: stand.y + y };
}

/** Whether two Elements meet alone. */
export function isDuel({ setup }: Board): boolean {
  const [one, other] = setup.elements;
  return matSize(setup) === SMALL && one?.side !== other?.side;
}

/** The column of an Element among those of its side: inches from the left. */
export function column(board: Board, element: number): number {
  const { side } = board.setup.elements[element] ?? { side: 0 };
  const peers = board.setup.elements.flatMap((one, place) => (one.side === side ? [place] : []));
  return (matSize(board.setup).width * (peers.indexOf(element) + 1)) / (peers.length + 1);
}

/** So far from a side's edge, in inches from the near one. */
function fromEdge({ setup }: Board, side: Side, far: number): number {
  return side === 0 ? far : matSize(setup).depth - far;
}

/** Rows above and below the middle, where bombers fly: chases there go east and west, three side by side. */
const ROWS = [
  { y: 10, heading: EAST },
  { y: LARGE.depth - 10, heading: WEST },
] as const;
const ACROSS = [MIDDLE.x, LARGE.width / 6, (5 * LARGE.width) / 6] as const;
const PLACES: readonly Stand[] = ACROSS.flatMap((x) => ROWS.map((row) => ({ x, ...row })));

/** Where chases fly, so that none is in another's way: a single one over the middle, where no bombers are. */
function placesOf(board: Board, chases: number): readonly Stand[] {
  const alone = chases === 1 && board.formations.length === 0;
  const { width, depth } = matSize(board.setup);
  return alone ? [{ x: width / 2, y: depth / 2, heading: EAST }] : PLACES;
}

/** The middle of the chase after an Element; undefined where nobody pursues it. */
function chaseAfter(board: Board, quarry: number): Stand | undefined {
  const hunted = board.elements.map(({ quarry: one }) => one).filter((one) => one >= 0);
  const at = hunted.indexOf(quarry);
  const places = placesOf(board, hunted.length);
  return at < 0 ? undefined : places[at % places.length];
}

/** What has been shot down lies at its side's edge, in its column. */
export function lostStand(board: Board, element: number, wingman: boolean): Stand {
  const side = board.setup.elements[element]?.side ?? 0;
  const x = column(board, element) + (wingman ? WING.aside : 0);
  return { x, y: fromEdge(board, side, LOST), heading: FACING[side] };
}

/** Where an Element flies that nobody pursues: on its side's line, or face to face with its only enemy. */
function freeStand(board: Board, element: number, side: Side): Stand {
  if (isDuel(board)) return { x: MEETING[side], y: SMALL.depth / 2, heading: side === 0 ? EAST : WEST };
  return { x: column(board, element), y: fromEdge(board, side, HOME), heading: FACING[side] };
}

/** The Leader of an Element: on its side's line, or in a chase over the middle, the pursuer behind. */
export function leaderStand(board: Board, element: number): Stand {
  const { quarry, steps } = board.elements[element] ?? { quarry: -1, steps: 0 as const };
  const chase = chaseAfter(board, quarry >= 0 ? quarry : element);
  const side = board.setup.elements[element]?.side ?? 0;
  if (!chase) return freeStand(board, element, side);
  const behind = isDuel(board) ? BEHIND_ALONE : BEHIND;
  const ahead = moved(chase, behind[1] / 2, 0);
  return quarry >= 0 ? moved(ahead, 0 - behind[steps], 0) : ahead;
}

/** Beside and behind the Leader, to the right. */
export function wingmanStand(board: Board, element: number): Stand {
  const lead = leaderStand(board, element);
  return hasLeader(board, element) ? moved(lead, 0 - WING.behind, WING.aside) : lead;
}

/** Bombers fly east in vics of three, one behind the other; a straggler falls behind and off the line. */
export function bomberStand(place: number, inFormation: boolean): Stand {
  const nth = place % 3;
  const vic = (place - nth) / 3;
  const aside = nth === 0 ? 0 : nth === 1 ? 2.5 : -2.5;
  const lead: Stand = { x: MIDDLE.x + 4 - 6 * vic, y: MIDDLE.y, heading: EAST };
  const stand = moved(lead, nth === 0 ? 0 : -2.2, aside);
  return inFormation ? stand : moved(stand, -7, aside / 4);
}
