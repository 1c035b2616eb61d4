import { panelOf } from "../games/index.ts";
import type { GamePanel } from "./panel.ts";

/** The panel of a game, loaded with its first match; undefined when the table has none for it. */
export async function loadPanel(game: string): Promise<GamePanel | undefined> {
  return panelOf(game)?.panel();
}
