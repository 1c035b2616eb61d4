import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSettings } from "../settings/settings.ts";

/** Items that are shown or left out together. */
const CHUNK = 24;
/** How far beyond what is seen items are shown, so that one can scroll and tab on without a gap. */
const MARGIN = "600px 0px";

/** The nearest ancestor that scrolls; null: the page. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

interface ChunkProps<Item> {
  readonly items: readonly Item[];
  /** Pixels that an item takes, as a guess until it has been shown. */
  readonly guess: number;
  /** Shown from the beginning, before anything is measured. */
  readonly first: boolean;
  readonly className: string | undefined;
  render(item: Item, place: number): ReactNode;
}

function ChunkOf<Item>({ items, guess, first, className, render }: ChunkProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(items.length * guess);
  // By ear nothing is seen, and all is there.
  const isByEar = useSettings((settings) => settings.ear);
  const [seen, setNear] = useState(first);
  const near = seen || isByEar;
  useEffect(() => {
    const { current } = box;
    if (!current || isByEar) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? true), {
      root: scrollerOf(current),
      rootMargin: MARGIN,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isByEar]);
  useLayoutEffect(() => {
    if (near && box.current) height.current = box.current.offsetHeight;
  });
  // Who has the focus in here keeps it.
  const held = near || (box.current?.contains(document.activeElement) ?? false);
  return (
    <div ref={box} style={held ? undefined : { height: height.current }}>
      {held && <ol className={className}>{items.map((item, place) => render(item, place))}</ol>}
    </div>
  );
}

const Chunk = memo(ChunkOf) as typeof ChunkOf;

export interface WindowedProps<Item> {
  readonly items: readonly Item[];
  readonly guess: number;
  /** Of the list that a part of the items stands in. */
  readonly className?: string;
  /** Opens at its last item, and stays there as items are added while nobody has scrolled away. */
  readonly atEnd?: boolean;
  /** An item as list items, with keys that hold its place; the same function as long as they look the same. */
  render(item: Item, place: number): ReactNode;
}

/** Pixels from the end of a list within which it counts as being looked at. */
const NEAR_END = 8;

/** Keeps the end of a list in sight from its beginning on, until somebody scrolls away from it. */
function useStayAtEnd(atEnd: boolean, items: readonly unknown[]) {
  const box = useRef<HTMLDivElement>(null);
  const away = useRef(false);
  useEffect(() => {
    const list = box.current;
    const scroller = atEnd && list ? scrollerOf(list) : null;
    if (!list || !scroller) return undefined;
    let height = scroller.scrollHeight;
    const look = () => {
      // A list that has become longer or shorter has moved what is seen: nobody has scrolled.
      if (scroller.scrollHeight !== height) return;
      away.current = scroller.scrollTop + scroller.clientHeight < height - NEAR_END;
    };
    // Items take more or less room than was guessed, once they are drawn.
    const size = new ResizeObserver(() => {
      height = scroller.scrollHeight;
      if (!away.current) scroller.scrollTop = height;
    });
    size.observe(list);
    scroller.addEventListener("scroll", look, { passive: true });
    return () => {
      size.disconnect();
      scroller.removeEventListener("scroll", look);
    };
  }, [atEnd]);
  useLayoutEffect(() => {
    const wanted = atEnd && !away.current && items.length > 0;
    const scroller = wanted && box.current ? scrollerOf(box.current) : null;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }, [atEnd, items]);
  return box;
}

/** A long list of which only what is near to be seen is built: items are drawn when one comes near them. */
export function Windowed<Item>({ items, guess, className, atEnd = false, render }: WindowedProps<Item>) {
  const box = useStayAtEnd(atEnd, items);
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, at) =>
        items.slice(at * CHUNK, (at + 1) * CHUNK),
      ),
    [items],
  );
  return (
    <div ref={box}>
      {parts.map((part, at) => (
        <Chunk
          key={at.toString()}
          items={part}
          guess={guess}
          first={at === (atEnd ? parts.length - 1 : 0)}
          className={className}
          render={render}
        />
      ))}
    </div>
  );
}
