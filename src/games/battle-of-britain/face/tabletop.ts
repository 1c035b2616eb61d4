import type { GameEvent } from "../../../core/game.ts";
import { plaquesApart } from "../../../tabletop/layout/plaque-layout.ts";
import type { Link } from "../../../tabletop/link.ts";
import type { Tabletop } from "../../../tabletop/tabletop.ts";
import type { View } from "../rules/view/view.ts";
import type { Say } from "./phrase.ts";
import { chartsOf } from "./tabletop/boards.ts";
import { cardsOf, groupsOf } from "./tabletop/cards.ts";
import { countersOf } from "./tabletop/counters.ts";
import { cuesOf } from "./tabletop/cues.ts";
import { dealCards, dealGroups } from "./tabletop/deal.ts";
import { linesOf } from "./tabletop/lines.ts";
import { matOf } from "./tabletop/mat.ts";
import { sitesOf } from "./tabletop/sites.ts";
import { skyOf } from "./tabletop/sky.ts";
import { skyTrails } from "./trails.ts";

/** Who chases whom (BB-102), and which target a mission is, for whoever may know it (BB-97). */
function linksOf({ agenda, geschwader }: View): readonly Link[] {
  const chases = agenda.flatMap((task): readonly Link[] =>
    task.do === "wing-step" || task.do === "chased"
      ? [{ from: task.wing, to: task.geschwader, kind: "chase" }]
      : [],
  );
  const missions = geschwader.flatMap(({ id, target, bombed, square }): readonly Link[] =>
    target !== null && !bombed && square !== null ? [{ from: id, to: target, kind: "route" }] : [],
  );
  return [...chases, ...missions];
}

/** The plotting table: the map with its plaques, the tote board beside it, and what has just happened. */
export function tabletop(
  view: View,
  events: readonly GameEvent[],
  say: Say,
  earlier: Iterable<View> = [],
): Tabletop {
  const contrails = skyTrails(view, earlier);
  return plaquesApart({
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
    ...(contrails.length > 0 && { contrails }),
    cues: cuesOf(view, events, say),
  });
}
