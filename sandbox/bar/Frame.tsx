import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { writeAddress } from "../address.ts";
import type { Found } from "../look-up.ts";
import { SIZES } from "../sizes.ts";

/** How much smaller than it is a frame of some size must be shown for its box; never larger. */
function useFit(box: RefObject<HTMLElement | null>, width: number, height: number): number {
  const [fit, setFit] = useState(1);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width: across, height: down } = entry.contentRect;
      setFit(Math.min(1, across / width, down / height));
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [box, width, height]);
  return fit;
}

interface FrameProps {
  readonly found: Found;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** The stage in a frame of the size that is looked at: what a page does for its width, it does there. */
export function Frame({ found: { address }, frame }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = SIZES[address.size];
  const fit = useFit(box, width, height);
  const hash = `#${writeAddress(address)}`;
  const [first] = useState(hash);
  useEffect(() => {
    const stage = frame.current?.contentWindow;
    if (!stage || stage.location.href === "about:blank" || stage.location.hash === hash) return;
    // Another instant or part is no other document: the stage hears of it, and the way back stays this page's.
    stage.location.replace(new URL(hash, stage.location.href).href);
  }, [frame, hash]);
  return (
    <div ref={box} className="bar__box">
      <iframe
        ref={frame}
        title={`${address.part}: ${address.state}`}
        src={`/sandbox/stage.html${first}`}
        width={width}
        height={height}
        style={{ transform: `scale(${fit})` }}
      />
    </div>
  );
}
