import { type RefObject, useEffect, useRef } from "react";
import type { Mat } from "../../tabletop/mat.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import { keyboard } from "../camera/keyboard.ts";
import { useLettering } from "../lettering.ts";
import type { TablePoint, TableProps } from "../props.ts";
import { actionOf } from "./action.ts";
import { directWindow } from "./direct.ts";
import { extentOf } from "./extent.ts";
import { flatHandle } from "./handle.ts";
import { FlatHands } from "./hands.ts";
import { heldHeight, holdOf } from "./hold.ts";
import type { Locate } from "./locate.ts";
import { FlatWindow } from "./window.ts";

/** A tag's letters in inches, how many pixels high they should be, and how far tags may grow for that. */
const LETTERS = 0.5;
const LEGIBLE = 13;
const LARGEST = 2.6;

function tagScale(pixelsPerInch: number, lettering: number): number {
  return lettering * Math.max(1, Math.min(LARGEST, LEGIBLE / (LETTERS * pixelsPerInch)));
}

/** What is told of the window by whoever draws in it. */
export interface WindowLinks {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly latest: RefObject<TableProps>;
  /** Holds the window from when the drawing stands. */
  readonly shown: RefObject<FlatWindow | null>;
  /** Draws all that depends on what part of the table is seen. */
  readonly redraw: RefObject<() => void>;
  /** Where things are drawn now. */
  readonly locate: RefObject<Locate>;
  /** Told which point of the mat is under the pointer, where nothing stands on it. */
  readonly point: RefObject<(point: TablePoint | undefined) => void>;
  /** Told how large an inch is on the screen. */
  readonly zoomed: RefObject<(pixelsPerInch: number) => void>;
}

function windowOver(
  svg: SVGSVGElement,
  mat: Mat,
  edge: SideIndex,
  latest: RefObject<TableProps>,
): FlatWindow {
  return new FlatWindow(
    svg,
    mat,
    edge === 1,
    () => latest.current.clearArea?.(),
    (width, inch) => actionOf(latest.current, width, inch),
    () => extentOf(latest.current.tabletop, latest.current.edge),
    (width) => (isHeldHere(latest.current) ? heldHeight(width) : 0),
  );
}

/** Whether the own hand lies on the drawing: one that is held up before it is a paper of the page. */
function isHeldHere({ tabletop, edge, overlay }: TableProps): boolean {
  return !overlay?.heldUp?.length && holdOf(tabletop, edge) !== undefined;
}

/** Keeps the part of the drawing that is seen, moved and zoomed by hand. */
export function useFlatWindow(
  { svg, latest, redraw, locate, shown, point, zoomed }: WindowLinks,
  { tabletop, edge, player }: TableProps,
): void {
  const { mat } = tabletop;
  const lettering = useLettering();
  const large = useRef(lettering);
  useEffect(() => {
    large.current = lettering;
    shown.current?.changed?.();
  }, [lettering, shown]);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const view = windowOver(element, mat, edge, latest);
    const tag = () =>
      element.style.setProperty("--tag", tagScale(view.pixelsPerInch, large.current).toFixed(2));
    const { handle, drawn } = flatHandle(view, () => latest.current, locate);
    view.changed = () => {
      tag();
      zoomed.current(view.pixelsPerInch);
      redraw.current();
      drawn();
    };
    shown.current = view;
    view.home();
    const size = new ResizeObserver(() => view.resize());
    size.observe(element);
    const hands = new FlatHands(
      element,
      view,
      () => latest.current,
      locate,
      (at) => point.current(at),
    );
    const release = keyboard(element, handle, { pan: (right, forward) => view.move(right, forward) });
    latest.current.handle?.(handle);
    latest.current.onStand?.();
    const quiet = player.onFrame(drawn);
    const leave = directWindow(player, view, handle, () => latest.current);
    return () => {
      latest.current.handle?.(null);
      size.disconnect();
      quiet();
      leave();
      release();
      hands.dispose();
      shown.current = null;
    };
  }, [mat, edge, player, svg, latest, redraw, locate, shown, point, zoomed]);
}
