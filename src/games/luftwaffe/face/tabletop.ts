import type { GameEvent } from "../../../core/game.ts";
import { plaquesApart } from "../../../tabletop/layout/plaque-layout.ts";
import type { Link } from "../../../tabletop/link.ts";
import type { Mat } from "../../../tabletop/mat.ts";
import { contrailsOf } from "../../../tabletop/sky/trails.ts";
import type { Tabletop } from "../../../tabletop/tabletop.ts";
import { isBombed } from "../rules/state/look.ts";
import { formationsOf } from "../rules/view/formations.ts";
import type { View } from "../rules/view/view.ts";
import { GRID, SIZE } from "./grid.ts";
import type { Say } from "./phrase.ts";
import { phrase } from "./phrase.ts";
import { chartsOf } from "./tabletop/boards.ts";
import { countersOf } from "./tabletop/counters.ts";
import { cuesOf } from "./tabletop/cues.ts";
import { areasOf, linesOf } from "./tabletop/lines.ts";
import { nightOf } from "./tabletop/night.ts";
import { sitesOf } from "./tabletop/sites.ts";
import { trailsOf } from "./trails.ts";
import { PLACES } from "./words/tabletop-values.ts";

/** The map table with the names on it; everybody reads it from its southern edge. */
function matOf(say: Say): Mat {
  return {
    kind: "reich",
    ...SIZE,
    grid: GRID,
    edge: 0,
    words: { title: "", places: Object.fromEntries(PLACES.map((id) => [id, say(phrase("place", { id }))])) },
  };
}

/** More targets of a stream than this would hide the map: the overlay shows those of one that is chosen. */
const MOST = 2;

/** Which targets a stream is on its way to, for whoever may know its sheet (LW-56). */
function linksOf(view: View): readonly Link[] {
  return formationsOf(view).flatMap(({ id, units }): readonly Link[] => {
    const targets = new Set(
      units.flatMap((one) =>
        "line" in one && one.line && !one.bombed && !isBombed(view, one.line.target) ? [one.line.target] : [],
      ),
    );
    return targets.size > MOST ? [] : [...targets].map((to) => ({ from: id, to, kind: "route" }) as const);
  });
}

/** The map table: targets and bases, what is in the air over them, the board behind it, and what has just happened. */
export function tabletop(
  view: View,
  events: readonly GameEvent[],
  say: Say,
  earlier: Iterable<View> = [],
): Tabletop {
  const trails = trailsOf(view, earlier);
  const night = nightOf(view, events);
  return plaquesApart({
    mat: matOf(say),
    altitude: false,
    pieces: [],
    clouds: [],
    areas: areasOf(),
    lines: linesOf(view, say),
    sites: sitesOf(view, say),
    counters: countersOf(view, say),
    charts: chartsOf(view, say),
    links: linksOf(view),
    ...(trails && { contrails: contrailsOf(trails, view.turn) }),
    ...(night && { night }),
    cues: cuesOf(view, events, say),
  });
}
