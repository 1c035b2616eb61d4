import { type ReactNode, useEffect, useState } from "react";
import { type BringPlayers, bringComputerPlayers } from "../computers/computer-players.ts";
import { wakeSound } from "../sound/wake.ts";
import { Board } from "../table/Board.tsx";
import { createTools } from "../table/create-tools.ts";
import { useReducedMotion } from "../table/motion.ts";
import type { GamePanel } from "../table/panel.ts";
import type { TableStore } from "../table/session.ts";
import { type Tools, ToolsContext } from "../table/tools.ts";
import { Caption } from "./Caption.tsx";
import { directCamera } from "./director.ts";
import { Sides } from "./Sides.tsx";
import { useBigType } from "./use-big-type.ts";
import "./show.css";

interface StageProps {
  readonly store: TableStore;
  readonly panel: GamePanel;
  /** Who flies; left out: the computer players. */
  readonly computerPlayers?: BringPlayers;
  /** What can be done, and what else is said. */
  readonly children: ReactNode;
}

/** A table for people who look on: the fight, who fights, and one sentence at a time. */
export function Stage({ store, panel, computerPlayers = bringComputerPlayers, children }: StageProps) {
  const [tools, setTools] = useState<Tools>();
  const still = useReducedMotion();
  useBigType();
  useEffect(() => {
    const made = createTools(store, panel, computerPlayers);
    setTools(made);
    const hush = wakeSound(made);
    return () => {
      hush();
      made.computerPlayers.dispose();
      made.replay.dispose();
    };
  }, [store, panel, computerPlayers]);
  useEffect(() => {
    if (tools && !still) return directCamera(tools.player, tools.handle);
    return undefined;
  }, [tools, still]);
  if (!tools) return null;
  return (
    <ToolsContext value={tools}>
      <main className="table show">
        <Board />
        <Sides />
        <div className="lower show__lower">
          <div className="foot show__foot">
            <Caption />
            {children}
          </div>
        </div>
      </main>
    </ToolsContext>
  );
}
