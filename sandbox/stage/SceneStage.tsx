import { useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { type Tools, ToolsContext } from "../../src/app/context/tools.ts";
import { draftsOf } from "../../src/app/session/drafts.ts";
import { edgeFor } from "../../src/app/session/seats.ts";
import { lastMoment, tabletopOf, viewOf } from "../../src/app/session/selectors.ts";
import type { TableState } from "../../src/app/session/session.ts";
import { Ground } from "../../src/app/table/board/Ground.tsx";
import { useTableSettings } from "../../src/app/table/board/table-settings.ts";
import { createPlayer } from "../../src/scene/player.ts";
import type { SavedViews, TableHandle, TablePoint } from "../../src/scene/props.ts";
import { NO_OVERLAY, type Overlay } from "../../src/tabletop/overlay.ts";
import type { Tabletop } from "../../src/tabletop/tabletop.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import type { Found } from "../look-up.ts";
import type { SceneState } from "../part.ts";
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

/** The key under which the table knows the view of what is looked at from near by. */
const NEAR = "1";
/** How far from it the eye is, in inches: up and back. */
const EYE = [7, 9] as const;

/** A place of the mat seen from near by. */
function nearView({ x, y }: TablePoint, { mat }: Tabletop): SavedViews {
  const [across, along] = [x - mat.width / 2, mat.depth / 2 - y];
  const [up, back] = EYE;
  return {
    [NEAR]: { position: [across, up, along + back], target: [across, 0.5, along], top: false, zoom: 1 },
  };
}

/** What lies on the table, what has led to it and from where it is looked at: as the game shows it, narrowed to the part. */
function laid(state: SceneState, shown: TableState) {
  const whole = tabletopOf(shown);
  const earlier = tabletopOf(shown, Math.max(0, lastMoment(shown) - 1));
  const cue = state.cue?.(whole);
  const narrow = (table: Tabletop) => state.only?.(table, cue) ?? table;
  const cues = cue ? [cue] : [];
  const after = { ...narrow(whole), cues };
  const before = cue ? { ...narrow(earlier), cues: [] } : after;
  const place = state.near?.(after, cue);
  return { line: timeline(before, after, cues), after, views: place ? nearView(place, after) : {} };
}

function overlayOf(shown: TableState): Overlay {
  const { selected, hovered, shown: toggles, face } = shown;
  return (
    face.overlay?.(viewOf(shown), { selected, hovered, drafts: draftsOf(shown), shown: toggles }) ??
    NO_OVERLAY
  );
}

interface SceneStageProps {
  readonly state: SceneState;
  readonly tools: Tools;
  readonly found: Found;
}

/** A part of the scene on a table of its own. */
export function SceneStage({ state, tools, found }: SceneStageProps) {
  const shown = useStore(tools.store);
  const settings = useTableSettings();
  const [player] = useState(createPlayer);
  const [isThere, setThere] = useState(false);
  const [broken, setBroken] = useState(false);
  const { line, after, views } = useMemo(() => laid(state, shown), [state, shown]);
  const overlay = useMemo(() => (state.overlay ? overlayOf(shown) : NO_OVERLAY), [state, shown]);
  useEffect(() => {
    player.load(line);
    return lead(player);
  }, [player, line]);
  const stand = useCallback(
    (table: TableHandle | null) => {
      if (table && views[NEAR]) table.showView(NEAR);
    },
    [views],
  );
  const flat = found.address.flat;
  return (
    <ToolsContext value={tools}>
      <main className="stage__table" data-laid={isThere || flat || broken}>
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
            directed: state.directed ?? false,
            handle: stand,
            onStand: () => setThere(true),
          }}
        />
      </main>
    </ToolsContext>
  );
}
