import type { Look } from "../../core/look.ts";
import { planOutline } from "../../scene/drawing/silhouette.ts";

/** How far an outline reaches, inches. */
const REACH: Readonly<Record<Look["plan"], number>> = {
  "low-wing": 1.15,
  "high-wing": 1.25,
  biplane: 1.15,
  twin: 1.75,
  heavy: 2.55,
};

interface DrawingProps {
  readonly plan: Look["plan"];
  /** Colours from a look; in ink without one. */
  readonly look?: Look;
}

/** An aircraft from straight above, nose up, as the flat table draws it. */
export function PlanDrawing({ plan, look }: DrawingProps) {
  const reach = REACH[plan];
  const box = [-reach, -reach, 2 * reach, 2 * reach].join(" ");
  return (
    <svg className="plan-drawing" viewBox={box} aria-hidden="true" focusable="false">
      <path
        d={planOutline(plan)}
        fill={look?.upper ?? "currentColor"}
        stroke="#231b13"
        strokeWidth={reach / 60}
      />
    </svg>
  );
}
