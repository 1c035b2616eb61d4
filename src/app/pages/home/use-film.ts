import { useEffect, useState } from "react";
import { PLAINEST } from "../../../scene/props.ts";
import { whenIdle } from "../../idle.ts";
import { painted } from "../../painted.ts";
import { savesData } from "../../saves-data.ts";
import { useReducedMotion } from "../../settings/motion.ts";
import { usePace } from "../../settings/plainness.ts";
import { useSettings } from "../../settings/settings.ts";
import { hasWebGl } from "../../settings/webgl.ts";
import { useMedia } from "../../use-media.ts";

/** A screen and a hand that a laptop has; whoever saves data or has no mouse keeps the picture. */
const LAPTOP = "(width >= 60rem) and (height >= 30rem) and (hover: hover) and (pointer: fine)";
/** The film waits no longer than so many ms for a page that is never idle. */
const PATIENCE = 1500;

/** Calls back when the page stands and has nothing better to do. */
function onceIdle(act: () => void): () => void {
  let gone = false;
  const soon = () => !gone && act();
  void painted.then(() => whenIdle(soon, PATIENCE));
  return () => {
    gone = true;
  };
}

/** Whether a table has been too slow on this machine even when it was drawn as plainly as it can be. */
function useTooSlow(): boolean {
  const adaptive = useSettings((settings) => settings.adaptive);
  const slowest = usePace(({ plainness }) => plainness >= PLAINEST);
  return adaptive && slowest;
}

/**
 * Whether the home page's film may run: on a machine with a graphics card that is fast enough, on a large screen, for
 * whoever wants things to move and saves no data; once the picture stands and the page is idle.
 */
export function useFilm(pictured: boolean): boolean {
  const still = useReducedMotion();
  const solid = useSettings(({ table3d }) => table3d);
  const large = useMedia(LAPTOP);
  const tooSlow = useTooSlow();
  const [ready, setReady] = useState(false);
  const wanted = pictured && solid && !still && large && !tooSlow && !savesData();
  useEffect(() => (wanted ? onceIdle(() => setReady(hasWebGl({ fast: true }))) : undefined), [wanted]);
  return wanted && ready;
}
