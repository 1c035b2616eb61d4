import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { rowOf } from "../../../../core/geometry/hex-map.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { airspaceOf, enemyOf } from "../setup/front.ts";
import { typeOf } from "../setup/roster.ts";
import type { Gone } from "../state/campaign.ts";
import type { Aircraft, Board, ManState } from "../state/state.ts";
import { tell, why } from "../state/step.ts";

/** B-71: the highest die on which a man lives through a forced landing that ended on the ground. */
const LIVES = 4;

/** What became of an aircraft of a mission and of its men. */
export interface Landing {
  readonly machine: "ready" | "repair" | "lost";
  /** Of each man; null for who flies again. */
  readonly fates: readonly (Gone | null)[];
  readonly events: readonly GameEvent[];
}

function fateAtHome({ health }: ManState): Gone | null {
  if (health === "killed") return "killed";
  return health === "fit" ? null : "wounded";
}

function captured({ health }: ManState): Gone {
  return health === "killed" ? "killed" : "captured";
}

/** Whether it came down among the enemy: over his side of the middle of no-man's land. */
function overEnemy({ setup, aircraft }: Board, index: number): boolean {
  const { side } = itemAt(setup.airframes, index);
  return airspaceOf(setup, itemAt(aircraft, index).hex) === enemyOf(side);
}

/** Whether it left the board over the enemy's edge. */
function beyondEnemy({ setup, aircraft }: Board, index: number): boolean {
  const row = rowOf(itemAt(aircraft, index).hex);
  return setup.airframes[index]?.side === 0 ? row < 0 : row >= setup.rows;
}

/** B-67: half of its points of damage or more keep a machine in the workshop until the evening. */
function machineOf({ setup }: Board, index: number, { damage, gliding }: Aircraft): "ready" | "repair" {
  return gliding || damage * 2 >= typeOf(setup, index).damage ? "repair" : "ready";
}

function whole(board: Board, index: number): Landing {
  const one = itemAt(board.aircraft, index);
  return { machine: machineOf(board, index, one), fates: one.crew.map(fateAtHome), events: [] };
}

function lost(board: Board, index: number, fate: (man: ManState) => Gone | null): Landing {
  const { crew } = itemAt(board.aircraft, index);
  return { machine: "lost", fates: crew.map(fate), events: [] };
}

/** B-71: who glided into the ground: each man who is alive throws a die, and lives on 4 or less. */
function forcedLanding(board: Board, index: number, dice: Dice): Landing {
  const { crew } = itemAt(board.aircraft, index);
  const airframe = itemAt(board.setup.airframes, index);
  const enemy = overEnemy(board, index);
  const events: GameEvent[] = [];
  const fates = crew.map((man, place): Gone | null => {
    if (man.health === "killed") return "killed";
    const about = { id: airframe.id, name: airframe.crew[place]?.name ?? "" };
    const [die = 6] = dice.throw({ dice: ["d6"], by: airframe.seat, why: why("throw.landing", about) });
    const lives = die <= LIVES;
    events.push(tell("event.forced-landing", { ...about, die, lives, enemy }));
    if (!lives) return "killed";
    return enemy ? "captured" : fateAtHome(man);
  });
  return { machine: "lost", fates, events };
}

/**
 * What became of an aircraft when a mission is over. Who fell is lost with his crew: nobody had a parachute in 1917.
 * B-70: over the enemy's edge, or without an engine on his side at the end, the men are captured and the machine is
 * gone; over a side edge both come back. Who still flies at the end comes home.
 */
export function landingOf(board: Board, index: number, dice: Dice): Landing {
  const { status, gliding } = itemAt(board.aircraft, index);
  if (status === "crashed" && gliding) return forcedLanding(board, index, dice);
  if (status === "destroyed" || status === "crashed" || status === "lost")
    return lost(board, index, () => "killed");
  if (status === "away")
    return beyondEnemy(board, index) ? lost(board, index, captured) : whole(board, index);
  return status === "flying" && gliding && overEnemy(board, index)
    ? lost(board, index, captured)
    : whole(board, index);
}
