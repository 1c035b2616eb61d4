import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { Goal, Task, TaskFace } from "../../../face/task.ts";
import type { SideIndex } from "../../../tabletop/tabletop.ts";
import { EDGES } from "../data/edges.ts";
import { lossesOf } from "../rules/outcome/outcome.ts";
import { canReach, fatesOf, scoreOf } from "../rules/outcome/score.ts";
import { type Earning, earningsOf } from "../rules/outcome/terms.ts";
import type { Target } from "../rules/setup/prices.ts";
import { MAX_TURNS } from "../rules/setup/setup.ts";
import { otherSide } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import type { words } from "./words/en/task.ts";

const phrase = phraser<typeof words>();

const SIDES: readonly SideIndex[] = [0, 1];

/** What has become of some aircraft: who has done it, and who may still do it. */
interface Tally {
  readonly done: readonly string[];
  readonly left: readonly string[];
}

function stateOf({ done, left }: Tally): Goal["state"] {
  if (left.length > 0) return "open";
  return done.length > 0 ? "done" : "missed";
}

/** The places in the set-up of the aircraft with some ids. */
function indexesOf({ setup }: View, ids: readonly string[]): readonly number[] {
  return ids.map((id) => setup.airframes.findIndex((one) => one.id === id));
}

function idsOf({ setup }: View, indexes: readonly number[]): readonly string[] {
  return indexes.map((index) => setup.airframes[index]?.id ?? "");
}

function sideIndexes({ setup }: View, side: SideIndex): readonly number[] {
  return [...setup.airframes.keys()].filter((index) => setup.airframes[index]?.side === side);
}

/** Of some aircraft those that have come to one of these fates, and those that still can. */
function tally(view: View, some: readonly number[], fates: readonly Earning["fate"][]): Tally {
  const came = fatesOf(view);
  const edges = fates.includes("any") ? EDGES : EDGES.filter((edge) => fates.includes(edge));
  const counts: readonly (string | null)[] = [...fates, ...edges];
  const can = (index: number) => {
    const one = view.aircraft[index];
    if (one?.status !== "flying") return false;
    return fates.includes("down") || edges.some((edge) => canReach(one, edge, view));
  };
  return {
    done: idsOf(
      view,
      some.filter((index) => counts.includes(came[index] ?? null)),
    ),
    left: idsOf(
      view,
      some.filter((index) => can(index) && !counts.includes(came[index] ?? null)),
    ),
  };
}

function farOf(fate: Earning["fate"], found: Tally): Phrase {
  return fate === "down" ? phrase("task.down", { ...found }) : phrase("task.across", { ...found });
}

/** A line of the prices: who earns what by which fate, and who has. */
function earningGoal(view: View, { fate, points, aircraft }: Earning): Goal {
  const found = tally(view, indexesOf(view, aircraft), [fate]);
  return {
    id: `${fate} ${points}`,
    text:
      fate === "down"
        ? phrase("task.shoot-down", { aircraft })
        : phrase("task.get-across", { aircraft, edge: fate }),
    pays: phrase("task.each", { points }),
    far: farOf(fate, found),
    state: stateOf(found),
  };
}

/** the aircraft that count across the edge. */
function runners(view: View, { side, edge }: Target): readonly number[] {
  const prices = view.setup.scoring?.prices[side];
  return sideIndexes(view, side).filter((index) => (prices?.[index]?.[edge] ?? 0) > 0);
}

/** one side brings aircraft across an edge, the other sees to it that too few get there. */
function leaveGoal(view: View, side: SideIndex, target: Target): Goal {
  const { edge, count } = target;
  const some = runners(view, target);
  const found = tally(view, some, [edge]);
  const aircraft = idsOf(view, some);
  const reached = found.done.length >= count;
  const lost = found.done.length + found.left.length < count;
  const own = side === target.side;
  const decided = reached || lost;
  return {
    id: "leave",
    text: own
      ? phrase("task.leave", { count, edge, aircraft })
      : phrase("task.stop", { count, edge, aircraft }),
    far: phrase("task.of-across", { ...found, count }),
    state: decided ? (reached === own ? "done" : "missed") : "open",
  };
}

type KillGoal = Exclude<View["setup"]["goal"], "leave" | "points">;

/** Enemies brought down, where they count by themselves. */
function killGoal(view: View, side: SideIndex, goal: KillGoal): Goal {
  const enemies = sideIndexes(view, otherSide(side));
  const is = (index: number, ...of: readonly string[]) => of.includes(view.aircraft[index]?.status ?? "");
  const done = idsOf(
    view,
    enemies.filter((index) => is(index, "destroyed", "crashed")),
  );
  const left = idsOf(
    view,
    enemies.filter((index) => is(index, "flying")),
  );
  const reached = goal === "first-kill" ? done.length > 0 : left.length === 0;
  return {
    id: "kill",
    text: phrase("task.kill", { goal }),
    far: phrase("task.kills", { done, left, lost: lossesOf(view, side) }),
    state: reached ? "done" : "open",
  };
}

function goalsOf(view: View, side: SideIndex): readonly Goal[] {
  const { goal, scoring } = view.setup;
  if (scoring?.target) return [leaveGoal(view, side, scoring.target)];
  if (scoring) return earningsOf(view.setup, side).map((line) => earningGoal(view, line));
  return goal === "leave" || goal === "points" ? [] : [killGoal(view, side, goal)];
}

/** Points of both sides and the turn, where they decide. */
function standingOf(view: View, side: SideIndex): Phrase | undefined {
  const { setup, turn } = view;
  const turns = setup.turns < MAX_TURNS ? setup.turns : null;
  const points = setup.scoring?.target ? undefined : scoreOf(view);
  if (points) {
    return phrase("task.points", { own: points[side], enemy: points[otherSide(side)], turn, turns });
  }
  return turns === null ? undefined : phrase("task.turn", { turn, turns });
}

function taskOf(view: View, side: SideIndex): Task {
  const { goal, sides, scoring } = view.setup;
  const standing = standingOf(view, side);
  const chases = scoring?.target !== null && scoring?.target !== undefined && scoring.target.side !== side;
  return {
    side: sides[side],
    aim: phrase("task.aim", { goal, chases }),
    ...(standing && { standing }),
    goals: goalsOf(view, side),
  };
}

/** What each side is to do; nothing of it is secret in this game. */
export const task: TaskFace<View> = { tasks: (view) => SIDES.map((side) => taskOf(view, side)) };
