import type { Link } from "../../../../tabletop/link.ts";
import type { View } from "../../rules/view/view.ts";

/** Who chases whom (BB-102), and which target a mission is, for whoever may know it (BB-97). */
export function linksOf({ agenda, geschwader }: View): readonly Link[] {
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
