import type { Likeness } from "../../face/workshop.ts";
import { silhouette } from "../../scene/drawing/silhouette.ts";

/** How far an outline reaches from its middle, in inches. */
function reachOf(outline: string): number {
  const figures = outline.match(/-?\d*\.?\d+/g) ?? [];
  return Math.max(1.15, ...figures.map((figure) => Math.abs(Number(figure))));
}

/** A piece from straight above, nose up, as the flat table draws it. */
export function Outline({ of }: { readonly of: Likeness }) {
  const outline = silhouette(of);
  const reach = reachOf(outline);
  const box = [-reach, -reach, 2 * reach, 2 * reach].join(" ");
  return (
    <svg className="outline" viewBox={box} aria-hidden="true" focusable="false">
      <path d={outline} fill={of.look?.upper ?? "currentColor"} stroke="#231b13" strokeWidth={reach / 60} />
    </svg>
  );
}
