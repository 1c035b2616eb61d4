import type { PieceId } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import type { Focus } from "../../../face/focus.ts";
import { badgeOf } from "../../../games/dogfight/badge.ts";
import { arcsOf, envelopeOf, ghostOf, sightLineOf } from "../../../games/dogfight/overlay.ts";
import type { View } from "../../../games/dogfight/view.ts";
import type { Overlay } from "../../../tabletop/overlay.ts";
import type { GamePanel } from "../../table/panel.ts";
import { Desk } from "./Desk.tsx";
import { descriptionOf } from "./description.ts";
import { draftTowards, draftWithLevel } from "./dragging.ts";

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

function overlay(view: View, focus: Focus): Overlay {
  const { selected, hovered, showArcs, showEnvelope } = focus;
  const plotting = view.phase === "orders";
  const ghosts = plotting ? ghostsOf(view, focus) : [];
  const drafted = selected !== null && plotting && (focus.drafts.get(selected)?.text ?? "") !== "";
  return {
    arcs: selected !== null && showArcs && !drafted ? arcsOf(view, selected) : [],
    ghosts: showArcs ? ghosts : ghosts.map((ghost) => ({ ...ghost, arcs: [] })),
    envelopes: selected !== null && showEnvelope && plotting ? present(envelopeOf(view, selected)) : [],
    sightLines: selected !== null && hovered !== null ? present(sightLineOf(view, selected, hovered)) : [],
  };
}

/** Every weapon that may fire, or the one line that tells best why none may. */
function badge(view: View, from: PieceId, to: PieceId): readonly Phrase[] {
  const found = badgeOf(view, from, to);
  if (!found) return [];
  const shots = found.lines.filter(({ legal }) => legal).map(({ phrase }) => phrase);
  return shots.length > 0 ? shots : [found.best];
}

/** What the dogfight brings to the table page. */
export const panel: GamePanel = {
  Desk,
  overlay: (view, focus) => overlay(view as View, focus),
  describe: (view, piece) => descriptionOf(view as View, piece),
  badge: (view, from, to) => badge(view as View, from, to),
  ghost: (view, { kind, about }, answer) =>
    kind === "order" && about !== undefined ? ghostOf(view as View, about, answer) : undefined,
  draftTowards: (view, piece, at, draft) => draftTowards(view as View, piece, at, draft),
  draftWithLevel: (view, piece, draft, by) => draftWithLevel(view as View, piece, draft, by),
};
