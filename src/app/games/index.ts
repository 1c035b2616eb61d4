import { type GamePanel, NO_PANEL } from "../context/panel.ts";
import type { GameWorkshop } from "./game-workshop.ts";

/** What a game brings to the pages beside its rules, loaded when it is chosen. */
export interface PanelEntry {
  /** Its part of the aircraft workshop. */
  workshop?(): Promise<GameWorkshop>;
}

const PAGES: ReadonlyMap<string, PanelEntry> = new Map([
  [
    "dogfight",
    {
      workshop: async () => (await import("./dogfight/workshop/index.ts")).workshop,
    },
  ],
]);

/** What a game brings to its pages, or undefined when no game has this id. */
export function panelOf(game: string): PanelEntry | undefined {
  return PAGES.get(game);
}

const PANELS = import.meta.glob<{ readonly panel: GamePanel }>("./*/index.ts");

/** A game's own part of the table page, loaded with its first match; a game without one has the house's alone. */
export async function loadPanel(game: string): Promise<GamePanel> {
  return (await PANELS[`./${game}/index.ts`]?.())?.panel ?? NO_PANEL;
}
