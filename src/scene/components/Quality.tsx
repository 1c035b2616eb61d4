import { AdaptiveDpr } from "@react-three/drei/core/AdaptiveDpr.js";
import { PerformanceMonitor } from "@react-three/drei/core/PerformanceMonitor.js";
import { useThree } from "@react-three/fiber";
import { useLayoutEffect, useSyncExternalStore } from "react";
import { PLAINEST, RICHEST } from "../props.ts";
import { useShown, useTools } from "./shown.ts";

/** How sharp a table is drawn at each step of plainness, as a share of what the screen can show. */
const SHARPNESS = [1, 0.75, 0.5, 0.5] as const;
/** Fewer pixels than so many to one of CSS leave no name legible. */
const LEAST = 0.75;
/** Frames a second below which a machine is too slow, and above which it is fast enough. */
const BOUNDS = [24, 50] as const;

const bounds = (): [number, number] => [...BOUNDS];

/**
 * Draws the table as plainly as it is told, and tells when the machine is too slow even for that, or fast enough for more. Frames are counted only
 * while something plays: a table on which nothing moves draws none.
 */
export function Quality() {
  const { plainness, directed } = useShown();
  const { player, latest } = useTools();
  const set = useThree((state) => state.set);
  const playing = useSyncExternalStore(player.subscribe, () => player.playing);
  const dpr = useThree(({ viewport }) => viewport.initialDpr);
  const share = Math.min(1, Math.max(SHARPNESS[plainness] ?? 1, LEAST / dpr));
  useLayoutEffect(() => {
    set(({ performance }) => ({ performance: { ...performance, max: share, current: share } }));
  }, [set, share]);
  const { onPace, settings } = latest.current;
  const isWatched = playing && onPace !== undefined && plainness < PLAINEST;
  const mayRise = directed && settings.postprocessing && plainness === 0;
  return (
    <>
      <AdaptiveDpr />
      {isWatched && (
        <PerformanceMonitor
          key={plainness}
          bounds={bounds}
          onDecline={() => onPace(plainness + 1)}
          onIncline={() => mayRise && onPace(RICHEST)}
        />
      )}
    </>
  );
}
