import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { SIDES } from "../../data/sides.ts";
import { follow, move } from "../altitude/change.ts";
import { chosen } from "../campaign/resources.ts";
import { dropped } from "../engagement/position.ts";
import { answer, settle } from "../exchange/answer.ts";
import { aggregate, attack } from "../exchange/attack.ts";
import { fire } from "../exchange/effect.ts";
import { drawMiniHand } from "../exchange/spend.ts";
import type { Given, Order } from "../grammar/order.ts";
import { bomb, strafe } from "../ground/drop.ts";
import { discard, pay } from "../hand/discard.ts";
import { settleBids } from "../opening/start-level.ts";
import { offered, weaveAccepted } from "../opening/weave-bid.ts";
import { wingmanId } from "../setup/ids.ts";
import { AGENDA, doFirst, withLeader, withPlayerTurn, withWingman } from "../state/changed.ts";
import { attackerOf, isAttacker, pieceOf } from "../state/pieces.ts";
import type { State, Step } from "../state/state.ts";
import type { Move, Task } from "../state/task.ts";
import { reveal, tell } from "../state/tell.ts";
import { disengage, gone } from "../turn/disengage.ts";
import { begin } from "../turn/player-turn.ts";
import { singledOut } from "../turn/single-out.ts";

type Of<Do extends Task["do"]> = Extract<Task, { do: Do }>;

function idOf(state: State, element: number): string {
  return itemAt(state.setup.elements, element).id;
}

const isWord = (order: Order, word: string): boolean => order.kind === "word" && order.word === word;

/** A step of a player-turn that is not taken. */
function passes(state: State, id: string, step: string): Step {
  return { state, events: [tell("event.passes", { id, step })] };
}

function jettison(state: State, element: number): Step {
  const now = withWingman(withLeader(state, element, { loaded: false }), element, { loaded: false });
  return { state: now, events: [tell("event.jettisons", { id: idOf(state, element) })] };
}

/** DIF-B6: the target is named first, then the mini-hand is drawn: against bombers Offense and Defense (DIF-R22). */
function wingman(state: State, { element }: Of<"wingman">, order: Order, dice: Dice): Step {
  const id = wingmanId(idOf(state, element));
  if (order.kind !== "attack") return passes(state, id, "wingman");
  const atBombers = !isAttacker(pieceOf(state.setup, order.at));
  const drawn = drawMiniHand(
    state,
    element,
    ({ offense, defense }) => (atBombers ? offense + defense : offense),
    dice,
  );
  const tasks: readonly Task[] = [{ do: "wingman-play", element, at: order.at }, { do: "mini-hands" }];
  return {
    state: doFirst(drawn.state, tasks),
    events: [tell("event.wingman-attacks", { id, at: order.at }), ...drawn.events],
  };
}

function wingmanPlay(state: State, task: Of<"wingman-play">, order: Order, dice: Dice): Step {
  if (order.kind !== "play") return passes(state, wingmanId(idOf(state, task.element)), "wingman");
  const by = attackerOf(state, task.element, "wingman");
  return attack(doFirst(state, [{ do: "sweep" }, task]), by, order, dice);
}

function altitude(state: State, { element }: Of<"altitude">, order: Order): Step {
  const changed = (change: Move["change"]) => move(state, { element, change, roll: false });
  if (order.kind === "dive") return changed(order.levels === 2 ? -2 : -1);
  return isWord(order, "climb") ? changed(1) : passes(state, idOf(state, element), "altitude");
}

function leave(state: State, element: number, dice: Dice): Step {
  const tried = disengage(state, element, dice);
  if (!tried.left) return { state: withPlayerTurn(tried.state, { begun: true }), events: tried.events };
  return { state: AGENDA.skipTo(tried.state, (task) => task.do === "close"), events: tried.events };
}

function leader(state: State, task: Of<"leader">, order: Order, dice: Dice): Step {
  const by = attackerOf(state, task.element, "leader");
  if (order.kind === "play") return attack(doFirst(state, [{ do: "sweep" }, task]), by, order, dice);
  if (isWord(order, "drop")) {
    const free = dropped(state, task.element);
    return { state: doFirst(free.state, [task]), events: free.events };
  }
  if (isWord(order, "disengage")) return leave(doFirst(state, [task]), task.element, dice);
  return passes(state, by.id, "leader");
}

function target(state: State, { element }: Of<"target">, order: Order, dice: Dice): Step {
  if (isWord(order, "bomb")) return bomb(state, element, dice);
  if (isWord(order, "strafe")) return strafe(state, element, dice);
  return passes(state, idOf(state, element), "target");
}

function trim(state: State, task: Of<"trim" | "shed">, order: Order): Step {
  if (order.kind !== "discard") return { state, events: [] };
  const done = discard(state, task.element, order.card);
  return { state: doFirst(done.state, [task]), events: done.events };
}

function stay(state: State, answers: Given): Step {
  let now = state;
  const events = [];
  for (const [id, order] of answers) {
    const element = state.setup.elements.findIndex((one) => one.id === id);
    const breaks = isWord(order, "break-off");
    if (breaks) now = gone(now, element, "away").state;
    events.push(tell("event.stays", { id, stays: !breaks }));
  }
  return { state: now, events };
}

function bids(state: State, answers: Given, dice: Dice): Step {
  const [one, two] = SIDES.map((side) => answers.get(side));
  const plain = (order: Order | undefined) => (order?.kind === "bid" ? order : { level: 1, points: 0 });
  return settleBids(state, [plain(one), plain(two)], dice);
}

function respond(state: State, task: Of<"respond">, order: Order): Step {
  if (order.kind === "play") return answer(state, task, order);
  const done = settle(state, task.attack);
  return {
    state: done.state,
    events: [reveal("event.passes", { id: task.who, step: "respond" }), ...done.events],
  };
}

/** What the answers to a task's questions bring about. */
export function answered(state: State, task: Task, answers: Given, dice: Dice): Step {
  const order = itemAt([...answers.values()], 0);
  switch (task.do) {
    case "resource":
      return { state: chosen(state, task.side, order), events: [] };
    case "weave":
      return offered(state, task.side, order);
    case "accept":
      return weaveAccepted(state, task, order);
    case "bids":
      return bids(state, answers, dice);
    case "name":
      return begin(
        state,
        state.setup.elements.findIndex(({ id }) => order.kind === "name" && id === order.id),
      );
    case "stay":
      return stay(state, answers);
    case "keen":
      return order.kind === "keen" ? singledOut(state, task.element, order.at) : { state, events: [] };
    case "jettison":
      return isWord(order, "jettison")
        ? jettison(state, task.element)
        : passes(state, idOf(state, task.element), "jettison");
    case "wingman":
      return wingman(state, task, order, dice);
    case "wingman-play":
      return wingmanPlay(state, task, order, dice);
    case "altitude":
      return altitude(state, task, order);
    case "target":
      return target(state, task, order, dice);
    case "leader":
      return leader(state, task, order, dice);
    case "leave":
      return isWord(order, "disengage")
        ? leave(state, task.element, dice)
        : passes(state, idOf(state, task.element), "leave");
    case "respond":
      return respond(state, task, order);
    case "aggregate":
      return order.kind === "play" ? aggregate(state, task.attack, order) : fire(state, task.attack, dice);
    case "pay":
      return order.kind === "discard" ? pay(state, task, order.card) : { state, events: [] };
    case "follow":
      return isWord(order, "follow")
        ? follow(state, task)
        : passes(state, idOf(state, task.element), "follow");
    case "trim":
    case "shed":
      return trim(state, task, order);
    default:
      return { state, events: [] };
  }
}
