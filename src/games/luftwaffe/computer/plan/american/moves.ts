import { movableAmericans } from "../../../rules/raid/american-flight.ts";
import { isBomber } from "../../../rules/state/look.ts";
import { type Choice, grouped, only, type PlanQuestion, say } from "../asked.ts";
import { fighterMove } from "./fighters.ts";
import { type Leg, legOf } from "./routes.ts";

/** Bombers fly on: all of them that fly to one hex together. */
function bombersFly({ view, style }: PlanQuestion): Choice | undefined {
  const bombers = movableAmericans(view).filter((one) => isBomber(view, one));
  const known = new Map<string, Leg | undefined>();
  const legs = bombers.flatMap((one) => {
    const key = `${one.hex} ${one.bombed || one.factors < 2 ? one.id : one.line?.target}`;
    if (!known.has(key)) known.set(key, legOf(view, style, one));
    const leg = known.get(key);
    return leg === undefined || leg.to === one.hex ? [] : [{ ...leg, id: one.id }];
  });
  const [first] = [...grouped(legs, ({ to }) => to)];
  if (!first) return undefined;
  const [to, group] = first;
  return only({ kind: "to", verb: "fly", to, units: group.map(({ id }) => id) }, 0, group[0]?.reason)[0];
}

/** Section 4.2, H and I: bombers first, then fighters go with them. */
export function americanMove(asked: PlanQuestion): readonly Choice[] {
  const choice = bombersFly(asked) ?? fighterMove(asked);
  return [choice ?? say("done")];
}
