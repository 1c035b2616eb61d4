import type { Dice } from "../../../../core/dice/dice.ts";
import { gain, move, part } from "../altitude/change.ts";
import { returnFire } from "../bombers/return-fire.ts";
import { debrief } from "../campaign/debrief.ts";
import { surprises } from "../campaign/surprises.ts";
import { takeOff } from "../campaign/take-off.ts";
import { again, settle } from "../exchange/answer.ts";
import { effect, fire } from "../exchange/effect.ts";
import { bombRun } from "../ground/drop.ts";
import { areaFlak, flakAtBombers, flakAtElement } from "../ground/flak.ts";
import { discardAll, endMiniHands, sweep } from "../hand/discard.ts";
import { openPlay } from "../opening/open-play.ts";
import type { State, Step } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { drawHorsepower } from "../turn/draw.ts";
import { close, nameAlone, nextTurn } from "../turn/game-turn.ts";
import { shownByHand } from "../turn/show.ts";

/** Everybody's hand is looked at as a player-turn ends (DIF-R70). */
function closed(state: State, element: number): Step {
  const events = [];
  let now = state;
  for (const place of state.elements.keys()) {
    const seen = shownByHand(now, place);
    now = seen.state;
    events.push(...seen.events);
  }
  const done = close(now, element);
  return { state: done.state, events: [...events, ...done.events] };
}

/** Does what asks nobody. */
export function perform(state: State, task: Task, dice: Dice): Step {
  switch (task.do) {
    case "take-off":
      return takeOff(state, dice);
    case "surprises":
      return surprises(state, dice);
    case "debrief":
      return debrief(state);
    case "start":
      return openPlay(state, dice);
    case "turn":
      return nextTurn(state);
    case "name":
      return nameAlone(state, task.side);
    case "bomb-run":
      return bombRun(state, dice);
    case "bomber-flak":
      return flakAtBombers(state, task.formation, false, dice);
    case "area-flak":
      return areaFlak(state, dice);
    case "target-flak":
      return flakAtElement(state, task.element, false, dice);
    case "sweep":
      return { state: sweep(state), events: [] };
    case "mini-hands":
      return endMiniHands(state);
    case "draw":
      return drawHorsepower(state, task.element, dice);
    case "close":
      return closed(state, task.element);
    case "counter-fire":
      return returnFire(state, task.attack, dice);
    case "respond":
      return settle(state, task.attack);
    case "again":
      return again(state, task.attack);
    case "effect":
      return effect(state, task.attack, dice);
    case "aggregate":
      return fire(state, task.attack, dice);
    case "pay":
      return discardAll(state, task.element);
    case "move":
      return move(state, task.move);
    case "gain":
      return gain(state, task, dice);
    case "part":
      return part(state);
    default:
      return { state, events: [] };
  }
}
