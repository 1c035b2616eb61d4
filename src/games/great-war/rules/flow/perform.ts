import type { Dice } from "../../../../core/dice/dice.ts";
import { present } from "../../../../core/present.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { credited } from "../end/credits.ts";
import { belatedKills, endChecks, windDrift } from "../end/index.ts";
import { gunners, resolveShots, tellKills } from "../fire/index.ts";
import { scoreFates } from "../ground/score.ts";
import { movingOrder, openChoice, rollInitiative } from "../initiative/index.ts";
import type { GroundPart, PointsPart } from "../parts.ts";
import { stateWith } from "../state/changed.ts";
import type { State, Task } from "../state/state.ts";
import { type Aftermath, inTurn, still } from "../state/step.ts";
import { doFirst, movesOf } from "./agenda.ts";
import { beginTurn, endTurn } from "./begin.ts";
import { reactions } from "./movement.ts";

function initiative(state: State, dice: Dice): Aftermath {
  const { lineUp, tails, events } = rollInitiative(state, state.tails, dice);
  const board = stateWith(state, { phase: "initiative", lineUp, tails });
  return { board: doFirst(board, [{ do: "line-up" }]), events };
}

/** Asks an owner what he has to choose, or fixes the order and asks for the moves. */
function lineUp(state: State): Aftermath {
  const known = present(state.lineUp);
  const choice = openChoice(state, known, state.tails);
  if (choice) return still(doFirst(state, [{ do: "first", ...choice }, { do: "line-up" }]));
  const order = movingOrder(state, known, state.tails);
  const ids = order.map((index) => state.setup.airframes[index]?.id ?? "");
  const moves = movesOf(state, order);
  const [winching, ...rest] = state.agenda;
  const agenda = winching?.do === "winch" ? [winching, ...moves, ...rest] : [...moves, ...state.agenda];
  return {
    board: stateWith(state, { phase: "movement", order, lineUp: null, agenda }),
    events: [{ key: "event.order", values: { ids } }],
  };
}

/** B-48: the moves of a side in the order of the set-up; its aim is judged anew, the other side's shots are spent. */
function sideMoves(state: State, side: SideIndex): State {
  const own = [...state.aircraft.keys()].filter(
    (who) => state.aircraft[who]?.status === "flying" && state.setup.airframes[who]?.side === side,
  );
  return doFirst(
    stateWith(state, { phase: "movement", shots: [], order: [...state.order, ...own] }),
    movesOf(state, own),
  );
}

function askGunners(state: State): State {
  return doFirst(
    state,
    gunners(state).map(({ who, man }): Task => ({ do: "gunner", who, man })),
  );
}

/**
 * 4.7, A-42: the shots, the ground's fire, what has fallen and what was watched. Where a turn has more than one combat
 * (B-48) the ground takes part in the last, when all have moved.
 */
function combat(state: State, dice: Dice, ground: GroundPart): Aftermath {
  const before = state;
  const last = !state.agenda.some((task) => task.do === "combat");
  const fought = resolveShots(stateWith(state, { phase: "combat" }), dice, (now, tray) =>
    last ? ground.combat(now, tray, before) : still(ground.noteAttacks(now)),
  );
  const after = inTurn(fought.board, (now) => scoreFates(now, before), last ? ground.spotting : still);
  const board = credited(stateWith(after.board, { shots: [] }), fought.kills);
  return { board, events: [...fought.events, ...after.events] };
}

/** 4.1b, A-42: parachutes, fuel, faints; who is credited with what falls only now. */
function checks(state: State, dice: Dice): Aftermath {
  const checked = endChecks(stateWith(state, { phase: "end" }), dice);
  const kills = belatedKills(checked.board, state);
  const scored = scoreFates(checked.board, state);
  const told = tellKills(state.setup, kills);
  return {
    board: credited(scored.board, kills),
    events: [...checked.events, ...told, ...scored.events],
  };
}

function wind(state: State): Aftermath {
  return inTurn(state, windDrift, (now) => scoreFates(now, state));
}

/** Does a task that asks nobody. */
export function perform(
  state: State,
  task: Task,
  dice: Dice,
  ground: GroundPart,
  pointsLeft?: PointsPart,
): Aftermath {
  switch (task.do) {
    case "begin":
      return beginTurn(state);
    case "initiative":
      return initiative(state, dice);
    case "line-up":
      return lineUp(state);
    case "winch":
      return ground.winch(state);
    case "side":
      return still(sideMoves(state, task.side));
    case "reactions":
      return still(reactions(state, task.who));
    case "gunners":
      return still(askGunners(state));
    case "combat":
      return combat(state, dice, ground);
    case "checks":
      return checks(state, dice);
    case "wind":
      return wind(state);
    case "turn":
      return endTurn(state, pointsLeft);
    default:
      return still(state);
  }
}
