import { present } from "../../../../../core/present.ts";
import { fighters } from "../../../rules/battle/dogfight.ts";
import { atlasOf } from "../../../rules/map/atlas.ts";
import { tablesOf } from "../../../rules/state/look.ts";
import type { Geschwader, State, Wing } from "../../../rules/state/state.ts";
import { aboard, inWing } from "../aboard.ts";
import { bombChance, type Defender, raidOdds } from "../raid-odds.ts";
import { GERMAN_LOSS, RAF_LOSS, successIn } from "../worth.ts";

/** The part of a success that a raid threatens which is not over any target yet, in hundredths. */
const ON_ITS_WAY = 60;

/** Wings that are in a raid's square and may fight it in this phase. */
export function wingsAt(state: State, { square }: Geschwader): readonly Wing[] {
  return fighters(state).filter((wing) => wing.square === square);
}

/** A Big Wing fights as one (BB-128). */
function asOne(state: State, wing: Wing): Defender {
  const partner = state.wings.find(({ id }) => id === wing.partner);
  return {
    group: wing.group,
    squadrons: [...inWing(state, wing), ...(partner ? inWing(state, partner) : [])],
  };
}

/** What it promises the British that these wings dogfight a raid one after another, in hundredths of a target. */
export function fightWorth(state: State, raid: Geschwader, defenders: readonly Defender[]): number {
  const square = present(raid.square);
  const squadrons = aboard(state, raid);
  const before = bombChance(
    state,
    squadrons.map((card) => ({ card, there: 1 })),
  );
  const odds = raidOdds(state, { pool: raid.pool, square, squadrons }, defenders);
  const over = atlasOf(tablesOf(state.setup)).targets.has(square);
  const threat = (successIn(state) * (over ? 100 : ON_ITS_WAY)) / 100;
  return threat * (before - odds.bombs) + GERMAN_LOSS * odds.germanLost - RAF_LOSS * odds.rafLost;
}

export function defendersFrom(state: State, wings: readonly Wing[]): readonly Defender[] {
  return wings.map((wing) => asOne(state, wing));
}
