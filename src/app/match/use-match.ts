import { useEffect, useState } from "react";
import { resumeFile } from "../../core/file/resume.ts";
import type { Match } from "../../core/match/match.ts";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { withStates } from "../storage/checkpoints.ts";
import type { MatchRecord } from "../storage/record.ts";
import { liveDice } from "./dice.ts";

async function fold(record: MatchRecord): Promise<Match | null> {
  const game = await findGame(GAMES, record.game)?.load(record.file.config);
  const opened = game && resumeFile(game, record.file, liveDice(), withStates(record.checkpoints));
  return opened?.ok ? opened.value.match : null;
}

/** The match of a record, folded; undefined while that is being done or without a record, null if it does not fold. */
export function useMatch(record: MatchRecord | undefined): Match | null | undefined {
  const [match, setMatch] = useState<Match | null>();
  useEffect(() => {
    let current = true;
    setMatch(undefined);
    const show = (folded: Match | null) => current && setMatch(folded);
    if (record) void fold(record).then(show, () => show(null));
    return () => {
      current = false;
    };
  }, [record]);
  return match;
}
