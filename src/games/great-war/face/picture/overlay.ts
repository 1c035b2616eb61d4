import type { PieceId } from "../../../../core/game.ts";
import { type Hex, sameHex } from "../../../../core/geometry/hex.ts";
import type { Draft, Focus } from "../../../../face/focus.ts";
import type { Cell, Ghost, Overlay, SightLine } from "../../../../tabletop/overlay.ts";
import { inLineOfFire, type RowHex, rowOf } from "../../fire/index.ts";
import { LEVEL } from "../../geometry/level.ts";
import { type Flight, fly, moveSceneOf } from "../../move/index.ts";
import { mountsOf, rosterOf } from "../../setup/roster.ts";
import type { MoveOrder } from "../../state/order.ts";
import type { Aircraft, Board, Flown } from "../../state/state.ts";
import { boardOf, type View } from "../../state/view.ts";
import { poseOf, spotOf } from "../places.ts";
import { planOf } from "./plan.ts";
import { reachIn } from "./reach.ts";
import { modelOf } from "./tabletop.ts";

/** The index of an aircraft or a balloon in the air, or undefined. */
function airborneIndex(board: Board, id: PieceId | null): number | undefined {
  const index = id === null ? undefined : rosterOf(board.setup).indexOf.get(id);
  return index !== undefined && board.aircraft[index]?.status === "flying" ? index : undefined;
}

/** The index of an aircraft that flies, or undefined. */
export function flyingIndex(board: Board, id: PieceId | null): number | undefined {
  const index = airborneIndex(board, id);
  return index === undefined || board.setup.airframes[index]?.balloon ? undefined : index;
}

function isEnemyIn(board: Board, index: number, { hex, low, high }: RowHex): boolean {
  const side = board.setup.airframes[index]?.side;
  return board.aircraft.some(
    (other, place) =>
      other.status === "flying" &&
      board.setup.airframes[place]?.side !== side &&
      sameHex(other.hex, hex) &&
      other.altitude >= low &&
      other.altitude <= high,
  );
}

/** Between which altitudes a gun reaches. */
function windowOf({ low, high }: RowHex): string {
  return low === high ? `${low} m` : `${low}–${high} m`;
}

/** The line of fire of every mount, hex by hex, those with an enemy in them lit; the last one says how high it reaches. */
function fireCells(board: Board, index: number, from = board.aircraft[index] as Aircraft): readonly Cell[] {
  return mountsOf(board.setup, index).flatMap((mount) =>
    rowOf(board, index, mount, from).map(
      (row, place, { length }): Cell => ({
        ...(place === length - 1 && { caption: windowOf(row) }),
        at: spotOf(board.setup, row.hex),
        tone: isEnemyIn(board, index, row) ? "lit" : "row",
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

function pathCells(board: Board, { path }: Flown): readonly Cell[] {
  const entered = path.filter(({ hex }, place) => place > 0 && !sameHex(hex, path[place - 1]?.hex as Hex));
  return entered.map(({ hex, altitude }, place): Cell => {
    const last = place === entered.length - 1;
    return {
      at: spotOf(board.setup, hex),
      tone: last ? "end" : "path",
      order: place + 1,
      ...(last && { caption: `${altitude} m` }),
    };
  });
}

/** A move as a ghost, from where the aircraft stands. */
function ghostOf(board: Board, index: number, { flown }: Flight, legal: boolean): Ghost {
  const airframe = board.setup.airframes[index] as Board["setup"]["airframes"][number];
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

function asksToMove(view: View, id: PieceId): boolean {
  const [task] = view.agenda;
  const index = rosterOf(view.setup).indexOf.get(id);
  return (task?.do === "move" && task.who === index) || task?.do === "plot";
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
  const ghosts = [ghostOf(board, index, flight, legal || empty)];
  if (empty) return { ghosts, cells: [] };
  const { flown, end } = flight;
  return { ghosts, cells: [...pathCells(board, flown), ...(legal ? fireCells(board, index, end) : [])] };
}

function sightLine(board: Board, from: number, to: number): SightLine | undefined {
  const [a, b] = [board.aircraft[from] as Aircraft, board.aircraft[to] as Aircraft];
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
  const line =
    index !== undefined && target !== undefined && index !== target && sightLine(board, index, target);
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
      ...(index !== undefined && shown.has("fire") && !drafted ? fireCells(board, index) : []),
    ],
  };
}
