import { cuesOf } from "../../src/app/context/replay.ts";
import { dimNow, placedOffers } from "../../src/app/face/table/asking.ts";
import { draftsOf } from "../../src/app/session/drafts.ts";
import { lastMoment, tabletopOf, viewOf } from "../../src/app/session/selectors.ts";
import type { TableState } from "../../src/app/session/session.ts";
import type { SavedViews } from "../../src/scene/props.ts";
import { NO_OVERLAY, type Overlay } from "../../src/tabletop/overlay.ts";
import type { Tabletop } from "../../src/tabletop/tabletop.ts";
import { type Timeline, timeline } from "../../src/tabletop/timeline.ts";
import type { NearPlace, SceneState } from "../part.ts";

/** The key under which the table knows the view of what is looked at from near by. */
export const NEAR = "1";
/** How far from it the eye is, in inches: up and back. */
const EYE = [7, 9] as const;
/** How much higher the eye is than what it looks at that hangs in the air. */
const OVER = 2.2;

/** A place of the mat, or above it, seen from near by. */
function nearView({ x, y, up }: NearPlace, { mat }: Tabletop): SavedViews {
  const [across, along] = [x - mat.width / 2, mat.depth / 2 - y];
  const [high, back] = EYE;
  const position = [across, up === undefined ? high : up + OVER, along + back] as const;
  return { [NEAR]: { position, target: [across, up ?? 0.5, along], top: false, zoom: 1 } };
}

/** What lies on the table, what has led to it, and from where it is looked at. */
interface LaidTable {
  readonly line: Timeline;
  readonly after: Tabletop;
  readonly views: SavedViews;
}

/** A table as its game shows it, narrowed to the part. */
export function laid(state: SceneState, shown: TableState): LaidTable {
  const whole = tabletopOf(shown);
  const earlier = tabletopOf(shown, Math.max(0, lastMoment(shown) - 1));
  const cue = state.cue?.(whole);
  const narrow = (table: Tabletop) => state.only?.(table, cue) ?? table;
  const cues = state.happens === "all" ? cuesOf(shown, lastMoment(shown), whole) : cue ? [cue] : [];
  const after = { ...narrow(whole), cues };
  const before = cues.length > 0 ? { ...narrow(earlier), cues: [] } : after;
  const place = state.near?.(after, cue);
  return { line: timeline(before, after, cues), after, views: place ? nearView(place, after) : {} };
}

/** What the game lays over it, where that belongs to the part. */
export function laidOver(state: SceneState, shown: TableState): Overlay {
  if (!state.overlay) return NO_OVERLAY;
  const { selected, hovered, shown: toggles, face } = shown;
  const focus = { selected, hovered, drafts: draftsOf(shown), shown: toggles };
  const { lit = [], dim = [], ...overlay } = face.overlay?.(viewOf(shown), focus) ?? NO_OVERLAY;
  const [placed, dimmed] = [placedOffers(shown), dimNow(shown)].map((all) => all.map(({ on }) => on));
  return { ...overlay, lit: [...lit, ...(placed ?? [])], dim: [...dim, ...(dimmed ?? [])] };
}
