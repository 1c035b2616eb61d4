import { itemAt } from "../../../core/item-at.ts";
import type { Focus } from "../../../face/focus.ts";
import { type ArcOverlay, NO_OVERLAY, type Overlay } from "../../../tabletop/overlay.ts";
import type { View } from "../rules/view/view.ts";
import { bomberStand } from "./formation.ts";

/** How far the turrets of a bomber are shown to reach, in inches: the boxes of a vic touch. */
const BOX = 3.2;

/** DIF-B10: whoever attacks a formation flies into the fire of every bomber that is still in it. */
function boxesOf(view: View): readonly ArcOverlay[] {
  return view.formations.flatMap(({ level, bombers }, formation) => {
    const { side } = itemAt(view.setup.formations, formation);
    return bombers.flatMap(({ inFormation, down }, place): readonly ArcOverlay[] =>
      down || !inFormation
        ? []
        : [
            {
              at: { ...bomberStand(place, true), level },
              from: 0,
              to: 360,
              bands: [BOX],
              captions: [""],
              side,
              weapon: "turret",
            },
          ],
    );
  });
}

/** What is laid over the table for whoever looks. */
export function overlayOf(view: View, { shown }: Focus): Overlay {
  return shown.has("boxes") ? { ...NO_OVERLAY, arcs: boxesOf(view) } : NO_OVERLAY;
}
