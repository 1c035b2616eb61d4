import type { PieceId } from "../../../../core/game.ts";
import { type Hex, sameHex } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { rememberedBy } from "../../../../core/remember.ts";
import type { Draft, Focus } from "../../../../face/focus.ts";
import type { Cell, Ghost, Overlay, SightLine } from "../../../../tabletop/overlay.ts";
import type { Mount } from "../../data/tables.ts";
import { outlookOf } from "../../rules/advice/outlook.ts";
import { enemiesOf, inLineOfFire, type RowHex, rowOf, silentProblems } from "../../rules/fire/index.ts";
import { LEVEL } from "../../rules/geometry/level.ts";
import type { MoveOrder } from "../../rules/grammar/order.ts";
import { type Flight, fly, moveSceneOf } from "../../rules/move/index.ts";
import { mountsOf } from "../../rules/setup/roster.ts";
import type { Board } from "../../rules/state/state.ts";
import { boardOf, type View } from "../../rules/view/view.ts";
import { poseOf, spotOf } from "../places.ts";
import { airborneIndex, asksToMove, draftedBoard, flownBoard, flyingIndex } from "./drafted.ts";
import { planOf } from "./plan.ts";
import { reachIn } from "./reach.ts";
import { modelOf } from "./tabletop.ts";

function enemiesIn(board: Board, index: number, { hex, low, high }: RowHex): readonly number[] {
  const isIn = (enemy: number) => {
    const other = itemAt(board.aircraft, enemy);
    return sameHex(other.hex, hex) && other.altitude >= low && other.altitude <= high;
  };
  return enemiesOf(board, index).filter(isIn);
}

/** Between which altitudes a gun reaches. */
function windowOf({ low, high }: RowHex): string {
  return low === high ? `${low} m` : `${low}–${high} m`;
}

/** Whether a mount may fire at an enemy, where both are. */
type MayFire = (mount: Mount, target: number) => boolean;

/** Where an aircraft stands: every mount that works, at whoever is in its line of fire. */
function standing(board: Board, index: number): MayFire {
  const works = rememberedBy(
    ({ id }: Mount) => id,
    (mount) => silentProblems(board, index, mount).length === 0,
  );
  return (mount) => works(mount);
}

/** At the end of a drafted move: whom it may be declared at, by the ruling that the badge and the forecast give too. */
function afterMove(board: Board, index: number): MayFire {
  const { targets } = outlookOf(board, index);
  return (mount, target) => targets.some((one) => one.mount.id === mount.id && one.target === target);
}

/** The line of fire of every mount, hex by hex, those lit in which there is a shot; the last one says how high it reaches. */
function fireCells(board: Board, index: number, mayFire: MayFire): readonly Cell[] {
  const from = itemAt(board.aircraft, index);
  return mountsOf(board.setup, index).flatMap((mount) =>
    rowOf(board, index, mount).map(
      (row, place, { length }): Cell => ({
        ...(place === length - 1 && { caption: windowOf(row) }),
        at: spotOf(board.setup, row.hex),
        tone: enemiesIn(board, index, row).some((enemy) => mayFire(mount, enemy)) ? "lit" : "row",
        level: from.altitude / LEVEL,
        from: row.low / LEVEL,
        to: row.high / LEVEL,
      }),
    ),
  );
}

/** Every hex in which a move can end. */
function reachCells(board: Board, index: number): readonly Cell[] {
  const hexes = new Map<string, Hex>();
  for (const { hex } of reachIn(moveSceneOf(board, index))) hexes.set(`${hex.q},${hex.r}`, hex);
  return [...hexes.values()].map((hex) => ({ at: spotOf(board.setup, hex), tone: "reach" }));
}

/** The hexes of a move in their order; the last one says how high it ends. */
function pathCells(board: Board, { flown: { path }, end }: Flight): readonly Cell[] {
  const entered = path.filter(({ hex }, place) => place > 0 && !sameHex(hex, present(path[place - 1]?.hex)));
  return entered.map(({ hex }, place): Cell => {
    const last = place === entered.length - 1;
    return {
      at: spotOf(board.setup, hex),
      tone: last ? "end" : "path",
      order: place + 1,
      ...(last && { caption: `${end.altitude} m` }),
    };
  });
}

/** A move as a ghost, from where the aircraft stands. */
function ghostOf(board: Board, index: number, { flown }: Flight, legal: boolean): Ghost {
  const airframe = itemAt(board.setup.airframes, index);
  return {
    piece: airframe.id,
    model: modelOf(airframe),
    side: airframe.side,
    track: flown.path.map((stance) => poseOf(board.setup, stance)),
    arcs: [],
    legal,
  };
}

/** An order as a ghost, from where the aircraft stands. */
export function ghostOfOrder(board: Board, index: number, order: MoveOrder, legal: boolean): Ghost {
  return ghostOf(board, index, fly(moveSceneOf(board, index), order), legal);
}

function isOwn(view: View, id: PieceId): boolean {
  return view.setup.airframes.find((one) => one.id === id)?.seat === view.viewer;
}

/** What a draft of a move shows: its path as far as it can be read, and the line of fire from its end. */
function draftOverlay(board: Board, id: PieceId, draft?: Draft): Pick<Overlay, "ghosts" | "cells"> {
  const index = flyingIndex(board, id);
  if (index === undefined) return { ghosts: [], cells: [] };
  const text = draft?.text ?? "";
  const { flight } = planOf(board, index, text, draft?.read);
  if (!flight) return { ghosts: [], cells: [] };
  const empty = text.trim() === "";
  const legal = draft?.read.ok ?? false;
  const ghost = ghostOf(board, index, flight, legal || empty);
  // Where nothing is written there is only the aircraft itself to take hold of.
  if (empty) return { ghosts: [{ ...ghost, track: ghost.track.slice(0, 1) }], cells: [] };
  const after = flownBoard(board, index, flight);
  const fire = legal ? fireCells(after, index, afterMove(after, index)) : [];
  return { ghosts: [ghost], cells: [...pathCells(board, flight), ...fire] };
}

function sightLine(board: Board, from: number, to: number): SightLine | undefined {
  const [a, b] = [itemAt(board.aircraft, from), itemAt(board.aircraft, to)];
  const clear = mountsOf(board.setup, from).some((mount) => inLineOfFire(board, from, mount, b).clear);
  return { from: poseOf(board.setup, a), to: poseOf(board.setup, b), clear };
}

/** Who has moved goes nowhere in this turn. */
function isToMove(board: Board, index: number): boolean {
  return board.aircraft[index]?.flown === null;
}

/** Everything that is laid over the table for the person who looks. */
export function overlayOf(view: View, { selected, hovered, drafts, shown }: Focus): Overlay {
  const board = boardOf(view);
  const own = view.setup.airframes
    .map(({ id }) => id)
    .filter((id) => isOwn(view, id) && asksToMove(view, id))
    .filter((id) => id === selected || (drafts.get(id)?.text ?? "").trim() !== "");
  const drawn = own.map((id) => draftOverlay(board, id, drafts.get(id)));
  const index = flyingIndex(board, selected);
  const target = airborneIndex(board, hovered);
  const drafted = selected !== null && own.includes(selected) && (drafts.get(selected)?.text ?? "") !== "";
  const after = (selected !== null && draftedBoard(view, selected, drafts)) || board;
  const line =
    index !== undefined && target !== undefined && index !== target && sightLine(after, index, target);
  return {
    arcs: [],
    ghosts: drawn.flatMap(({ ghosts }) => ghosts),
    envelopes: [],
    sightLines: line ? [line] : [],
    cells: [
      ...(index !== undefined && shown.has("reach") && isToMove(board, index)
        ? reachCells(board, index)
        : []),
      ...drawn.flatMap(({ cells = [] }) => cells),
      ...(index !== undefined && shown.has("fire") && !drafted
        ? fireCells(board, index, standing(board, index))
        : []),
    ],
  };
}
