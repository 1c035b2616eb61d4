import type { Prompt } from "../../../core/game.ts";
import { present } from "../../../core/present.ts";
import type { Ghost } from "../../../tabletop/overlay.ts";
import type { Spot } from "../../../tabletop/place.ts";
import type { SquareName } from "../data/tables.ts";
import { print } from "../rules/grammar/grammar.ts";
import { parse } from "../rules/orders/orders.ts";
import { movable, unbent } from "../rules/raid/move.ts";
import { geschwaderOf } from "../rules/state/look.ts";
import { sideOf } from "../rules/state/sides.ts";
import type { View } from "../rules/view/view.ts";
import { spotOf, squareAt } from "./grid.ts";
import { bestFlight, flightTo } from "./outlook/flight.ts";
import { wayTo } from "./outlook/way.ts";
import { placeIn, routeOf } from "./route.ts";

/** The question that is open, as the judge of answers wants it: what he looks at is the task. */
function promptOf(view: View): Prompt {
  const [task] = view.agenda;
  return { id: "", seat: view.viewer, kind: task?.do ?? "", opens: "now" };
}

function legal(view: View, text: string): string | undefined {
  return parse(text, promptOf(view), view, new Map()).ok ? text : undefined;
}

/** BB-39: the launch square that a draft names, where the same geschwader takes off. */
function launchIn(draft: string, id: string): SquareName | undefined {
  const [own, verb, square] = draft.split(/\s+/);
  return own === id && verb === "fly" ? square : undefined;
}

function flightTowards(view: View, id: string, to: SquareName, draft: string): string | undefined {
  const one = movable(view).find((other) => other.id === id);
  if (!one) return undefined;
  if (one.square === to) return legal(view, `${id} hold`);
  const launch = one.square === null ? launchIn(draft, id) : undefined;
  const flight = (launch && flightTo(view, one, launch, to)) || bestFlight(view, one, to);
  return flight && print(flight.order);
}

/** The answer that leads whoever is in hand to a point of the map: the best way there, that keeps the launch square. */
export function draftTowards(view: View, piece: string, at: Spot, draft: string): string | undefined {
  const [task] = view.agenda;
  const square = squareAt(at);
  if (!task || square === undefined) return undefined;
  switch (task.do) {
    case "german-move":
      return flightTowards(view, piece, square, draft);
    case "british-move":
      return legal(view, `${piece} ${square === placeIn(view, piece) ? "up" : `fly ${square}`}`);
    case "leg": {
      const from = present(geschwaderOf(view, task.geschwader).square);
      const way = wayTo(view, from, square, task.left);
      return way && legal(view, print({ kind: "to", way: unbent(view, from, way), more: false }));
    }
    case "wing-step":
      return legal(view, square === placeIn(view, task.wing) ? "stay" : `to ${square}`);
    default:
      return task.do === "chased" ? legal(view, `to ${square}`) : undefined;
  }
}

/** Where an answer that a computer player weighed leads: its way over the map. */
export function ghostOf(view: View, prompt: Prompt, answer: string): Ghost | undefined {
  const read = parse(answer, prompt, view, new Map());
  const route = read.ok ? routeOf(view, read.value) : undefined;
  if (!read.ok || !route) return undefined;
  const points = [route.from, ...route.squares].map(spotOf);
  const side = sideOf(view, prompt.seat) ?? 0;
  const id = read.value.kind === "fly" ? read.value.id : (prompt.about ?? "");
  const track = points.map((point) => ({ ...point, level: 0, heading: 0 }));
  return { piece: id, model: "", side, track, arcs: [], legal: true };
}
