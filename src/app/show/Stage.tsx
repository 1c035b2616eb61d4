import { type ReactNode, useEffect, useMemo, useState } from "react";
import { bringComputerPlayers } from "../computers/computer-players.ts";
import type { BringPlayers } from "../context/computer-players.ts";
import type { GamePanel } from "../context/panel.ts";
import { type Tools, ToolsContext } from "../context/tools.ts";
import { RulesContext } from "../face/Cited.tsx";
import type { TableStore } from "../session/session.ts";
import { useSettings } from "../settings/settings.ts";
import { wakeSound } from "../sound/wake.ts";
import { Board } from "../table/board/Board.tsx";
import { createTools } from "../table/create-tools.ts";
import { Reveal } from "../table/log/Reveal.tsx";
import { Caption } from "./Caption.tsx";
import { Sides } from "./Sides.tsx";
import "./show.css";

/** A screen for a room rather than for a hand. */
const WIDE = "(width > 700px) and (height > 480px)";

/** Big type for as long as the page is shown, whatever the setting says; not on a phone. */
function useBigType(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!matchMedia(WIDE).matches) return undefined;
    dataset.presenter = "on";
    return () => {
      dataset.presenter = useSettings.getState().presenter ? "on" : "off";
    };
  }, []);
}

interface StageProps {
  readonly store: TableStore;
  readonly panel: GamePanel;
  /** Who flies; left out: the computer players. */
  readonly computerPlayers?: BringPlayers;
  /** Whether `children` tell who is awaited; left out: the caption does. */
  readonly isAwaitedTold?: boolean;
  /** Whether mat, table and room are drawn; left out: they are. Without them one sees through the page. */
  readonly ground?: boolean;
  /** What can be done, and what else is said. */
  readonly children: ReactNode;
}

/** A table for people who look on: the fight, who fights, and one sentence at a time. */
export function Stage({
  store,
  panel,
  computerPlayers = bringComputerPlayers,
  isAwaitedTold = false,
  ground = true,
  children,
}: StageProps) {
  const [tools, setTools] = useState<Tools>();
  const { id: game, numbers } = store.getState().entry.meta;
  const directed = useSettings(({ camera }) => camera === "directed");
  useBigType();
  useEffect(() => {
    const made = createTools(store, panel, computerPlayers);
    setTools(made);
    const hush = wakeSound(made);
    return () => {
      hush();
      made.dispose();
    };
  }, [store, panel, computerPlayers]);
  const links = useMemo(() => ({ game, numbers }), [game, numbers]);
  if (!tools) return null;
  return (
    <ToolsContext value={tools}>
      <RulesContext value={links}>
        <main className="table show" data-ground={ground ? undefined : false}>
          <Board directed={directed} ground={ground} />
          <Reveal />
          <Sides />
          <div className="lower show__lower">
            <div className="show__foot">
              <Caption isAwaitedTold={isAwaitedTold} />
              {children}
            </div>
          </div>
        </main>
      </RulesContext>
    </ToolsContext>
  );
}
