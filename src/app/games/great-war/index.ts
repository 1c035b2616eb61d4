import type { PieceId } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import { flyingIndex, ghostOfOrder, overlayOf } from "../../../games/great-war/face/overlay.ts";
import { badgeOf } from "../../../games/great-war/fire/index.ts";
import { moveSceneOf, parseMove } from "../../../games/great-war/move/index.ts";
import { rosterOf } from "../../../games/great-war/roster.ts";
import { boardOf, type View } from "../../../games/great-war/view.ts";
import { later } from "../../later.ts";
import type { GamePanel } from "../../table/panel.ts";
import { Desk } from "./Desk.tsx";
import { descriptionOf } from "./description.ts";
import { draftTowards, draftWithLevel } from "./dragging.ts";

/** Every way to fire at a target, or the one line that tells best why there is none. */
function badge(view: View, from: PieceId, to: PieceId): readonly Phrase[] {
  const { indexOf } = rosterOf(view.setup);
  const [shooter, target] = [indexOf.get(from), indexOf.get(to)];
  const found = shooter !== undefined && target !== undefined && badgeOf(boardOf(view), shooter, target);
  if (!found) return [];
  const shots = found.lines.filter(({ legal }) => legal).map(({ phrase }) => phrase);
  return shots.length > 0 ? shots : [found.best];
}

function ghost(view: View, id: PieceId, answer: string) {
  const board = boardOf(view);
  const index = flyingIndex(board, id);
  if (index === undefined) return undefined;
  const read = parseMove(answer, moveSceneOf(board, index));
  return read.ok ? ghostOfOrder(board, index, read.value, true) : undefined;
}

/** What the hex dogfight brings to the table page. */
export const panel: GamePanel = {
  Desk,
  Strip: later(async () => (await import("./Strip.tsx")).Strip),
  overlay: (view, focus) => overlayOf(view as View, focus),
  describe: (view, piece) => descriptionOf(view as View, piece),
  badge: (view, from, to) => badge(view as View, from, to),
  ghost: (view, { kind, about }, answer) =>
    kind === "move" && about !== undefined ? ghost(view as View, about, answer) : undefined,
  draftTowards: (view, piece, at, draft) => draftTowards(view as View, piece, at, draft),
  draftWithLevel: (view, piece, draft, by) => draftWithLevel(view as View, piece, draft, by),
};
