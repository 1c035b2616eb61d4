import type { GameEvent } from "../../../../core/game.ts";
import type { Spot } from "../../../../tabletop/place.ts";
import type { Night, Searchlights } from "../../../../tabletop/sky/night.ts";
import { isNight, livingGermans, placeOf, tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import type { Facts } from "../told.ts";
import { spotOfPlace } from "./places.ts";

function spotAt(view: View, id: string): Spot {
  return spotOfPlace(tablesOf(view.setup), placeOf(view, id));
}

/** The place that the RAF has just attacked (section 4.1, Q2). */
function attackedIn(events: readonly GameEvent[]): string | undefined {
  const attack = events.find(({ key }) => key === "event.raf");
  return attack && (attack.values as Facts["event.raf"]).place;
}

/** LW-103 to LW-110: it is night while the RAF attacks. Searchlights stand where night fighters do, and find it over its target. */
export function nightOf(view: View, events: readonly GameEvent[]): Night | undefined {
  const attacked = attackedIn(events);
  if (attacked === undefined && view.agenda[0]?.do !== "raf") return undefined;
  const bases = livingGermans(view).flatMap(({ id, base }) =>
    base !== null && isNight(view, id) ? base : [],
  );
  const guarded = [...new Set(bases)].filter((base) => base !== attacked).map((base) => spotAt(view, base));
  const found: readonly Searchlights[] =
    attacked === undefined ? [] : [{ ...spotAt(view, attacked), found: true }];
  return { searchlights: [...guarded, ...found] };
}
