import { hasLeader } from "../state/pieces.ts";
import type { Board } from "../state/state.ts";

/** The mat, in inches. */
export const MAT = { width: 42, depth: 30 } as const;
const MIDDLE = { x: MAT.width / 2, y: MAT.depth / 2 } as const;

/** Where the target of a mission lies. */
export const GROUND = { x: MIDDLE.x + 8, y: MIDDLE.y } as const;

/** Where an aircraft stands: inches from the lower left corner, degrees clockwise from the far edge. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Lines on which Elements fly that nobody pursues, and where what is shot down is put. */
const HOME = [4.4, MAT.depth - 4.4] as const;
const LOST = [1.2, MAT.depth - 1.2] as const;
const FACING = [0, 180] as const;
const EAST = 90;
const WEST = 270;
/** How far behind its quarry an Element is that is Advantaged, and one that tails it. */
const BEHIND = [0, 6.4, 3.8] as const;
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

/** The column of an Element among those of its side: inches from the left. */
export function column(board: Board, element: number): number {
  const { side } = board.setup.elements[element] ?? { side: 0 };
  const peers = board.setup.elements.flatMap((one, place) => (one.side === side ? [place] : []));
  return (MAT.width * (peers.indexOf(element) + 1)) / (peers.length + 1);
}

/** Rows above and below the middle, where bombers fly: chases there go east and west, three side by side. */
const ROWS = [
  { y: 10, heading: EAST },
  { y: MAT.depth - 10, heading: WEST },
] as const;
const ACROSS = [MIDDLE.x, MAT.width / 6, (5 * MAT.width) / 6] as const;
const PLACES: readonly Stand[] = ACROSS.flatMap((x) => ROWS.map((row) => ({ x, ...row })));

/** Where chases fly, so that none is in another's way: a single one over the middle, where no bombers are. */
function placesOf(board: Board, chases: number): readonly Stand[] {
  const alone = chases === 1 && board.formations.length === 0;
  return alone ? [{ ...MIDDLE, heading: EAST }] : PLACES;
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
  return { x, y: LOST[side], heading: FACING[side] };
}

/** The Leader of an Element: on its side's line, or in a chase over the middle, the pursuer behind. */
export function leaderStand(board: Board, element: number): Stand {
  const { quarry, steps } = board.elements[element] ?? { quarry: -1, steps: 0 as const };
  const chase = chaseAfter(board, quarry >= 0 ? quarry : element);
  const side = board.setup.elements[element]?.side ?? 0;
  if (!chase) return { x: column(board, element), y: HOME[side], heading: FACING[side] };
  const ahead = moved(chase, BEHIND[1] / 2, 0);
  return quarry >= 0 ? moved(ahead, 0 - BEHIND[steps], 0) : ahead;
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
