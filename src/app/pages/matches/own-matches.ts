import { useEffect } from "react";
import { create } from "zustand";
import type { Listed } from "../../storage/match-library.ts";

/** Own matches as pages show them; undefined until the browser has told them. */
const useShelf = create<{ readonly matches: readonly Listed[] | undefined }>()(() => ({
  matches: undefined,
}));

/** Reads the list of own matches again. */
export async function refreshMatches(): Promise<void> {
  const { listMatches } = await import("../../storage/matches.ts");
  useShelf.setState({ matches: await listMatches() });
}

/** Own matches, the latest first; undefined while they are being read. */
export function useOwnMatches(): readonly Listed[] | undefined {
  useEffect(() => {
    void refreshMatches();
  }, []);
  return useShelf((state) => state.matches);
}
