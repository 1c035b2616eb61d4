import { relation } from "../engagement/position.ts";
import { hasLeader } from "../state/pieces.ts";
import type { Board } from "../state/state.ts";

/** The mat, in inches. */
export const MAT = { width: 48, depth: 36 } as const;

/** Where an aircraft stands: inches from the lower left corner, degrees clockwise from the far edge. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Lines on which Elements fly that nobody pursues, and the middle, where chases do. */
const HOME = [7, 29] as const;
const FACING = [0, 180] as const;
const CHASES = 14;
const BOMBERS = 22;
/** How far behind its quarry an Element is that is Advantaged, and one that tails it. */
const BEHIND = [0, 7, 4.5] as const;
/** A Wingman beside his Leader and behind him. */
const WING = { aside: 2.6, behind: 2.2 } as const;
const EAST = 90;

/** The column of an Element among those of its side: inches from the left. */
export function column(board: Board, element: number): number {
  const { side } = board.setup.elements[element] ?? { side: 0 };
  const peers = board.setup.elements.flatMap((one, place) => (one.side === side ? [place] : []));
  return (MAT.width * (peers.indexOf(element) + 1)) / (peers.length + 1);
}

/** The Leader of an Element: on its side's line, or in a chase over the middle, the pursuer behind. */
export function leaderStand(board: Board, element: number): Stand {
  const { quarry, steps } = board.elements[element] ?? { quarry: -1, steps: 0 };
  if (quarry >= 0) {
    const ahead = chased(board, quarry);
    return { ...ahead, x: ahead.x - BEHIND[steps] };
  }
  const chaser = board.elements.findIndex((_, place) => relation(board, place, element) > 0);
  if (chaser >= 0) return chased(board, element);
  const side = board.setup.elements[element]?.side ?? 0;
  return { x: column(board, element), y: HOME[side], heading: FACING[side] };
}

/** Chases fly east, each in the column of its quarry and a little higher or lower than those of the other side. */
function chased(board: Board, element: number): Stand {
  const side = board.setup.elements[element]?.side ?? 0;
  return {
    x: Math.max(BEHIND[1] + WING.behind + 1, column(board, element)),
    y: CHASES + 8 * side,
    heading: EAST,
  };
}

/** Beside and behind the Leader, to the right. */
export function wingmanStand(board: Board, element: number): Stand {
  const lead = leaderStand(board, element);
  if (!hasLeader(board, element)) return lead;
  if (lead.heading === EAST) return { ...lead, x: lead.x - WING.behind, y: lead.y - WING.aside };
  const back = lead.heading === 0 ? 1 : -1;
  return { ...lead, x: lead.x + back * WING.aside, y: lead.y - back * WING.behind };
}

/** Bombers fly east in a vic; a straggler falls behind and below the line. */
export function bomberStand(place: number, inFormation: boolean): Stand {
  const rank = Math.floor((place + 1) / 2);
  const aside = place % 2 === 0 ? -1 : 1;
  const x = MAT.width / 2 + 3 - 3.2 * rank - (inFormation ? 0 : 5);
  return { x, y: BOMBERS + aside * 3 * rank - (inFormation ? 0 : 2), heading: EAST };
}
