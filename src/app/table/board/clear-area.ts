import type { ScreenArea } from "../../../scene/props.ts";

/** Cards that hang down at the sides leave the table below them as long as it has this share of the board's height. */
const ENOUGH = 0.6;

/** The part of an area that cards at its upper corners leave: below them where that is high enough, else between them. */
export function besideCards(area: ScreenArea, cards: readonly ScreenArea[], height: number): ScreenArea {
  const top = Math.max(area.top, ...cards.map(({ bottom }) => bottom));
  if (area.bottom - top >= ENOUGH * height) return { ...area, top };
  const middle = (area.left + area.right) / 2;
  const isLeft = ({ left, right }: ScreenArea) => (left + right) / 2 < middle;
  return {
    ...area,
    left: Math.max(area.left, ...cards.filter(isLeft).map(({ right }) => right)),
    right: Math.min(area.right, ...cards.filter((card) => !isLeft(card)).map(({ left }) => left)),
  };
}

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
  // What each side is to do hangs down at the sides of a show; the table lies between.
  const top = document.querySelector(".show__turn") ?? document.querySelector(".head");
  const head = top?.getBoundingClientRect();
  // A hand of cards lies along the lower edge, the line below a show and the badges of a phone too.
  const foot = [...document.querySelectorAll(".foot, .hand__card, .drawer[data-folded=true]")]
    .map((paper) => paper.getBoundingClientRect())
    .find(({ top: upper, height }) => height > 0 && upper > (board?.height ?? 0) / 2);
  if (!board || !lane || !head || lane.top >= board.bottom) return undefined;
  const { right } = onBoard(board, lane);
  const papers = document.querySelector(".left")?.getBoundingClientRect() ?? new DOMRect(lane.left);
  const area = {
    left: onBoard(board, papers).right,
    right,
    top: head.bottom - board.top,
    bottom: (foot?.top ?? board.bottom) - board.top,
  };
  const cards = [...document.querySelectorAll(".show__side")].map((card) =>
    onBoard(board, card.getBoundingClientRect()),
  );
  return besideCards(area, cards, board.height);
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
export function trayArea(playing: boolean): ScreenArea | undefined {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (!board) return undefined;
  const right = besideDrawer(board);
  const corner = new DOMRect(right - board.width * 0.3, board.top, board.width * 0.3, board.height);
  const papers = [...document.querySelectorAll(".lower > *")].map((paper) => paper.getBoundingClientRect());
  const below = papers.filter((paper) => overlap(paper, corner) && paper.top < board.bottom);
  const bottom = Math.min(board.bottom, ...below.map((paper) => paper.top));
  const left = playing ? 0 : right - board.left - board.width * RESTING;
  return { left, right: right - board.left, top: 0, bottom: bottom - board.top };
}
