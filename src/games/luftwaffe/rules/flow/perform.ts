import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { plays } from "../../data/options.ts";
import { agreedTable, joined } from "../battle/elsewhere.ts";
import { word } from "../orders/question.ts";
import { checked } from "../outcome/outcome.ts";
import { enters } from "../quarter/enter.ts";
import { makesFuel, opensReserve } from "../quarter/fuel.ts";
import { rollsForJets } from "../quarter/jets.ts";
import { produces } from "../quarter/production.ts";
import { americansLeave, bombersEnter } from "../raid/american-flight.ts";
import { americansLost, americanTurn, germansLost, germanTurn } from "../raid/counters.ts";
import { missionsNamed } from "../raid/missions.ts";
import { raidBegins, raidEnds, turnBegins } from "../raid/raid.ts";
import { doFirst } from "../state/change.ts";
import { tablesOf } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { tell } from "../state/tell.ts";
import { attacks, battleBegins, battleEnds, losses, lost, replied, volley } from "./fight.ts";
import { quarterTasks } from "./tasks.ts";

const still = (state: State): Step => ({ state, events: [] });
const HOLD = word("hold");

/** What is told of the whole match when its first quarter begins. */
function begins({ setup, quarter }: State): readonly GameEvent[] {
  const { from, to, raid, options } = setup;
  const { level, targets } = options;
  return quarter === from ? [tell("event.begins", { from, to, raid, level, targets })] : [];
}

/** LW-43. */
function quarterBegins(state: State): Step {
  return {
    state: doFirst({ ...state, baseOut: null }, quarterTasks(state)),
    events: [...begins(state), tell("event.quarter", { quarter: state.quarter })],
  };
}

/** LW-42: the factors of the quarter come to those that are left. */
function replacementsCome(state: State): Step {
  const { replacements } = tablesOf(state.setup);
  const each = plays(state.setup.options.level, "pilots") ? replacements.advanced : replacements.tournament;
  return still({ ...state, replacements: state.replacements + (each[state.quarter] ?? 0) });
}

/** Steps of a quarter that ask nobody. */
function staff(state: State, task: Task, dice: Dice): Step {
  switch (task.do) {
    case "quarter":
      return quarterBegins(state);
    case "fuel-made":
      return makesFuel(state);
    case "jets":
      return rollsForJets(state, dice);
    case "enter":
      return enters(state);
    case "replacements":
      return replacementsCome(state);
    case "reserve":
      return still(opensReserve(state));
    case "raid":
      return raidBegins(state);
    case "production":
      return produces(state);
    case "check":
      return checked(state);
    default:
      return still(state);
  }
}

/** Steps of a battle that ask nobody. */
function fight(state: State, task: Task, dice: Dice): Step {
  switch (task.do) {
    case "attacks":
      return attacks(state, task);
    case "battle":
      return battleBegins(state, task);
    case "engage":
      return joined(state, agreedTable(state) ?? "dice");
    case "volley":
      return volley(state, dice);
    case "reply":
      return replied(state, HOLD, dice);
    case "battle-ends":
      return battleEnds(state);
    case "losses":
      return losses(state);
    case "lose":
      return lost(state, undefined);
    default:
      return staff(state, task, dice);
  }
}

/** Section 4.2, N: who is home leaves, who has no fuel left elsewhere is lost. */
function leaving(state: State): Step {
  const home = americansLeave(state);
  const lost = americansLost(home.state);
  return { state: lost.state, events: [...home.events, ...lost.events] };
}

/** Does what asks nobody. */
export function perform(state: State, task: Task, dice: Dice): Step {
  switch (task.do) {
    case "turn":
      return turnBegins(state);
    case "german-turn":
      return still(germanTurn(state));
    case "germans-lost":
      return germansLost(state);
    case "american-turn":
      return bombersEnter(americanTurn(state));
    case "missions":
      return still(missionsNamed(state, []));
    case "leave":
      return leaving(state);
    case "raid-ends":
      return raidEnds(state);
    default:
      return fight(state, task, dice);
  }
}
