import { itemAt } from "../../core/item-at.ts";
import type { Contrail, ContrailPoint } from "../../tabletop/sky/contrail.ts";
import { svgPoint } from "./path.ts";

/** How wide a fresh contrail is, in inches, and how much wider one is that is about to fade. */
const WIDTH = { fresh: 0.16, more: 0.3 } as const;
const STRONGEST = 0.9;
/** What is under a contrail, so that it stands out from every ground: how much wider, and how strong. */
const RIM = { wider: 0.14, share: 0.3 } as const;
const TONES = [
  { core: "#ffffff", rim: "#3a4652" },
  { core: "#2e2b28", rim: "#f6eed8" },
] as const;

interface LegProps {
  readonly contrail: Contrail;
  /** Which of the table's contrails that is, and which of its legs this one. */
  readonly index: number;
  readonly leg: number;
  readonly to: ContrailPoint;
  readonly from: ContrailPoint;
}

/** What a contrail left in one turn; `data-behind` tells whom its end follows. */
function Leg({ contrail: { side, behind }, index, leg, from, to }: LegProps) {
  const { core, rim } = TONES[side];
  const strong = STRONGEST * (1 - from.faded);
  const width = WIDTH.fresh + WIDTH.more * from.faded;
  const d = `M${svgPoint(from.x, from.y)}L${svgPoint(to.x, to.y)}`;
  const follows = behind !== undefined && { "data-behind": behind, "data-trail": index, "data-leg": leg };
  return (
    <g fill="none" strokeLinecap="round" {...follows}>
      <path d={d} stroke={rim} strokeWidth={width + RIM.wider} strokeOpacity={strong * RIM.share} />
      <path d={d} stroke={core} strokeWidth={width} strokeOpacity={strong} />
    </g>
  );
}

/** What hangs in the air where somebody has flown. */
export function ContrailsDrawing({ contrails }: { readonly contrails: readonly Contrail[] }) {
  return (
    <g data-part="contrails" pointerEvents="none">
      {contrails.map((contrail, index) =>
        contrail.points.slice(1).map((to, i) => {
          const from = itemAt(contrail.points, i);
          return (
            <Leg key={`${from.x} ${from.y} ${to.x} ${to.y}`} {...{ contrail, index, leg: i, from, to }} />
          );
        }),
      )}
    </g>
  );
}
