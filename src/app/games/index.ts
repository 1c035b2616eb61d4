import type { ComponentType } from "react";
import type { GamePanel } from "../table/panel.ts";
import type { SetupProps } from "./setup.ts";

/** What a game brings to the pages beside its rules, loaded when it is chosen. */
export interface PanelEntry {
  /** Its part of the table page. */
  panel(): Promise<GamePanel>;
  /** Its switches on the set-up page. */
  setup(): Promise<ComponentType<SetupProps>>;
}

const PANELS: ReadonlyMap<string, PanelEntry> = new Map([
  [
    "dogfight",
    {
      panel: async () => (await import("./dogfight/index.ts")).panel,
      setup: async () => (await import("./dogfight/SetupOptions.tsx")).SetupOptions,
    },
  ],
]);

/** The panel of a game, or undefined when no game has this id. */
export function panelOf(game: string): PanelEntry | undefined {
  return PANELS.get(game);
}
