import type { PieceId } from "../../../core/game.ts";
import type { Focus } from "../../../face/focus.ts";
import type { Overlay } from "../../../tabletop/overlay.ts";
import { arcsOf, envelopeOf, ghostOf, sightLineOf } from "../overlay.ts";
import type { View } from "../view.ts";

function present<T>(value: T | undefined): readonly T[] {
  return value === undefined ? [] : [value];
}

function isOwn(view: View, id: PieceId): boolean {
  const airframe = view.setup.airframes.find((one) => one.id === id);
  return airframe !== undefined && view.setup.sides[airframe.side] === view.viewer;
}

/** Ghosts of all drafts of the viewer; the selected aircraft has one to take hold of even before its first key. */
function ghostsOf(view: View, { drafts, selected }: Focus) {
  const own = view.setup.airframes.map(({ id }) => id).filter((id) => isOwn(view, id));
  return own.flatMap((id) => {
    const draft = drafts.get(id);
    if ((draft?.text ?? "") === "" && id !== selected) return [];
    const ghosts = present(ghostOf(view, id, draft?.text ?? "", draft?.read));
    return id === selected ? ghosts : ghosts.map((ghost) => ({ ...ghost, arcs: [] }));
  });
}

/** Everything that is laid over the table for the person who looks. */
export function overlayOf(view: View, focus: Focus): Overlay {
  const { selected, hovered, shown } = focus;
  const arcs = shown.has("arcs");
  const plotting = view.phase === "orders";
  const ghosts = plotting ? ghostsOf(view, focus) : [];
  const drafted = selected !== null && plotting && (focus.drafts.get(selected)?.text ?? "") !== "";
  return {
    arcs: selected !== null && arcs && !drafted ? arcsOf(view, selected) : [],
    ghosts: arcs ? ghosts : ghosts.map((ghost) => ({ ...ghost, arcs: [] })),
    envelopes: selected !== null && shown.has("reach") && plotting ? present(envelopeOf(view, selected)) : [],
    sightLines: selected !== null && hovered !== null ? present(sightLineOf(view, selected, hovered)) : [],
  };
}
