import { useSyncExternalStore } from "react";
import { useTools } from "./tools.ts";

/** Whether the table is moving now; renders when that changes, not while it moves. */
export function usePlaying(): boolean {
  const { player } = useTools();
  return useSyncExternalStore(player.subscribe, () => player.playing);
}
