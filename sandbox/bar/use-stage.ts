import { type RefObject, useEffect, useState } from "react";

/** How what happens on the stage stands. */
export interface Playing {
  /** Milliseconds; 0 where nothing happens. */
  readonly duration: number;
  /** How much of it has passed, 0 to 1. */
  readonly share: number;
  readonly playing: boolean;
}

const NOTHING: Playing = { duration: 0, share: 0, playing: false };

/** What the stage tells of itself, and how to play it. */
export function useStage(frame: RefObject<HTMLIFrameElement | null>) {
  const [playing, hear] = useState(NOTHING);
  useEffect(() => {
    const told = (event: Event) => hear((event as CustomEvent<Playing>).detail);
    addEventListener("stage", told);
    return () => removeEventListener("stage", told);
  }, []);
  const play = () => frame.current?.contentWindow?.dispatchEvent(new Event("play"));
  return { playing, play };
}
