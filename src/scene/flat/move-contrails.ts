import { liveCounter } from "../../tabletop/live-counter.ts";
import { svgPoint } from "../drawing/path.ts";
import type { CounterMover } from "./move-counters.ts";

/** Leads the ends of the drawn contrails behind their counters. */
export function contrailMover(svg: SVGSVGElement, counters: CounterMover): () => void {
  const legs = [...svg.querySelectorAll<SVGGElement>("[data-behind]")];
  const pose = liveCounter();
  return () => {
    for (const leg of legs) {
      if (!counters.find(leg.dataset.behind ?? "", pose)) continue;
      const d = `M${leg.dataset.from}L${svgPoint(pose.x - pose.asideX, pose.y - pose.asideY)}`;
      for (const path of leg.children) path.setAttribute("d", d);
    }
  };
}
