import { createPlayer } from "../../scene/player.ts";
import type { BringPlayers } from "../computers/computer-players.ts";
import { useSettings } from "../settings.ts";
import { createPage } from "./page-state.ts";
import type { GamePanel } from "./panel.ts";
import { Replay } from "./replay.ts";
import type { TableStore } from "./session.ts";
import type { Tools } from "./tools.ts";

const NARROW = "(max-width: 700px)";

/** What every part of a table works with, for a match that has been laid out. */
export function createTools(store: TableStore, panel: GamePanel, bring: BringPlayers): Tools {
  const page = createPage(matchMedia(NARROW).matches || useSettings.getState().presenter);
  const player = createPlayer();
  const replay = new Replay(store, page, player);
  const computerPlayers = bring({ store, page, player });
  return { store, page, panel, player, replay, computerPlayers, handle: { current: null } };
}
