import { createPlayer } from "../../scene/player.ts";
import { calmStore } from "../context/calm-store.ts";
import type { BringPlayers } from "../context/computer-players.ts";
import { createPage } from "../context/page-state.ts";
import type { GamePanel } from "../context/panel.ts";
import { Replay } from "../context/replay.ts";
import type { Tools } from "../context/tools.ts";
import type { TableStore } from "../session/session.ts";
import { useSettings } from "../settings/settings.ts";

/** What every part of a table works with, for a match that has been loaded. */
export function createTools(store: TableStore, panel: GamePanel, bring: BringPlayers): Tools {
  const page = createPage();
  page.setState({ speed: useSettings.getState().pace });
  const player = createPlayer();
  const calm = calmStore(store);
  const replay = new Replay(calm.store, page, player);
  const computerPlayers = bring({ store, page, player });
  return {
    store: calm.store,
    page,
    panel,
    player,
    replay,
    computerPlayers,
    handle: { current: null },
    dispose() {
      computerPlayers.dispose();
      replay.dispose();
      calm.dispose();
    },
  };
}
