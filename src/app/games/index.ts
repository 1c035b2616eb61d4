import type { ComponentType } from "react";
import type { PrintProps } from "../print/game-print.ts";
import type { GamePanel } from "../table/panel.ts";
import type { GameWorkshop } from "../workshop/game-workshop.ts";
import type { SetupProps } from "./setup.ts";

/** What a game brings to the pages beside its rules, loaded when it is chosen. */
export interface PanelEntry {
  /** Its part of the table page. */
  panel(): Promise<GamePanel>;
  /** Its switches on the set-up page. */
  setup(): Promise<ComponentType<SetupProps>>;
  /** Matches the number of any of its rules as sentences cite it. */
  readonly numbers: RegExp;
  /** Its part of the aircraft workshop. */
  workshop?(): Promise<GameWorkshop>;
  /** Its part of the print page. */
  print?(): Promise<ComponentType<PrintProps>>;
}

const PANELS: ReadonlyMap<string, PanelEntry> = new Map([
  [
    "dogfight",
    {
      numbers: /R-\d\d[a-z]?|DF-\d{1,3}|E\d/,
      panel: async () => (await import("./dogfight/index.ts")).panel,
      setup: async () => (await import("./dogfight/SetupOptions.tsx")).SetupOptions,
      workshop: async () => (await import("./dogfight/workshop/index.ts")).workshop,
      print: async () => (await import("./dogfight/print/Print.tsx")).Print,
    },
  ],
  [
    "great-war",
    {
      numbers: /4\.\d{1,2}[a-z]?|[569]\.\d|§\d|[ABD]-\d\d|GW-\d{1,3}/,
      panel: async () => (await import("./great-war/index.ts")).panel,
      setup: async () => (await import("./great-war/setup/SetupOptions.tsx")).SetupOptions,
      print: async () => (await import("./great-war/print/Print.tsx")).Print,
    },
  ],
]);

/** The panel of a game, or undefined when no game has this id. */
export function panelOf(game: string): PanelEntry | undefined {
  return PANELS.get(game);
}
