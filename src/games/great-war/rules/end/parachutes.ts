import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { hasFallen } from "../ground/score.ts";
import type { Setup } from "../setup/setup.ts";
import { withAircraft } from "../state/changed.ts";
import type { Aircraft, ManState, State } from "../state/state.ts";
import { type Aftermath, airframeOf, forEach, idOf, inMoveOrder, still, tell, why } from "../state/step.ts";
import { type Jumper, landing } from "./capture.ts";

/** 4.10s: the first day of parachutes, and the altitude in metres above which they help. */
const PARACHUTES_FROM = "1918-07-01";
const TOO_LOW = 150;
/** 4.10s: least die to get out, what a wound costs, and the die on which the parachute fails. */
const OUT = 3;
const WOUND = 2;
const FAILS = 6;

/** 4.10s: whether the crew of an aircraft has parachutes. */
function hasParachutes(setup: Setup, index: number): boolean {
  const { side, balloon } = airframeOf(setup, index);
  return side === 1 && !balloon && setup.date >= PARACHUTES_FROM;
}

/** Men alive whose fate is open: places in the crew. */
function inPeril({ crew }: Aircraft): readonly number[] {
  return [...crew.keys()].filter((man) => {
    const { health, fate } = itemAt(crew, man);
    return health !== "killed" && fate === undefined;
  });
}

function settled(board: State, { index, man }: Jumper, fate: NonNullable<ManState["fate"]>): State {
  const { crew } = itemAt(board.aircraft, index);
  return withAircraft(board, index, {
    crew: crew.map((one, place) => (place === man ? { ...one, fate } : one)),
  });
}

/** 4.10s: gets out on 3 to 6, −2 with a serious wound (B-42: in a faint too); then the parachute fails on a 6. */
function jump(board: State, jumper: Jumper, dice: Dice): Aftermath {
  const { index, man } = jumper;
  const { seat, id, crew } = airframeOf(board.setup, index);
  const about = { id, man, name: crew[man]?.name ?? "" };
  const [die = 1] = dice.throw({ dice: ["d6"], by: seat, why: why("throw.parachute", about) });
  const wounded = board.aircraft[index]?.crew[man]?.health !== "fit";
  const total = wounded ? die - WOUND : die;
  const out = total >= OUT;
  const [chute] = out ? dice.throw({ dice: ["d6"], by: seat, why: why("throw.chute", about) }) : [];
  const saved = chute !== undefined && chute < FAILS;
  const values = { ...about, die, wounded, total, out, chute: chute ?? null, saved };
  const told = tell("event.parachute", values);
  if (!saved) return { board: settled(board, jumper, "lost"), events: [told] };
  const down = landing(board, jumper, dice);
  return { board: settled(board, jumper, down.fate), events: [told, ...down.events] };
}

function bailOut(board: State, index: number, dice: Dice): Aftermath {
  const one = itemAt(board.aircraft, index);
  const men = hasFallen(one) && hasParachutes(board.setup, index) ? inPeril(one) : [];
  if (men.length === 0) return still(board);
  if (one.altitude > TOO_LOW) return forEach(board, men, (now, man) => jump(now, { index, man }, dice));
  const lost = men.reduce((now, man) => settled(now, { index, man }, "lost"), board);
  const values = { id: idOf(board.setup, index), altitude: one.altitude };
  return { board: lost, events: [tell("event.no-parachute", values)] };
}

/**
 * 4.10s: parachutes of Germans from July 1918 on, where survivors count, for everybody who fell and whose fate is
 * still open; in the order of the moves. B-42: an aircraft that nobody can fly on has been destroyed for this
 * purpose.
 */
export function parachutes(board: State, dice: Dice): Aftermath {
  if (!board.setup.options.survivors) return still(board);
  return forEach(board, inMoveOrder(board), (now, index) => bailOut(now, index, dice));
}
