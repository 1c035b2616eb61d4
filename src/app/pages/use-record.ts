import { useEffect, useState } from "react";
import type { Problem } from "../../core/game.ts";
import type { Result } from "../../core/result.ts";
import { loadMatch } from "../storage/matches.ts";
import type { MatchRecord } from "../storage/record.ts";

/** An own match by its id; undefined while it is being read. */
export function useRecord(id: string): Result<MatchRecord, Problem> | undefined {
  const [read, setRead] = useState<Result<MatchRecord, Problem>>();
  useEffect(() => {
    let current = true;
    void loadMatch(id).then((found) => current && setRead(found));
    return () => {
      current = false;
    };
  }, [id]);
  return read;
}
