import type { GamePanel } from "./panel.ts";

/** The panel of each game, loaded with its first match. */
const PANELS: ReadonlyMap<string, () => Promise<GamePanel>> = new Map([
  ["dogfight", async () => (await import("../games/dogfight/index.ts")).panel],
]);

/** The panel of a game, or undefined when the table has none for it. */
export async function loadPanel(game: string): Promise<GamePanel | undefined> {
  return PANELS.get(game)?.();
}
