import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import type { ScreenArea, TableHandle } from "../../../scene/props.ts";
import { opened } from "../../../tabletop/clips.ts";
import type { OpenedOrder, Piece } from "../../../tabletop/tabletop.ts";
import type { Timeline } from "../../../tabletop/timeline.ts";
import { useClipTime } from "../../context/clip-time.ts";
import { useClip } from "../../context/playing.ts";
import { useTools } from "../../context/tools.ts";
import { SideMark } from "../../ui/side.tsx";
import { clearArea } from "../board/clear-area.ts";
import { Opened } from "./Opened.tsx";
import { type Lying, placeBeside } from "./place-beside.ts";
import "./reveal.css";

/** Half the wings of an aircraft, what of its base lies before its foot, and its model above it, in inches. */
const [WINGS, BASE, ABOVE] = [1.7, 0.9, 0.8];
/** How high a name is that lies at a foot, in CSS pixels, where a table does not tell where its names lie. */
const NAME = 30;

const HERE = { x: 0, y: 0, visible: false };
const LEFT = { x: 0, y: 0, visible: false };
const RIGHT = { x: 0, y: 0, visible: false };

/** Where an aircraft is on the screen with its stand and its base, and so many pixels below it. */
function standOf(table: TableHandle, { id, x, y }: Piece, below: number): ScreenArea | undefined {
  if (!table.screenPosition(id, HERE)) return undefined;
  table.screenPoint({ x: x - WINGS, y }, LEFT);
  table.screenPoint({ x: x + WINGS, y }, RIGHT);
  const half = Math.abs(RIGHT.x - LEFT.x) / 2;
  const inch = half / WINGS;
  const foot = (LEFT.y + RIGHT.y) / 2;
  const middle = (LEFT.x + RIGHT.x) / 2;
  return {
    left: Math.min(middle, HERE.x) - half,
    right: Math.max(middle, HERE.x) + half,
    top: Math.min(foot - BASE * inch, HERE.y - ABOVE * inch),
    bottom: Math.max(foot, HERE.y) + BASE * inch + below,
  };
}

/** What is drawn over the table at its lower edge, from the board's upper left corner. */
function papersOver({ left, top }: DOMRect): readonly ScreenArea[] {
  return [...document.querySelectorAll(".lower > *, .left > *, .show__caption:not([data-read=true])")].map(
    (paper) => {
      const at = paper.getBoundingClientRect();
      return {
        left: at.left - left,
        right: at.right - left,
        top: at.top - top,
        bottom: at.bottom - top,
      };
    },
  );
}

/** Puts a card where it lies; a line leads from one that lies far away to what it is about. */
function put(
  { card, stand }: { readonly card: HTMLElement; readonly stand: ScreenArea },
  { area, isFar }: Lying,
  board: DOMRect,
): void {
  const { left, top, right, bottom } = area;
  card.style.transform = `translate(${Math.round(board.left + left)}px, ${Math.round(board.top + top)}px)`;
  const [across, down] = [stand.left + stand.right - left - right, stand.top + stand.bottom - top - bottom];
  card.style.setProperty("--leads", `${isFar ? Math.round(Math.hypot(across, down) / 2) : 0}px`);
  card.style.setProperty("--turn", `${Math.atan2(down, across).toFixed(3)}rad`);
}

/** Lays each card beside its aircraft, where that is in this very frame. */
function lay(table: TableHandle, line: Timeline, cards: readonly HTMLElement[]): void {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (!board) return;
  const pieces = [...line.parts.values()].flatMap(({ before }) => before ?? []);
  const names = table.names();
  const below = names.length === 0 ? NAME : 0;
  const stands = new Map(pieces.map((piece) => [piece.id, standOf(table, piece, below)]));
  const beside = cards.flatMap((card) => {
    const stand = stands.get(card.dataset.about ?? "");
    return stand ? [{ stand, width: card.offsetWidth, height: card.offsetHeight, card }] : [];
  });
  const solid = [...stands.values(), ...papersOver(board)].filter((one) => one !== undefined);
  const free = clearArea() ?? { left: 0, top: 0, right: board.width, bottom: board.height };
  for (const [at, lying] of placeBeside(beside, free, { solid, names }).entries()) {
    const one = beside[at];
    if (one) put(one, lying, board);
  }
}

/** Keeps cards beside their aircraft, in every frame that is drawn. */
function useBeside(): RefObject<HTMLDivElement | null> {
  const { handle, player } = useTools();
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = () => {
      const cards = [...(shown.current?.querySelectorAll<HTMLElement>("[data-about]") ?? [])];
      const line = player.timeline;
      if (handle.current && line && cards.length > 0) lay(handle.current, line, cards);
    };
    put();
    return handle.current?.onDraw(put);
  });
  return shown;
}

/** A card as it is turned over, so many ms after the reveal begins. */
function Turned({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  return (
    <div className="opened__one" style={{ "--opens": `${opened(at)}ms` } as CSSProperties}>
      {children}
    </div>
  );
}

/** Above this many orders, or characters of one, they are opened in a smaller type. */
const MANY = 6;
const LONG = 24;

function Revealed({ orders, line }: { readonly orders: readonly OpenedOrder[]; readonly line: Timeline }) {
  const time = useClipTime<HTMLDivElement>();
  const laid = useBeside();
  const isMuch = orders.length > MANY || orders.some(({ text }) => text.length > LONG);
  const flies = ({ id }: OpenedOrder) => line.parts.has(id);
  const rest = orders.filter((order) => !flies(order));
  return (
    <div ref={time} className="reveal" aria-hidden="true" data-many={isMuch}>
      <div ref={laid}>
        {orders.filter(flies).map(({ id, side, text }) => {
          const own = orders.filter((order) => order.side === side);
          const at = own.findIndex((order) => order.id === id);
          return (
            <div key={id} className="reveal__card" data-about={id} data-side={side}>
              <Turned at={at}>
                <SideMark side={side} size={16} /> <b>{id}</b> <span>{text}</span>
              </Turned>
            </div>
          );
        })}
      </div>
      {rest.length > 0 && <Opened orders={rest} />}
    </div>
  );
}

/**
 * The opening of the orders, in type for the whole room: each beside its aircraft, those of nobody who flies in the middle
 * of the table. Its words are read out from the slip.
 */
export function Reveal() {
  const { player } = useTools();
  const cue = useClip()?.cue;
  const line = player.timeline;
  return cue?.kind === "reveal" && line && <Revealed orders={cue.orders} line={line} />;
}
