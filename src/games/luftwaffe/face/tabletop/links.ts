import type { Link } from "../../../../tabletop/link.ts";
import { isBombed } from "../../rules/state/look.ts";
import { formationsOf } from "../../rules/view/formations.ts";
import type { View } from "../../rules/view/view.ts";

/** More targets of a stream than this would hide the map: the overlay shows those of one that is chosen. */
const MOST = 2;

/** Which targets a stream is on its way to, for whoever may know its sheet (LW-56). */
export function linksOf(view: View): readonly Link[] {
  return formationsOf(view).flatMap(({ id, units }): readonly Link[] => {
    const targets = new Set(
      units.flatMap((one) =>
        "line" in one && one.line && !one.bombed && !isBombed(view, one.line.target) ? [one.line.target] : [],
      ),
    );
    return targets.size > MOST ? [] : [...targets].map((to) => ({ from: id, to, kind: "route" }) as const);
  });
}
