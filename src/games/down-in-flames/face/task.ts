import { phraser } from "../../../core/phrase.ts";
import type { Goal, Task, TaskFace } from "../../../face/task.ts";
import type { Points, SCORED } from "../data/points.ts";
import { SIDES, type Side } from "../data/sides.ts";
import { DEGREES } from "../data/target.ts";
import { damagedAt } from "../rules/combat/bomber-damage.ts";
import { levelOfDamage, targetOf } from "../rules/ground/target.ts";
import { scoreOf } from "../rules/outcome/score.ts";
import { bomberId, wingmanId } from "../rules/setup/ids.ts";
import { cardOfElement, cardOfFormation, isHere, tablesOf } from "../rules/state/pieces.ts";
import { other } from "../rules/state/tell.ts";
import type { View } from "../rules/view/view.ts";
import { laidOut } from "./laid-out.ts";
import type { words } from "./words/en/task.ts";

const phrase = phraser<typeof words>();

type Role = (typeof SCORED)[number];

/** An aircraft that is worth victory points to its enemy. */
interface Prey {
  readonly id: string;
  readonly role: Role;
  readonly fate: "flies" | "left" | "damaged" | "down";
}

type Fate = Prey["fate"];

function fateOf(one: { readonly down: boolean; readonly damaged: boolean }, here: boolean): Fate {
  if (one.down) return "down";
  if (one.damaged) return "damaged";
  return here ? "flies" : "left";
}

function elementsOf(view: View, side: Side): readonly Prey[] {
  return view.setup.elements.flatMap(({ id, side: its }, place): readonly Prey[] => {
    const element = view.elements[place];
    if (its !== side || !element) return [];
    const { role } = cardOfElement(view.setup, place);
    const here = element.presence !== "left";
    const leader = { id, role, fate: fateOf(element.leader, here) };
    if (!element.wingman) return [leader];
    return [leader, { id: wingmanId(id), role, fate: fateOf(element.wingman, here) }];
  });
}

function bombersOf(view: View, side: Side): readonly Prey[] {
  return view.setup.formations.flatMap(({ id, side: its }, place): readonly Prey[] => {
    if (its !== side) return [];
    const { role, defense } = cardOfFormation(view.setup, place);
    const bombers = view.formations[place]?.bombers ?? [];
    return bombers.map(({ points, down }, bomber) => {
      return {
        id: bomberId(id, bomber),
        role,
        fate: fateOf({ down, damaged: points >= damagedAt(defense) }, true),
      };
    });
  });
}

/** Whether anything of a side is still in the fight, or comes back to it. */
function canFight(view: View, side: Side): boolean {
  return view.setup.elements.some(
    (one, place) => one.side === side && (isHere(view, place) || view.elements[place]?.presence === "away"),
  );
}

/** DIF-B17: enemies of one role, each by what befell it. */
function preyGoal(view: View, side: Side, role: Role, prey: readonly Prey[], points: Points[Role]): Goal {
  const of = (...fates: readonly Fate[]) =>
    prey.filter(({ fate }) => fates.includes(fate)).map(({ id }) => id);
  const open = of("flies").length > 0 || (of("damaged").length > 0 && canFight(view, side));
  const state = open && !view.outcome ? "open" : of("down", "damaged").length > 0 ? "done" : "missed";
  return {
    id: role,
    text: phrase("task.shoot-down", { role }),
    pays: phrase("task.pays", points),
    far: phrase("task.so-far", { down: of("down"), damaged: of("damaged"), flying: of("flies") }),
    state,
  };
}

function preyGoals(view: View, side: Side): readonly Goal[] {
  const { points } = tablesOf(view.setup);
  const enemy = other(side);
  const prey = [...elementsOf(view, enemy), ...bombersOf(view, enemy)];
  const roles = [...new Set(prey.map(({ role }) => role))];
  return roles.map((role) => {
    const alike = prey.filter((one) => one.role === role);
    return preyGoal(view, side, role, alike, points[role]);
  });
}

/** DIF-B13: the target of the side that attacks it. */
function targetGoals(view: View, side: Side): readonly Goal[] {
  const target = targetOf(view);
  if (!target || view.setup.mission?.attacker !== side) return [];
  const { id, damage, points } = target;
  const level = levelOfDamage(target, view.ground) ?? null;
  const over = view.outcome !== undefined && view.outcome !== null;
  const state = level === "heavy" ? "done" : !over ? "open" : level ? "done" : "missed";
  return [
    {
      id: "target",
      text: phrase("task.target", { target: id }),
      how: phrase("task.how"),
      pays: phrase("task.degrees", {
        degrees: DEGREES.map((degree) => ({ degree, damage: damage[degree], points: points[degree] })),
      }),
      far: phrase("task.damage", { points: view.ground, level }),
      state,
    },
  ];
}

/** What each side is to do: nothing of it is secret (DIF-B4). */
export const task: TaskFace<View> = {
  tasks(known) {
    const view = laidOut(known);
    const score = scoreOf(view);
    return ([0, 1] as const).map((side): Task => {
      const { turn, setup } = view;
      return {
        side: SIDES[side],
        aim: phrase("task.aim", { turns: setup.turns }),
        standing: phrase("task.standing", {
          own: score[side],
          enemy: score[other(side)],
          turn,
          turns: setup.turns,
        }),
        goals: [...targetGoals(view, side), ...preyGoals(view, side)],
      };
    });
  },
};
