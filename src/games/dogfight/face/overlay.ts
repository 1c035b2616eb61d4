import type { PieceId } from "../../../core/game.ts";
import { degreesOf } from "../../../core/geometry/clock.ts";
import { remembered, rememberedBy } from "../../../core/remember.ts";
import type { Focus } from "../../../face/focus.ts";
import type {
  ArcOverlay,
  CarriedField,
  Envelope,
  Ghost,
  Overlay,
  ReachablePose,
  SightLine,
} from "../../../tabletop/overlay.ts";
import type { SideIndex } from "../../../tabletop/tabletop.ts";
import { BANDS } from "../data/tables.ts";
import { listOf, type WeaponSet } from "../data/weapons.ts";
import { sight } from "../rules/fire/ruling.ts";
import { fly, type Pose } from "../rules/move/fly.ts";
import { judgeMove, readMove } from "../rules/move/judge-move.ts";
import { legalOrders } from "../rules/move/orders.ts";
import { rosterOf } from "../rules/state/roster.ts";
import { situationOf } from "../rules/state/situation.ts";
import type { Aircraft, Board } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import { draftedBy, draftedView } from "./drafted.ts";
import { ARC_DEGREES, drawn, drawnPath, modelOf } from "./tabletop.ts";

const BAND_LIMITS: readonly number[] = BANDS.map(({ limit }) => limit);
/** The aircraft of an id with its index, or undefined when there is none that flies. */
function flying(board: Board, id: PieceId): { readonly index: number; readonly one: Aircraft } | undefined {
  const index = rosterOf(board.setup).indexOf.get(id) ?? -1;
  const one = board.aircraft[index];
  return one?.status === "flying" ? { index, one } : undefined;
}

function sideOf(board: Board, index: number): SideIndex {
  return board.setup.airframes[index]?.side ?? 0;
}

function arcsAt(pose: Pose, level: number, weapons: WeaponSet, side: SideIndex): readonly ArcOverlay[] {
  const { x, y } = drawn(pose, level);
  const nose = degreesOf(pose.heading);
  return fieldsOf(weapons).map((field) => ({
    ...field,
    at: { x, y, level },
    from: (nose + field.from) % 360,
    to: (nose + field.to) % 360,
    side,
  }));
}

/** The fields of fire of an aircraft's working weapons where it is now; none for one that does not fly. */
export function arcsOf(board: Board, id: PieceId): readonly ArcOverlay[] {
  const found = flying(board, id);
  if (!found) return [];
  const { one, index } = found;
  return arcsAt(one, one.level, one.weapons, sideOf(board, index));
}

/** The fields of fire of working weapons, as they are carried along. */
function fieldsOf(weapons: WeaponSet): readonly CarriedField[] {
  return listOf(weapons).map((weapon) => ({ ...ARC_DEGREES[weapon], bands: BAND_LIMITS, weapon }));
}

/**
 * Where a draft of movement orders leads: its whole path and the fields of fire from its end. A draft that is
 * not legal, or only partly readable, is flown as far as it can be read. `read` is what came of reading it, where
 * somebody has done so.
 */
export function ghostOf(
  board: Board,
  id: PieceId,
  text: string,
  read?: { readonly ok: boolean },
): Ghost | undefined {
  const found = flying(board, id);
  if (!found) return undefined;
  const { one, index } = found;
  const { order, flight } = draftedBy(board, one, text);
  const side = sideOf(board, index);
  const airframe = board.setup.airframes[index];
  return {
    piece: id,
    model: airframe ? modelOf(airframe) : "",
    ...(airframe?.look && { look: airframe.look }),
    side,
    track: drawnPath(one, one.level, order.steps, order.climb),
    arcs: arcsAt(flight, one.level + order.climb, one.weapons, side),
    legal: (read ?? judgeMove(readMove(text), situationOf(board, index))).ok,
  };
}

function keyOf({ at, heading }: Pose, level: number): string {
  return [at.xp, at.xq, at.yp, at.yq, heading, level].join();
}

function envelopeIn(board: Board, id: PieceId): Envelope | undefined {
  const found = flying(board, id);
  if (!found) return undefined;
  const { one, index } = found;
  const ends = new Map<string, ReachablePose>();
  for (const order of legalOrders(situationOf(board, index)).orders) {
    const pose = fly(one, order, board.setup.table);
    const level = one.level + order.climb;
    const key = keyOf(pose, level);
    const known = ends.get(key);
    if (known && known.order.length <= order.text.length) continue;
    ends.set(key, { ...drawn(pose, level), order: order.text });
  }
  return { piece: id, side: sideOf(board, index), ends: [...ends.values()], fields: fieldsOf(one.weapons) };
}

const envelopesIn = remembered((board: Board) =>
  rememberedBy(
    (id: PieceId) => id,
    (id) => envelopeIn(board, id),
  ),
);

/** Every end pose of a legal order of an aircraft, with the shortest order that goes there: worked out once for a state. */
export function envelopeOf(board: Board, id: PieceId): Envelope | undefined {
  return envelopesIn(board)(id);
}

/** The line of sight between two aircraft that fly, and whether it is clear. Beyond range it counts as clear. */
export function sightLineOf(board: Board, from: PieceId, to: PieceId): SightLine | undefined {
  const a = flying(board, from);
  const b = flying(board, to);
  if (!a || !b || a.index === b.index) return undefined;
  const ends = { from: drawn(a.one, a.one.level), to: drawn(b.one, b.one.level) };
  return { ...ends, clear: sight(board, a.index, b.index).block === null };
}

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
  const text = (selected !== null && plotting && focus.drafts.get(selected)?.text) || "";
  const drafted = text.trim() !== "";
  const from = (selected !== null && draftedView(view, selected, text)) || view;
  return {
    arcs: selected !== null && arcs && !drafted ? arcsOf(view, selected) : [],
    ghosts: arcs ? ghosts : ghosts.map((ghost) => ({ ...ghost, arcs: [] })),
    envelopes: selected !== null && shown.has("reach") && plotting ? present(envelopeOf(view, selected)) : [],
    sightLines: selected !== null && hovered !== null ? present(sightLineOf(from, selected, hovered)) : [],
  };
}
