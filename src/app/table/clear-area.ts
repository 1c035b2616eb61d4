import type { ScreenArea } from "../../scene/props.ts";

/**
 * The part of the board between the papers: what lies at its lower edge only now and then does not count.
 * Undefined where the papers lie beside the board, or before it is there.
 */
export function clearArea(): ScreenArea | undefined {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  const lane = document.querySelector(".lower")?.getBoundingClientRect();
  const head = document.querySelector(".head")?.getBoundingClientRect();
  if (!board || !lane || !head || lane.top >= board.bottom) return undefined;
  return {
    left: lane.left - board.left,
    right: lane.right - board.left,
    top: head.bottom - board.top,
    bottom: board.height,
  };
}
