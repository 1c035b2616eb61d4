import type { PieceId } from "../../../core/game.ts";
import type { SideIndex } from "../../../tabletop/tabletop.ts";
import type { Task } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";

/** One of this turn's movers: where its turn to move stands, and whom it follows on a tail. */
export interface Mover {
  readonly id: PieceId;
  readonly side: SideIndex;
  readonly state: "moved" | "now" | "next" | "waits" | "gone";
  /** The mover whose tail it is on. */
  readonly follows: PieceId | null;
}

type Move = Extract<Task, { readonly do: "move" }>;

function isMove(task: Task): task is Move {
  return task.do === "move";
}

/** This turn's movers in their order, as far as it is fixed; nobody before initiative is rolled or where all fly at once. */
export function lineUpOf({ setup, phase, order, aircraft, tails, agenda }: View): readonly Mover[] {
  if (phase !== "movement" && phase !== "combat") return [];
  const [first] = agenda;
  const now = first?.do === "move" || first?.do === "ace" || first?.do === "declare" ? first.who : undefined;
  const next = agenda.filter(isMove).find(({ who }) => who !== now)?.who;
  const stateOf = (who: number): Mover["state"] => {
    if (aircraft[who]?.status !== "flying") return "gone";
    if (who === now) return "now";
    if (aircraft[who]?.flown) return "moved";
    return who === next ? "next" : "waits";
  };
  return order.flatMap((who) => {
    const airframe = setup.airframes[who];
    if (!airframe || airframe.balloon) return [];
    const tail = tails.find(({ tailer }) => tailer === who);
    const follows = tail ? (setup.airframes[tail.target]?.id ?? null) : null;
    return [{ id: airframe.id, side: airframe.side, state: stateOf(who), follows }];
  });
}
