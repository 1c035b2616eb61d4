import { useCallback, useEffect, useState } from "react";
import { type ListedSetup, listKept } from "./kept.ts";

/** Own set-ups of a game, undefined while they are read, and what reads them again. */
export function useKept(game: string): readonly [readonly ListedSetup[] | undefined, () => Promise<void>] {
  const [list, setList] = useState<readonly ListedSetup[]>();
  const refresh = useCallback(async () => setList(await listKept(game)), [game]);
  useEffect(() => void refresh(), [refresh]);
  return [list, refresh];
}
