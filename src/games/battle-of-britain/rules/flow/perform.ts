import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { GERMAN, type Side } from "../../data/sides.ts";
import { resolved } from "../battle/dogfight.ts";
import { joined } from "../battle/elsewhere.ts";
import { agreedTable, engaged } from "../battle/engage.ts";
import { gruppenOf } from "../battle/gruppen.ts";
import { allocations } from "../battle/hits.ts";
import { intercept } from "../battle/intercept.ts";
import { taken } from "../battle/losses.ts";
import type { Allocation } from "../grammar/order.ts";
import { toRepair } from "../orders/staff.ts";
import { ended } from "../outcome/outcome.ts";
import { missed } from "../raid/chase.ts";
import { reachedHome, removedIfEmpty } from "../raid/leave.ts";
import { flown } from "../raid/move.ts";
import { tallyHo, tallyHoEnds } from "../raid/phase.ts";
import { recalled } from "../raid/wings.ts";
import { doFirst } from "../state/change.ts";
import { aloft, geschwaderOf } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import type { Of, Task } from "../state/task.ts";
import { tell } from "../state/tell.ts";
import { fill, lackingIn } from "../turn/alert.ts";
import { nextTurn, rebuildDeck } from "../turn/marker.ts";
import { fillHand } from "../turn/missions.ts";
import { orderOfBattle } from "../turn/order-of-battle.ts";
import { onlySplit, rebuilt, repaired, thrown } from "../turn/repair.ts";
import { returned, returning } from "../turn/stood-down.ts";
import { checkWeather } from "../turn/weather.ts";

/** Steps one after another. */
function inTurn(state: State, steps: readonly ((state: State) => Step)[]): Step {
  const events: GameEvent[] = [];
  let now = state;
  for (const step of steps) {
    const done = step(now);
    now = done.state;
    events.push(...done.events);
  }
  return { state: now, events };
}

/** All that roundels repair where there is nothing to choose. */
function repairAll(state: State, task: Of<"repair"> | Of<"rebuild">, dice: Dice): Step {
  const names = toRepair(state, task).slice(0, task.count);
  return task.do === "repair" ? repaired(state, task.group, names, dice) : rebuilt(state, names);
}

/** Hits that can be taken in one way only, or as their owners chose; who is empty then is off the map. */
export function takeAll(
  state: State,
  { tolls }: Of<"lose">,
  chosen: (side: Side) => Allocation | undefined,
  dice: Dice,
): Step {
  const each = tolls.map((toll) => (now: State) => {
    const how = chosen(toll.side) ?? allocations(state.setup, toll)[0];
    return how ? taken(now, toll, how) : { state: now, events: [] };
  });
  const emptied = tolls
    .filter(({ side }) => side === GERMAN)
    .map(
      ({ formation }) =>
        (now: State) =>
          removedIfEmpty(now, formation, dice),
    );
  return inTurn(state, [...each, ...emptied]);
}

/** BB-81: who has no fuel leaves. */
function reachHome(state: State, dice: Dice): Step {
  const spent = aloft(state).filter(({ fuel }) => fuel === 0);
  return inTurn(
    state,
    spent.map(
      ({ id }) =>
        (now: State) =>
          reachedHome(now, id, dice),
    ),
  );
}

/** BB-118: who has bombed makes for home. */
function bombed(state: State, { geschwader }: Of<"bombed">, dice: Dice): Step {
  if (geschwaderOf(state, geschwader).square === null) return { state, events: [] };
  return reachedHome(state, geschwader, dice);
}

/** BB-79: intercept combats in the order of contact. */
function battle(state: State): Step {
  const met = state.contacts.toReversed().map(({ wing, geschwader }) => ({ wings: [wing], geschwader }));
  return {
    state: met.reduce((now, one) => engaged(now, { kind: "intercept", ...one }), state),
    events: [],
  };
}

function turnTask(state: State, task: Task, dice: Dice): Step {
  switch (task.do) {
    case "open":
      return {
        state: doFirst(state, [{ do: "turn" }]),
        events: [
          tell("event.begins", { from: state.setup.from, to: state.setup.to, targets: state.targets }),
        ],
      };
    case "turn":
      return nextTurn(state);
    case "deck":
      return rebuildDeck(state, dice);
    case "return":
      return returned(state, task.pool, returning(state, task.pool));
    case "order-of-battle":
      return orderOfBattle(state, dice);
    case "dice":
      return thrown(state, task.group, onlySplit(state, task.group), dice);
    case "repair":
    case "rebuild":
      return repairAll(state, task, dice);
    case "weather":
      return checkWeather(state, dice);
    case "fill":
      return fill(state, task.pool, lackingIn(state, task.pool));
    case "hand":
      return fillHand(state, dice);
    default:
      return { state, events: [] };
  }
}

/** Does what asks nobody. */
export function perform(state: State, task: Task, dice: Dice): Step {
  switch (task.do) {
    case "tally-ho":
      return tallyHo(state);
    case "fly":
      return flown(state, task, dice);
    case "chased":
      return missed(state, task);
    case "recall":
      return recalled(state);
    case "battle":
      return battle(state);
    case "engage":
      return joined(state, task, agreedTable(state) ?? "dice", dice);
    case "intercept":
      return intercept(state, task.wing, task.geschwader, dice);
    case "lose":
      return takeAll(state, task, () => undefined, dice);
    case "gruppen":
      return laidOut(state);
    case "lay":
      return laid(state);
    case "set":
      return resolved(state, [], dice);
    case "bombed":
      return bombed(state, task, dice);
    case "reach-home":
      return reachHome(state, dice);
    case "tally-ho-end":
      return tallyHoEnds(state);
    case "end":
      return ended(state);
    default:
      return turnTask(state, task, dice);
  }
}

function foe(state: State) {
  return geschwaderOf(state, state.dogfight?.geschwader ?? "");
}

/** BB-109: the one way to lay so few squadrons. */
function laidOut(state: State): Step {
  const sizes = gruppenOf(foe(state).squadrons.length)[0] ?? [];
  return withSizes(state, sizes);
}

export function withSizes(state: State, sizes: readonly number[]): Step {
  const { dogfight } = state;
  if (!dogfight) return { state, events: [] };
  return {
    state: { ...state, dogfight: { ...dogfight, sizes } },
    events: [tell("event.gruppen", { id: dogfight.geschwader, sizes })],
  };
}

function laid(state: State): Step {
  return withLaid(state, foe(state).squadrons);
}

export function withLaid(state: State, squadrons: readonly string[]): Step {
  const { dogfight } = state;
  return { state: dogfight ? { ...state, dogfight: { ...dogfight, laid: squadrons } } : state, events: [] };
}
