import { latestCheckpoint } from "../../core/file/checkpoint.ts";
import type { OpenMatch } from "../../core/file/file.ts";
import { withPlayers } from "../../core/file/players.ts";
import { writeFile } from "../../core/file/written.ts";
import { now } from "../../core/match/match.ts";
import type { TableState } from "../session/session.ts";
import { downloadFile, downloadMatch } from "../share/download.ts";
import { fileName } from "../share/file-name.ts";
import { scenarioOf } from "../storage/scenario-of.ts";

async function saveSeen(open: OpenMatch): Promise<void> {
  // Who saves a match of his own needs nothing of how others see it.
  const { sharedDocument } = await import("../../core/file/shared.ts");
  const { id: game } = open.match.game.meta;
  downloadFile(sharedDocument(open), fileName({ scenario: null, game }, Date.now()));
}

function saveWhole({ open, players, computers }: TableState): void {
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

/**
 * Hands the open match to the browser as a file: what was seen of it where no more is known, else the whole of it; one that
 * goes on with where it stands, should the rules change.
 */
export async function saveAsFile(state: TableState): Promise<void> {
  if (state.open.match.seen === undefined) saveWhole(state);
  else await saveSeen(state.open);
}
