import { type GamePanel, NO_PANEL } from "../context/panel.ts";

const PANELS = import.meta.glob<{ readonly panel: GamePanel }>("./*/index.ts");

/** A game's own part of the table page, loaded with its first match; a game without one has the house's alone. */
export async function loadPanel(game: string): Promise<GamePanel> {
  return (await PANELS[`./${game}/index.ts`]?.())?.panel ?? NO_PANEL;
}
