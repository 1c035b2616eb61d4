import type { ComponentType } from "react";
import type { PrintProps } from "../print/game-print.ts";
import type { StatisticsProps } from "../statistics/game-statistics.ts";
import type { GamePanel } from "../table/panel.ts";
import type { SetupProps } from "./setup.ts";

/** What a game brings to the pages beside its rules, loaded when it is chosen. */
export interface PanelEntry {
  /** Its part of the table page. */
  panel(): Promise<GamePanel>;
  /** Its switches on the set-up page. */
  setup(): Promise<ComponentType<SetupProps>>;
  /** Its part of the print page. */
  print?(): Promise<ComponentType<PrintProps>>;
  /** Its part of the page that counts a match. */
  statistics?(): Promise<ComponentType<StatisticsProps>>;
}

const PANELS: ReadonlyMap<string, PanelEntry> = new Map([
  [
    "dogfight",
    {
      panel: async () => (await import("./dogfight/index.ts")).panel,
      setup: async () => (await import("./dogfight/SetupOptions.tsx")).SetupOptions,
      print: async () => (await import("./dogfight/print/Print.tsx")).Print,
      statistics: async () => (await import("./dogfight/statistics/Statistics.tsx")).Statistics,
    },
  ],
]);

/** The panel of a game, or undefined when no game has this id. */
export function panelOf(game: string): PanelEntry | undefined {
  return PANELS.get(game);
}
