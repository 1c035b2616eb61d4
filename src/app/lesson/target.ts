import type { LessonPoint } from "../../face/lesson.ts";
import type { ScreenPosition } from "../../scene/props.ts";
import type { Tools } from "../context/tools.ts";

/** A rectangle of the window, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels from the middle of a model to the ring around it. */
const AROUND = 44;
const ON_TABLE: ScreenPosition = { x: 0, y: 0, visible: false };

function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** The element that is meant: the first of its kind that can be seen. */
export function elementOf(point: LessonPoint | undefined): HTMLElement | undefined {
  if (!point || !("part" in point)) return undefined;
  const name = `[data-point="${point.part}"]`;
  const of = point.of === undefined ? name : `[data-piece="${point.of}"] ${name}`;
  return [...document.querySelectorAll<HTMLElement>(of)].find(isShown);
}

function pieceBox(id: string, { handle }: Tools): Box | undefined {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (!board || !handle.current?.screenPosition(id, ON_TABLE) || !ON_TABLE.visible) return undefined;
  const [x, y] = [board.x + ON_TABLE.x, board.y + ON_TABLE.y];
  return { x: x - AROUND, y: y - AROUND, width: 2 * AROUND, height: 2 * AROUND };
}

/** Where what is meant is in the window; undefined while it can't be seen. */
export function boxOf(point: LessonPoint, tools: Tools): Box | undefined {
  if ("piece" in point) return pieceBox(point.piece, tools);
  const { x, y, width, height } = elementOf(point)?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 ? { x, y, width, height } : undefined;
}

/** Pixels at the lower edge of a narrow page that "ready" covers, and a breath of air. */
const FOOT = 76;
const AIR = 10;

function sticks(element: HTMLElement): boolean {
  return getComputedStyle(element).position === "sticky";
}

/** What sticks to the top of a narrow page: the table, and the card below it where the page is high; none on wide ones. */
function lids(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".board, .lesson")].filter(sticks);
}

const CONTROLS = "button, input, select, a[href]";

/** Whether somebody is in the middle of a line. */
function isWriting(): boolean {
  const { activeElement: active } = document;
  return active instanceof HTMLInputElement && active.type === "text" && active.value !== "";
}

/**
 * Puts the focus on what is meant, so that a keyboard goes on there. Not while somebody writes, and not into a line
 * where fingers play: that would push a keyboard over the table.
 */
export function focusOn(element: HTMLElement): void {
  if (isWriting()) return;
  const control = element.matches(CONTROLS) ? element : element.querySelector<HTMLElement>(CONTROLS);
  if (control instanceof HTMLInputElement && matchMedia("(pointer: coarse)").matches) return;
  control?.focus({ preventScroll: true });
}

/** Whether it lies on what sticks to an edge of the page itself. */
function isSticky(element: HTMLElement): boolean {
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
    if (sticks(at)) return true;
  }
  return false;
}

/** Brings what is meant into view, clear of what sticks to the edges of the page. */
export function reveal(element: HTMLElement): void {
  const lying = lids();
  if (lying.length === 0) {
    element.scrollIntoView({ block: "nearest" });
    return;
  }
  const { top, height } = element.getBoundingClientRect();
  const lid = lying.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  const covered = Math.max(...lying.map((one) => one.getBoundingClientRect().bottom));
  const foot = isSticky(element) ? innerHeight : innerHeight - FOOT;
  if (top < covered || top + height > foot) scrollBy({ top: top - lid - AIR });
}
