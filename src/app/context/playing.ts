import { useMemo, useSyncExternalStore } from "react";
import type { Clip } from "../../tabletop/clips.ts";
import { shownIndex } from "../session/selectors.ts";
import type { TableShown, TableState } from "../session/session.ts";
import { useTable, useTools } from "./tools.ts";

/** Whether the table is moving now; renders when that changes, not while it moves. */
export function usePlaying(): boolean {
  const { player } = useTools();
  return useSyncExternalStore(player.subscribe, () => player.playing);
}

/** Whether a part of what led to the moment is still to be shown. */
export function useUnderway(): boolean {
  const { player } = useTools();
  return useSyncExternalStore(player.subscribe, () => player.underway);
}

/** The clip that is being shown; undefined where nothing is under way. */
export function useClip(): Clip | undefined {
  const { player } = useTools();
  const clip = () => (player.underway ? player.timeline?.clips[player.clip] : undefined);
  return useSyncExternalStore(player.subscribe, clip);
}

/** A match as far as the table has shown it: while a moment is under way, as it stood before. */
export function asShown<State extends TableShown>(state: State, underway: boolean): State {
  return underway ? { ...state, at: Math.max(0, shownIndex(state) - 1) } : state;
}

/**
 * The match as far as the table has shown it. Papers that are read beside the table are written from it, so that none
 * tells a result before its dice have fallen.
 */
export function useTold(): TableState {
  const state = useTable((whole) => whole);
  const underway = useUnderway();
  return useMemo(() => asShown(state, underway), [state, underway]);
}
