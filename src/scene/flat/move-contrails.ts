import { itemAt } from "../../core/item-at.ts";
import { liveCounter } from "../../tabletop/live-counter.ts";
import { nextPoint } from "../../tabletop/motion/contrail-motion.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import { svgPoint } from "../drawing/path.ts";
import type { Player } from "../player.ts";
import type { CounterMover } from "./move-counters.ts";

/** Has the drawn contrails end at their counters. */
export function contrailMover(
  svg: SVGSVGElement,
  { contrails = [] }: Tabletop,
  line: Timeline | undefined,
  player: Pick<Player, "now">,
  counters: CounterMover,
): () => void {
  const legs = [...svg.querySelectorAll<SVGGElement>("[data-behind]")];
  const pose = liveCounter();
  return () => {
    for (const leg of legs) {
      const contrail = contrails[Number(leg.dataset.trail)];
      if (!contrail || !counters.find(leg.dataset.behind ?? "", pose)) continue;
      const at = Number(leg.dataset.leg);
      const next = nextPoint(contrail, line, player.now);
      const [from, to] = [itemAt(contrail.points, at), itemAt(contrail.points, at + 1)];
      const end = at + 1 < next ? to : { x: pose.x - pose.asideX, y: pose.y - pose.asideY };
      const d = `M${svgPoint(from.x, from.y)}L${svgPoint(end.x, end.y)}`;
      for (const path of leg.children) path.setAttribute("d", d);
      leg.setAttribute("visibility", at < next ? "inherit" : "hidden");
    }
  };
}
