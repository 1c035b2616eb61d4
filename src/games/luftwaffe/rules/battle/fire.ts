import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { SIDES, type Side } from "../../data/sides.ts";
import { losses } from "../combat/fire.ts";
import { type Fighters, type Group, sameGroup } from "../combat/ranks.ts";
import { changedDie, lossesOf, type Volley } from "../combat/volleys.ts";
import type { Engaged, Toll } from "../state/battle.ts";
import { tell, why } from "../state/tell.ts";
import { asEngaged } from "./fighters.ts";

/** How a group is told: its type, with a mark for bomber killers. */
function toldGroup({ type, killer }: Pick<Group, "type" | "killer">): string {
  return killer ? `${type}+` : type;
}

const BOMBERS = "bombers";

/** A die of a volley and what it hits. */
export interface Hit {
  readonly volley: Volley;
  readonly hits: number;
}

interface Fired {
  readonly hits: readonly Hit[];
  readonly events: readonly GameEvent[];
}

/** LW-72: one die for each volley, in order. */
export function fires(volleys: readonly Volley[], side: Side, hex: string, dice: Dice): Fired {
  const events: GameEvent[] = [];
  const hits = volleys.map((volley) => {
    const { by, at, factors } = volley;
    const [told, target] = [toldGroup(by), at ? toldGroup(at) : BOMBERS];
    const [die = 1] = dice.throw({
      dice: ["d6"],
      by: SIDES[side],
      why: why("throw.volley", { by: told, at: target, factors }),
    });
    const hit = lossesOf(volley, die);
    const changed = changedDie(volley, die);
    events.push(tell("event.volley", { hex, by: told, at: target, factors, die, changed, hits: hit }));
    return { volley, hits: hit };
  });
  return { hits, events };
}

/** LW-74: bombers that fire back, a die for each type. */
export function bombersFire(
  factors: ReadonlyMap<string, number>,
  side: Side,
  hex: string,
  dice: Dice,
): { readonly hits: number; readonly events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  let hits = 0;
  for (const [type, count] of factors) {
    if (count === 0) continue;
    const [die = 1] = dice.throw({
      dice: ["d6"],
      by: SIDES[side],
      why: why("throw.volley", { by: type, at: "fighters", factors: count }),
    });
    const hit = losses("defensive", count, die);
    hits += hit;
    events.push(
      tell("event.volley", { hex, by: type, at: "fighters", factors: count, die, changed: die, hits: hit }),
    );
  }
  return { hits, events };
}

/** LW-77: hits of volleys at fighters, each taken by the group that was hit. */
export function tollsOf(hits: readonly Hit[], targets: readonly Fighters[], side: Side): readonly Toll[] {
  return hits.flatMap(({ volley: { at }, hits: count }) => {
    if (at === null || count === 0) return [];
    const pool = asEngaged(targets.filter((one) => sameGroup(one, at)));
    return [{ side, hits: count, pools: [pool] }];
  });
}

/** All hits of some volleys at bombers. */
export function hitsAtBombers(hits: readonly Hit[]): number {
  return hits.reduce((sum, { volley, hits: count }) => sum + (volley.at === null ? count : 0), 0);
}

/** Hits that are taken from some pools, one after another. */
export function tollOf(side: Side, hits: number, pools: readonly (readonly Engaged[])[]): readonly Toll[] {
  return hits > 0 ? [{ side, hits, pools }] : [];
}
