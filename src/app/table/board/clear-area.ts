import type { ScreenArea } from "../../../scene/props.ts";

/** Where a paper lies on the board. */
function onBoard(board: DOMRect, { left, right, top, bottom }: DOMRect): ScreenArea {
  return {
    left: left - board.left,
    right: right - board.left,
    top: top - board.top,
    bottom: bottom - board.top,
  };
}

/**
 * The part of the board between the papers: what lies at its lower edge only now and then does not count.
 * Undefined where the papers lie beside the board, or before it is there.
 */
export function clearArea(): ScreenArea | undefined {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  const lane = document.querySelector(".lower")?.getBoundingClientRect();
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((paper) => paper.getBoundingClientRect());
  // The header of a match, or the badges of the sides of a show.
  const heads = boxes(".topbar > .head, .show__head > *");
  // A hand of cards lies along the lower edge, the line below a show and the badges of a phone too.
  const feet = boxes(".show__caption, .hand__card, .drawer[data-folded=true]");
  if (!board || !lane || heads.length === 0 || lane.top >= board.bottom) return undefined;
  const foot = feet.find(({ top, height }) => height > 0 && top > board.height / 2);
  const papers = document.querySelector(".left")?.getBoundingClientRect() ?? new DOMRect(lane.left);
  return {
    left: onBoard(board, papers).right,
    right: onBoard(board, lane).right,
    top: Math.max(...heads.map(({ bottom }) => bottom)) - board.top,
    bottom: (foot?.top ?? board.bottom) - board.top,
  };
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
