import type { Focus } from "../../../../face/focus.ts";
import type { MapLine } from "../../../../tabletop/line.ts";
import { type Cell, NO_OVERLAY, type Overlay } from "../../../../tabletop/overlay.ts";
import { AMERICAN } from "../../data/sides.ts";
import type { Stream } from "../../rules/grammar/order.ts";
import { entriesOf } from "../../rules/map/lines.ts";
import { isBombed, placeOf, tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { forcesNow } from "../forms/stream.ts";
import { streamsIn } from "../forms/written.ts";
import { spotOf } from "../grid.ts";
import { spotOfPlace } from "../tabletop/places.ts";
import { nextLine } from "./next-line.ts";

/** Hexes where the stream of the line that is open may enter, and where it does (LW-56). */
function entryCells(view: View, streams: readonly Stream[], selected: string | null): readonly Cell[] {
  const open = streams.find(({ target }) => target === selected);
  if (!open) return [];
  const entries = new Set(forcesNow(view).flatMap((force) => entriesOf(force, view.quarter)));
  return [...entries].map((hex) => ({ at: spotOf(hex), tone: hex === open.entry ? "end" : "reach" }));
}

/** The way of each stream from its entry to its target. */
function routes(view: View, streams: readonly Stream[]): readonly MapLine[] {
  return streams
    .filter(({ entry }) => entry !== "")
    .map(({ target, entry }, at) => ({
      id: `stream-${at}`,
      kind: "route",
      side: AMERICAN,
      points: [spotOf(entry), spotOfPlace(tablesOf(view.setup), placeOf(view, target))],
    }));
}

/** The Target Sheet as it is written: its ways, the targets that stand, the entries of the line that is open. */
export function sheetOverlay(view: View, { drafts, selected, shown }: Focus): Overlay {
  const [draft] = drafts.values();
  const streams = streamsIn(view, draft?.text ?? "");
  return {
    ...NO_OVERLAY,
    cells: entryCells(view, streams, selected),
    lines: [...(shown.has("next-line") ? nextLine(view) : []), ...routes(view, streams)],
    lit: tablesOf(view.setup)
      .targets.filter(({ id }) => !isBombed(view, id))
      .map(({ id }) => id),
  };
}
