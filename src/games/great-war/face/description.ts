import type { PieceId } from "../../../core/game.ts";
import { hexLabel } from "../../../core/geometry/hex-map.ts";
import { itemAt } from "../../../core/item-at.ts";
import type { Phrase } from "../../../core/phrase.ts";
import { SIDES } from "../data/sides.ts";
import { inLineOfFire } from "../rules/fire/index.ts";
import { mountsOf, rosterOf, typeOf } from "../rules/setup/roster.ts";
import type { Board } from "../rules/state/state.ts";
import { boardOf, type View } from "../rules/view/view.ts";
import { clockOf } from "./clock.ts";

/** The enemies that could fire at an aircraft as all stand now. */
function bearersOn(board: Board, target: number): readonly PieceId[] {
  const { airframes } = board.setup;
  const spot = itemAt(board.aircraft, target);
  return airframes.flatMap(({ id, side }, shooter) => {
    const enemy = side !== airframes[target]?.side && board.aircraft[shooter]?.status === "flying";
    const bears = mountsOf(board.setup, shooter).some(
      (mount) => enemy && inLineOfFire(board, shooter, mount, spot).clear,
    );
    return bears ? [id] : [];
  });
}

/** What is said of a piece to those who don't see it. */
export function descriptionOf(view: View, id: PieceId): Phrase {
  const board = boardOf(view);
  const index = rosterOf(view.setup).indexOf.get(id);
  const gun = view.guns.find((one) => one?.id === id);
  if (gun)
    return {
      key: "piece.gun",
      values: { id, kind: gun.kind, side: SIDES[gun.side], hex: hexLabel(gun.hex) },
    };
  const airframe = view.setup.airframes[index ?? -1];
  const one = view.aircraft[index ?? -1];
  if (index === undefined || !airframe || !one) return { key: id, values: {} };
  const type = typeOf(view.setup, index);
  return {
    key: "piece.described",
    values: {
      id,
      title: type.name,
      side: SIDES[airframe.side],
      status: one.status,
      hex: hexLabel(one.hex),
      altitude: one.altitude,
      heading: clockOf(one.facing),
      speed: one.speed,
      balloon: airframe.balloon,
      damage: [one.damage, type.damage],
      jams: one.guns.flat().filter(({ jammed }) => jammed).length,
      crew: one.crew.map(({ health }) => health),
      bearers: one.status === "flying" ? bearersOn(board, index) : [],
    },
  };
}
