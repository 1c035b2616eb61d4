import { latestCheckpoint } from "../../core/file/checkpoint.ts";
import { withPlayers } from "../../core/file/players.ts";
import { writeFile } from "../../core/file/written.ts";
import { now } from "../../core/match/match.ts";
import type { TableState } from "../session/session.ts";
import { downloadMatch } from "../share/download.ts";
import { scenarioOf } from "../storage/scenario-of.ts";

/** Hands the open match to the browser as a file; one that goes on with where it stands, should the rules change. */
export function saveAsFile({ open, players, computers }: TableState): void {
  const { match } = open;
  const written = writeFile(open);
  const { checkpoints = [] } = written;
  const over = now(match).outcome !== undefined;
  const file = over ? written : { ...written, checkpoints: [...checkpoints, latestCheckpoint(match)] };
  downloadMatch({
    file: withPlayers(file, { players, computers }),
    game: file.game,
    scenario: scenarioOf(file.config),
  });
}
