import { trackPath } from "../drawing/path.ts";
import type { CastMember } from "./cast.ts";

/** The move rulers of pieces; whoever moves them unrolls them. */
export function FlatTrails({ pieces }: { readonly pieces: readonly CastMember[] }) {
  return pieces
    .filter(({ after }) => after.status !== "disengaged")
    .map(({ id, after }) => (
      <path
        key={id}
        data-part="trail"
        data-of={id}
        d={trackPath(after.track ?? [])}
        pathLength={1}
        strokeDasharray="1 1"
        fill="none"
        stroke="#efe4c8"
        strokeWidth={0.2}
      />
    ));
}
