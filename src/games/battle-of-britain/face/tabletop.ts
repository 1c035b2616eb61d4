import type { GameEvent } from "../../../core/game.ts";
import type { Tabletop } from "../../../tabletop/tabletop.ts";
import type { View } from "../rules/view/view.ts";
import type { Say } from "./phrase.ts";
import { chartsOf } from "./tabletop/boards.ts";
import { cardsOf, groupsOf } from "./tabletop/cards.ts";
import { countersOf } from "./tabletop/counters.ts";
import { cuesOf } from "./tabletop/cues.ts";
import { dealCards, dealGroups } from "./tabletop/deal.ts";
import { linesOf } from "./tabletop/lines.ts";
import { linksOf } from "./tabletop/links.ts";
import { matOf } from "./tabletop/mat.ts";
import { sitesOf } from "./tabletop/sites.ts";
import { skyOf } from "./tabletop/sky.ts";

/** The plotting table: the map with its plaques, the tote board beside it, and what has just happened. */
export function tabletop(view: View, events: readonly GameEvent[], say: Say): Tabletop {
  return {
    mat: matOf(say),
    altitude: false,
    pieces: [],
    clouds: [],
    areas: skyOf(view, events, say),
    lines: linesOf(view, say),
    sites: sitesOf(view, say),
    counters: countersOf(view, say),
    groups: [...groupsOf(view, say), ...dealGroups(view, say)],
    cards: [...cardsOf(view, say), ...dealCards(view, say)],
    charts: chartsOf(view, say),
    links: linksOf(view),
    cues: cuesOf(view, events, say),
  };
}
