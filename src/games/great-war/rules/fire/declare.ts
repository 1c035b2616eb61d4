import type { GameEvent } from "../../../../core/game.ts";
import type { FireOrder } from "../grammar/order.ts";
import { mountsOf } from "../setup/roster.ts";
import type { Board, Shot } from "../state/state.ts";
import { tell } from "../state/step.ts";
import { barrelNames } from "./guns.ts";
import { gripOn } from "./looks.ts";
import { type FireTask, manOf } from "./options.ts";
import { idOf } from "./told.ts";

/** 4.4k, A-37: a tailer's pilot who fires at another than the tailed, but for the head-on switch. */
function strays({ tails }: Board, { do: how, who }: FireTask, target: number): boolean {
  if (how === "gunner" || how === "switch") return false;
  const own = tails.filter(({ tailer }) => tailer === who);
  return own.length > 0 && own.every((tail) => tail.target !== target);
}

function shotOf(board: Board, task: FireTask, order: FireOrder, target: number): Shot {
  const { mount: id, barrels, below } = order;
  const mount = mountsOf(board.setup, task.who).find((one) => one.id === id);
  const alone = task.do === "declare" && mount && !below && gripOn(board, task.who, mount, target);
  return {
    from: task.who,
    man: manOf(task),
    mount: id,
    barrels,
    target,
    below,
    strayed: strays(board, task, target),
    tailing: alone === "tail",
  };
}

/** The shots declared after an answer, and what is told; a head-on switch drops the pilot's other shot (4.6e, 4.6f). */
export function declare(
  board: Board,
  task: FireTask,
  order: FireOrder,
): { readonly shots: readonly Shot[]; readonly events: readonly GameEvent[] } {
  const { setup, shots } = board;
  if (order.target === null) return { shots, events: [] };
  const shot = shotOf(board, task, order, order.target);
  const dropped = shots.find(({ from, man }) => from === shot.from && man === shot.man);
  const mount = mountsOf(setup, task.who).find(({ id }) => id === shot.mount);
  const values = {
    id: idOf(setup, shot.from),
    target: idOf(setup, shot.target),
    mount: shot.mount,
    barrels: mount ? barrelNames(mount, shot.barrels) : [],
    alone: mount !== undefined && shot.barrels.length < mount.barrels.length,
    below: shot.below,
    how: task.do,
    strayed: shot.strayed,
    dropped: dropped ? idOf(setup, dropped.target) : null,
  };
  return {
    shots: [...shots.filter((one) => one !== dropped), shot],
    events: [tell("event.declares", values)],
  };
}
