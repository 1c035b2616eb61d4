import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Player } from "../../scene/player.ts";
import type { TableHandle } from "../../scene/props.ts";
import type { TableState, TableStore } from "../session/session.ts";
import type { ComputerPlayers } from "./computer-players.ts";
import type { PageState, PageStore } from "./page-state.ts";
import type { GamePanel } from "./panel.ts";
import type { Replay } from "./replay.ts";

/** What every part of the table page works with. */
export interface Tools {
  readonly store: TableStore;
  readonly page: PageStore;
  readonly panel: GamePanel;
  readonly player: Player;
  readonly replay: Replay;
  /** The computer players. */
  readonly computerPlayers: ComputerPlayers;
  /** The table that is shown now, in 3D or flat; null while there is none. */
  readonly handle: { current: TableHandle | null };
  /** Lets go of all that listens. */
  dispose(): void;
}

export const ToolsContext = createContext<Tools | null>(null);

export function useTools(): Tools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error("a part of the table page stands outside of it");
  return tools;
}

/** Something of the open match; `select` must give the same value as long as nothing changed. */
export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useTools().store, select);
}

export function usePage<T>(select: (state: PageState) => T): T {
  return useStore(useTools().page, select);
}
