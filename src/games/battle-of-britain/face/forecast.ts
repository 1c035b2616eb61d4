import type { Prompt } from "../../../core/game.ts";
import { present } from "../../../core/present.ts";
import type { Drafts } from "../../../face/focus.ts";
import type { Forecast } from "../../../face/forecast.ts";
import type { Text } from "../../../face/text.ts";
import { isOverTarget } from "../rules/bombing/bomb.ts";
import type { FlyOrder, Order } from "../rules/grammar/order.ts";
import { aloft } from "../rules/state/look.ts";
import type { View } from "../rules/view/view.ts";
import { phrase } from "./orders/phrase.ts";
import { bombsSaid, combatSaid, flightSaid } from "./orders/said.ts";
import { dogfightOf } from "./outlook/combat.ts";
import { flightOf } from "./outlook/flight.ts";
import { triggersOn } from "./outlook/triggers.ts";
import { routeOf } from "./route.ts";

function ofGeschwader(view: View, order: FlyOrder): readonly Text[] {
  const one = view.geschwader.find(({ id }) => id === order.id);
  const flight = one && flightOf(view, one, order);
  if (!flight) return [];
  const there = { ...one, square: present(flight.way.at(-1)) };
  return [...flightSaid(flight), ...(isOverTarget(view, there) ? bombsSaid(view, there) : [])];
}

/** BB-108: whom a wing would find in its square, or that it would wait there. */
function ofWing(view: View, order: FlyOrder): readonly Text[] {
  const wing = view.wings.find(({ id }) => id === order.id);
  const [square = ""] = order.way;
  const met = aloft(view).filter((one) => one.square === square);
  if (!wing || met.length === 0) return [phrase("says.patrol")];
  return met.map((one) => combatSaid(dogfightOf(view, [wing], one, square)));
}

function saidOf(view: View, order: Order): readonly Text[] {
  if (order.kind === "fly") return order.length === null ? ofWing(view, order) : ofGeschwader(view, order);
  const route = order.kind === "to" && view.agenda[0]?.do === "leg" ? routeOf(view, order) : undefined;
  return route ? [phrase("says.triggers", { triggers: triggersOn(view, route.squares) })] : [];
}

/** What an answer that is written or pointed out on the map would bring, as things stand. */
export function forecastOf(view: View, { id }: Prompt, drafts: Drafts): readonly Forecast[] {
  const read = drafts.get(id)?.read;
  return read?.ok ? saidOf(view, read.value as Order).map((text) => ({ text })) : [];
}
