import { commonTable } from "../../../../core/battle-tables.ts";
import type { Dice } from "../../../../core/dice/dice.ts";
import type { Prompt } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { BRITISH, GERMAN, type Side } from "../../data/sides.ts";
import { begun, resolved } from "../battle/dogfight.ts";
import { joined, settled } from "../battle/elsewhere.ts";
import { bombs } from "../bombing/bomb.ts";
import type { Allocation, Order } from "../grammar/order.ts";
import { isWord, type Own } from "../orders/question.ts";
import { rotationPlace } from "../orders/staff.ts";
import { bombRun, ranOn, scrambled, wingStepped } from "../raid/chase.ts";
import { reachedHome } from "../raid/leave.ts";
import { declared, held, wayOf } from "../raid/move.ts";
import { bigWing, calledHome, wingMoved } from "../raid/wings.ts";
import { doFirst, withGeschwader } from "../state/change.ts";
import { geschwaderOf, placeOf, wingOf } from "../state/look.ts";
import { seatsOf, sideOf } from "../state/sides.ts";
import type { State, Step } from "../state/state.ts";
import { LIST_TASKS, type ListTask, type Of, type Task } from "../state/task.ts";
import { tell } from "../state/tell.ts";
import { fill, grown } from "../turn/alert.ts";
import { keepsCards } from "../turn/marker.ts";
import { assigned } from "../turn/missions.ts";
import { pooled, rebuilt, repaired, thrown } from "../turn/repair.ts";
import { rotated, rotationAt } from "../turn/rotation.ts";
import { returned } from "../turn/stood-down.ts";
import { takeAll, withLaid, withSizes } from "./perform.ts";

const still = (state: State): Step => ({ state, events: [] });

/** BB-R57, BB-H5: who passes leaves the Germans to the other, at the number named last or as agreed. */
function bid(state: State, task: Of<"bid">, order: Order): Step {
  const [first = "", second = ""] = state.setup.seats.map(({ id }) => id);
  const other = task.seat === first ? second : first;
  if (order.kind === "bid") {
    const next = { do: "bid", seat: other, highest: order.targets, passed: task.passed } as const;
    return {
      state: doFirst({ ...state, targets: order.targets }, [next]),
      events: [tell("event.bid", { seat: task.seat, targets: order.targets })],
    };
  }
  if (task.highest === 0 && !task.passed) {
    const next = { do: "bid", seat: other, highest: 0, passed: true } as const;
    return { state: doFirst(state, [next]), events: [tell("event.bid", { seat: task.seat, targets: 0 })] };
  }
  const german = task.highest === 0 ? first : other;
  const british = german === first ? second : first;
  return {
    state: { ...state, players: [british, german] },
    events: [tell("event.sides", { british, german, targets: state.targets })],
  };
}

function rotate(state: State, { done }: Of<"rotate">, order: Order, dice: Dice): Step {
  const at = order.kind === "rotate" ? rotationPlace(state, done, order) : undefined;
  if (at === undefined) return still(state);
  const step = rotated(state, rotationAt(state, at), dice);
  return { state: doFirst(step.state, [{ do: "rotate", done: [...done, at] }]), events: step.events };
}

function staff(state: State, task: Task, order: Order, dice: Dice): Step {
  switch (task.do) {
    case "bid":
      return bid(state, task, order);
    case "keep":
      return order.kind === "cards" ? keepsCards(state, order.cards) : still(state);
    case "return":
      return order.kind === "types" ? returned(state, task.pool, order.types) : still(state);
    case "rotate":
      return rotate(state, task, order, dice);
    case "dice":
      return order.kind === "dice"
        ? thrown(state, task.group, [order.squadrons, order.facilities], dice)
        : still(state);
    case "repair":
      return order.kind === "rebuild" ? repaired(state, task.group, order.names, dice) : still(state);
    case "rebuild":
      return order.kind === "rebuild" ? rebuilt(state, order.names) : still(state);
    case "pool":
      return order.kind === "types" ? pooled(state, task.group, order.types, dice) : still(state);
    case "sevens":
      return order.kind === "sevens" ? grown(state, order.formations) : still(state);
    case "fill":
      return order.kind === "fill" ? fill(state, task.pool, order.formations) : still(state);
    default:
      return still(state);
  }
}

/** BB-76: another geschwader may be ordered until the German is done. */
function germanMove(state: State, task: Of<"german-move">, order: Order, dice: Dice): Step {
  if (order.kind !== "fly" && order.kind !== "act") return still(state);
  const next = doFirst(state, [task]);
  if (order.kind === "fly") return declared(next, order);
  if (order.verb === "hold") return held(next, order.id);
  return reachedHome(withGeschwader(next, order.id, { moved: true }), order.id, dice);
}

function leg(state: State, { geschwader, left }: Of<"leg">, order: Order): Step {
  if (order.kind !== "to") return still(state);
  const way = wayOf(state, present(geschwaderOf(state, geschwader).square), order.way);
  return still(doFirst(state, [{ do: "fly", geschwader, way, left, more: order.more }]));
}

/** BB-R36: a declined radar square is passed, and the geschwader flies on. */
function scramble(state: State, { geschwader, way, left, more }: Of<"scramble">, order: Order): Step {
  if (order.kind === "act") return scrambled(state, { wing: order.id, geschwader, left });
  return still(doFirst(state, [{ do: "fly", geschwader, way, left, more }]));
}

function chased(state: State, { wing, geschwader, left }: Of<"chased">, order: Order, dice: Dice): Step {
  const chase = { wing, geschwader, left };
  if (order.kind === "to") return ranOn(state, chase, itemAt(order.way, 0), dice);
  return bombRun(state, chase);
}

function wingStep(state: State, { wing, geschwader, left }: Of<"wing-step">, order: Order): Step {
  return wingStepped(state, { wing, geschwader, left }, order.kind === "to" ? itemAt(order.way, 0) : null);
}

function britishMove(state: State, task: Of<"british-move">, order: Order): Step {
  const next = doFirst(state, [task]);
  if (order.kind === "big-wing") return bigWing(next, order.wings, geschwaderOf(state, order.at));
  if (order.kind !== "fly" && order.kind !== "act") return still(state);
  const wing = wingOf(next, order.id);
  return wingMoved(next, wing, order.kind === "fly" ? itemAt(order.way, 0) : placeOf(next, wing));
}

function bombing(state: State, task: Of<"bombing">, order: Order, dice: Dice): Step {
  if (order.kind !== "act") return still(state);
  const next = doFirst(state, [{ ...task, settled: [...task.settled, order.id] }]);
  return order.verb === "bomb" ? bombs(next, order.id, dice) : reachedHome(next, order.id, dice);
}

function fight(state: State, task: Task, order: Order, dice: Dice): Step {
  switch (task.do) {
    case "dogfights":
      return order.kind === "attack"
        ? begun(doFirst(state, [task]), wingOf(state, order.id), order.at)
        : still(state);
    case "elsewhere":
      return order.kind === "result"
        ? settled(state, task.battle, [order.british, order.german], dice)
        : still(state);
    case "gruppen":
      return order.kind === "lay" ? withSizes(state, order.sizes) : still(state);
    case "lay":
      return order.kind === "types" ? withLaid(state, order.types) : still(state);
    case "set":
      return resolved(state, order.kind === "set" ? order.against : [], dice);
    case "bombing":
      return bombing(state, task, order, dice);
    default:
      return staff(state, task, order, dice);
  }
}

/** What each side answered about its hits. */
function losses(state: State, task: Of<"lose">, prompts: readonly Prompt[], answers: Own, dice: Dice): Step {
  const chosen = (side: Side): Allocation | undefined => {
    const prompt = prompts.find(({ seat }) => sideOf(state, seat) === side);
    const order = prompt && answers.get(prompt.id);
    return order?.kind === "lose" ? order : undefined;
  };
  return takeAll(state, task, chosen, dice);
}

/** BB-H10: another table where all who name one name the same, else the campaign's own dice. */
function engaged(state: State, { do: _, ...engagement }: Of<"engage">, answers: Own, dice: Dice): Step {
  const named = [...answers.values()].map((order) => (order.kind === "fight" ? order.by : "any"));
  return joined(state, engagement, commonTable(named), dice);
}

function alerted(state: State, prompts: readonly Prompt[], answers: Own): Step {
  const under = (side: Side) =>
    prompts.flatMap(({ id, seat }) => {
      const order = answers.get(id);
      return order?.kind === "under" && sideOf(state, seat) === side ? order.cards : [];
    });
  return still({ ...state, pending: { british: under(BRITISH), german: under(GERMAN) } });
}

/** BB-H9: who is done leaves the rest to the other players of his side. */
function done(state: State, task: Of<ListTask>, [prompt]: readonly Prompt[]): Step {
  const side = prompt && sideOf(state, prompt.seat);
  if (!prompt || side === undefined || seatsOf(state, side).length === 1) return still(state);
  return still(doFirst(state, [{ ...task, done: [...(task.done ?? []), prompt.seat] }]));
}

const LISTS: readonly Task["do"][] = LIST_TASKS;
const isList = (task: Task): task is Of<ListTask> => LISTS.includes(task.do);

function missions(state: State, answers: Own): Step {
  return assigned(
    state,
    new Map(
      [...answers].map(([id, order]) => [id, order.kind === "cards" ? (order.cards[0] ?? null) : null]),
    ),
  );
}

/** What the answers to a task's questions bring about. */
export function answered(
  state: State,
  task: Task,
  prompts: readonly Prompt[],
  answers: Own,
  dice: Dice,
): Step {
  const order = itemAt([...answers.values()], 0);
  if (isList(task) && isWord(order, "done")) return done(state, task, prompts);
  switch (task.do) {
    case "alert":
      return alerted(state, prompts, answers);
    case "missions":
      return missions(state, answers);
    case "engage":
      return engaged(state, task, answers, dice);
    case "lose":
      return losses(state, task, prompts, answers, dice);
    case "call-home":
      return order.kind === "act" ? calledHome(doFirst(state, [task]), order.id) : still(state);
    case "german-move":
      return germanMove(state, task, order, dice);
    case "leg":
      return leg(state, task, order);
    case "scramble":
      return scramble(state, task, order);
    case "wing-step":
      return wingStep(state, task, order);
    case "chased":
      return chased(state, task, order, dice);
    case "british-move":
      return britishMove(state, task, order);
    default:
      return fight(state, task, order, dice);
  }
}
