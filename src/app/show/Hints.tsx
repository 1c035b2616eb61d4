import { type ReactNode, useEffect, useRef } from "react";

/** Milliseconds without a hand after which nobody wants buttons. */
const ALONE = 3000;
/** What a hand does. */
const STIRS = ["pointermove", "pointerdown", "keydown", "touchstart", "focusin", "wheel"] as const;

/**
 * Buttons and keys of a show: they fade when no hand has stirred for a while, and are back at its next stir. They can
 * always be reached, and stay as long as one of them has the focus of a keyboard.
 */
export function Hints({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      clearTimeout(timer);
      box.current?.setAttribute("data-alone", "false");
      timer = setTimeout(() => box.current?.setAttribute("data-alone", "true"), ALONE);
    };
    for (const stirring of STIRS)
      addEventListener(stirring, stir, { capture: true, passive: true, signal: stop.signal });
    stir();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div ref={box} className="show__hints">
      {children}
    </div>
  );
}
