import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { type Tools, ToolsContext } from "../../src/app/context/tools.ts";
import { edgeFor } from "../../src/app/session/seats.ts";
import { Ground } from "../../src/app/table/board/Ground.tsx";
import { useTableSettings } from "../../src/app/table/board/table-settings.ts";
import { useWords, withWords } from "../../src/app/words.ts";
import { createPlayer } from "../../src/scene/player.ts";
import type { TableHandle } from "../../src/scene/props.ts";
import type { Found } from "../look-up.ts";
import type { SceneState } from "../part.ts";
import { laid, laidOver, NEAR } from "./laid.ts";
import { lead } from "./ready.ts";

const nothing = () => undefined;
const HANDS = {
  onSelect: nothing,
  onHover: nothing,
  onTablePoint: nothing,
  onTableHover: nothing,
  onGhostDrag: nothing,
  onLevelWheel: nothing,
  onSaveView: nothing,
};

interface SceneStageProps {
  readonly state: SceneState;
  readonly tools: Tools;
  readonly found: Found;
}

/** What of the page lies over a table, once that stands. */
function Over({ part }: { readonly part: NonNullable<SceneState["over"]> }) {
  const [Part] = useState(() => lazy(async () => ({ default: await withWords<ComponentType>(part) })));
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}

/** A part of the scene on a table of its own. */
export function SceneStage({ state, tools, found }: SceneStageProps) {
  const shown = useStore(tools.store);
  // However slow the machine is: the same instant is the same picture.
  const settings = { ...useTableSettings(), plainness: 0 };
  const { t } = useWords();
  const names = useMemo(
    () => ({
      counters: t("things.counters"),
      sites: t("things.sites"),
      pile: (label: string, count: number) => t("things.pile", { label, count }),
    }),
    [t],
  );
  const [player] = useState(createPlayer);
  const [isThere, setThere] = useState(false);
  const [broken, setBroken] = useState(false);
  // Pieces of a flat table stand as soon as it does.
  const flat = found.address.flat || broken;
  const { line, after, views } = useMemo(() => laid(state, shown), [state, shown]);
  const overlay = useMemo(() => laidOver(state, shown), [state, shown]);
  useEffect(() => {
    player.load(line);
    return lead(player);
  }, [player, line]);
  const stand = useCallback(
    (table: TableHandle | null) => {
      tools.handle.current = table;
      if (!table) return;
      if (views[NEAR]) table.showView(NEAR);
      if (flat) setThere(true);
    },
    [views, flat, tools],
  );
  const led = useMemo(() => ({ ...tools, player }), [tools, player]);
  return (
    <ToolsContext value={led}>
      <main className="stage__table" data-laid={isThere}>
        <Ground
          broken={broken}
          onFail={() => setBroken(true)}
          table={{
            ...HANDS,
            tabletop: after,
            player,
            overlay,
            edge: after.mat.edge ?? edgeFor(shown) ?? 0,
            views,
            settings,
            selected: shown.selected ?? undefined,
            hovered: shown.hovered ?? undefined,
            names,
            directed: state.directed ?? false,
            follows: state.happens === "all",
            handle: stand,
            onStand: () => setThere(true),
          }}
        >
          {state.over && isThere && <Over part={state.over} />}
        </Ground>
      </main>
    </ToolsContext>
  );
}
