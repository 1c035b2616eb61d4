import { hexDistance } from "../../../../core/geometry/hex.ts";
import { hexLabel } from "../../../../core/geometry/hex-map.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { stateWith } from "../state/changed.ts";
import type { GroundGun, State } from "../state/state.ts";
import { type Aftermath, airframeOf, idOf, still, tell } from "../state/step.ts";

/** 4.10m, 9.4: hexes within which an aircraft finds a hidden gun. */
const DISCOVERY = 3;

/** 4.10m: an aircraft finds the enemy's hidden guns within 3 hexes of where it is. */
export function discover(board: State, index: number): Aftermath {
  const { hex } = itemAt(board.aircraft, index);
  const { side } = airframeOf(board.setup, index);
  const found = (gun: GroundGun) => gun.hidden && gun.side !== side && hexDistance(gun.hex, hex) <= DISCOVERY;
  if (!board.guns.some(found)) return still(board);
  const events = board.guns.filter(found).map((gun) => {
    const distance = hexDistance(gun.hex, hex);
    const { id: name, kind } = gun;
    const values = { id: idOf(board.setup, index), gun: name, kind, hex: hexLabel(gun.hex), distance };
    return { ...tell("event.gun-found", values), reveals: true as const };
  });
  const guns = board.guns.map((gun) => (found(gun) ? { ...gun, hidden: false } : gun));
  return { board: stateWith(board, { guns }), events };
}
