import type { PieceId } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import { bearing } from "../fire/ruling.ts";
import { fly } from "../move/fly.ts";
import { parseMove } from "../move/parse-move.ts";
import { rosterOf } from "../state/roster.ts";
import { situationOf } from "../state/situation.ts";
import type { Aircraft, Board } from "../state/state.ts";

/** The board as it stands, every weapon ready, with one aircraft moved. */
function imagined({ setup, aircraft }: Board, index: number, moved: Aircraft): Board {
  const ready = aircraft.map((one, at) => ({ ...(at === index ? moved : one), fired: 0 }));
  return { setup, aircraft: ready };
}

function enemiesOf({ setup, aircraft }: Board, index: number): readonly number[] {
  const side = setup.airframes[index]?.side;
  return aircraft.flatMap((one, at) =>
    one.status === "flying" && setup.airframes[at]?.side !== side ? [at] : [],
  );
}

/** What is legal but odd about orders: off the table, no shot from there, in enemy arcs as they stand now. */
export function warningsOf(board: Board, id: PieceId, text: string): readonly Phrase[] {
  const index = rosterOf(board.setup).indexOf.get(id) ?? -1;
  const one = board.aircraft[index];
  if (one?.status !== "flying") return [];
  const order = parseMove(text, situationOf(board, index));
  if (!order.ok) return [];
  const { left, at, heading } = fly(one, order.value, board.setup.table);
  if (left !== null) return [{ key: "warning.leaves", values: { id, edge: left } }];
  const after = imagined(board, index, { ...one, at, heading, level: one.level + order.value.climb });
  const enemies = enemiesOf(board, index);
  const warnings: Phrase[] = [];
  if (!enemies.some((enemy) => bearing(after, index, enemy) !== 0)) {
    warnings.push({ key: "warning.no-shot", values: { id } });
  }
  const dangers = enemies.filter((enemy) => bearing(after, enemy, index) !== 0);
  if (dangers.length > 0) {
    const names = dangers.map((enemy) => board.setup.airframes[enemy]?.id ?? "");
    warnings.push({ key: "warning.in-arcs", values: { id, enemies: names } });
  }
  return warnings;
}
