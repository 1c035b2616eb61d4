import { useEffect, useRef } from "react";
import { useUnderway } from "../context/playing.ts";
import { useTable } from "../context/tools.ts";

/** How long a phone buzzes when its player is asked, in milliseconds. */
const BUZZ = 200;

/** Buzzes, where a device can, when the player is asked something new and all that led to it has been shown. */
export function useAsked(): void {
  const match = useTable((state) => state.open.match);
  const isAsked = useTable(({ viewer, awaited }) => viewer !== "table" && awaited.includes(viewer));
  const underway = useUnderway();
  const told = useRef(match);
  useEffect(() => {
    if (underway || !isAsked || told.current === match) return;
    told.current = match;
    navigator.vibrate?.(BUZZ);
  }, [match, isAsked, underway]);
}
