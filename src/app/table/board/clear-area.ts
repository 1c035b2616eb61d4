import type { ScreenArea } from "../../../scene/props.ts";

/** How the papers lie on the board: its own edges, and theirs. */
export interface Lying {
  /** The board down to its lower edge, beside the column of questions, which stays free for the next one. */
  readonly lane: ScreenArea;
  readonly papers: readonly ScreenArea[];
}

/**
 * Where the papers lie, in CSS pixels from the board's upper left corner; undefined where they lie beside it, or before
 * it is there. Those that let clicks through hide what lies under them as well. What lies at the lower edge only now and
 * then does not count. It stands alone, so that a test can run it in a page.
 */
export function papersLying(): Lying | undefined {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  const lane = document.querySelector(".lower")?.getBoundingClientRect();
  if (!board || !lane || lane.top >= board.bottom) return undefined;
  const onBoard = ({ left, right, top, bottom }: DOMRect) => ({
    left: left - board.left,
    right: right - board.left,
    top: top - board.top,
    bottom: bottom - board.top,
  });
  // The header of a match or the badges of a show, what lies at the left, what a server says, a lesson, a hand of cards, the line below a show, the badges of a phone.
  const all =
    ".topbar > *, .show__head > *, .left > *, .remote > *, .lesson, .show__caption, .hand__card, .drawer[data-folded=true]";
  const papers = [...document.querySelectorAll(all)].map((paper) => onBoard(paper.getBoundingClientRect()));
  return { lane: { ...onBoard(board), left: 0, right: lane.right - board.left }, papers };
}

function sizeOf({ left, right, top, bottom }: ScreenArea): number {
  return (right - left) * (bottom - top);
}

/** The largest part of an area that no paper lies on; all of it where they leave nothing. */
export function beside(area: ScreenArea, papers: readonly ScreenArea[]): ScreenArea {
  const lying = papers
    .filter((one) => one.left < one.right && one.top < one.bottom)
    .sort((a, b) => a.top - b.top);
  const edges = [area.left, area.right, ...lying.flatMap(({ left, right }) => [left, right])]
    .filter((x) => x >= area.left && x <= area.right)
    .sort((a, b) => a - b);
  const empty = { ...area, bottom: area.top };
  let most = empty;
  /** Keeps what lies between two papers, one above the other, if it is the largest so far. */
  const keep = (gap: ScreenArea) => {
    if (gap.top < gap.bottom && sizeOf(gap) > sizeOf(most)) most = gap;
  };
  for (const [at, left] of edges.entries())
    for (const right of edges.slice(at + 1)) {
      let { top } = area;
      for (const paper of lying) {
        if (paper.left >= right || paper.right <= left) continue;
        keep({ left, right, top, bottom: Math.min(paper.top, area.bottom) });
        top = Math.max(top, paper.bottom);
      }
      keep({ left, right, top, bottom: area.bottom });
    }
  return most === empty ? area : most;
}

/** The part of the board between the papers; undefined where they lie beside it, or before it is there. */
export function clearArea(): ScreenArea | undefined {
  const lying = papersLying();
  return lying && beside(lying.lane, lying.papers);
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.width > 0 && b.width > 0 && a.left < b.right && b.left < a.right && a.height > 0 && b.height > 0;
}

/** How high above the lower edge thrown dice are read at most, in shares of the board's width: a short drawer ends above them. */
const TRAY_HEIGHT = 0.2;

/** How much of the board's right side the drawer takes while it is open. */
function besideDrawer(board: DOMRect): number {
  const drawer = document.querySelector('.drawer[data-folded="false"]')?.getBoundingClientRect();
  if (!drawer || !overlap(drawer, board) || drawer.top >= board.bottom) return board.right;
  return drawer.bottom < board.bottom - TRAY_HEIGHT * board.width ? board.right : drawer.left;
}

/** How wide a part of the board is left to dice that lie still, in shares of it: what is asked now comes first. */
const RESTING = 0.25;

/**
 * The part of the board in whose corner thrown dice are read: beside an open drawer, above what lies below. Dice that
 * lie still make do with less of it.
 */
export function trayArea(underway: boolean): ScreenArea | undefined {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (!board) return undefined;
  const right = besideDrawer(board);
  const corner = new DOMRect(right - board.width * 0.3, board.top, board.width * 0.3, board.height);
  const papers = [...document.querySelectorAll(".lower > *, .drawer[data-folded=true]")];
  const low = papers
    .map((paper) => paper.getBoundingClientRect())
    .filter(({ top }) => top > corner.height / 2);
  const below = low.filter((paper) => overlap(paper, corner) && paper.top < board.bottom);
  const bottom = Math.min(board.bottom, ...below.map((paper) => paper.top));
  const left = underway ? 0 : right - board.left - board.width * RESTING;
  return { left, right: right - board.left, top: 0, bottom: bottom - board.top };
}
