import type { GameEvent } from "../../../core/game.ts";
import type { Tabletop } from "../../../tabletop/tabletop.ts";
import type { View } from "../rules/view/view.ts";
import { contrailsOf } from "./contrails.ts";
import type { Say } from "./phrase.ts";
import { chartsOf } from "./tabletop/boards.ts";
import { countersOf } from "./tabletop/counters.ts";
import { cuesOf } from "./tabletop/cues.ts";
import { areasOf, linesOf } from "./tabletop/lines.ts";
import { linksOf } from "./tabletop/links.ts";
import { matOf } from "./tabletop/mat.ts";
import { nightOf } from "./tabletop/night.ts";
import { sitesOf } from "./tabletop/sites.ts";
import { trailsOf } from "./trails.ts";

/** The map table: targets and bases, what is in the air over them, the board behind it, and what has just happened. */
export function tabletop(
  view: View,
  events: readonly GameEvent[],
  say: Say,
  earlier: Iterable<View> = [],
): Tabletop {
  const trails = trailsOf(view, earlier);
  const night = nightOf(view, events);
  return {
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
  };
}
