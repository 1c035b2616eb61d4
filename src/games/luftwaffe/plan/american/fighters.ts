import type { Order } from "../../grammar/order.ts";
import { distance } from "../../map/hex.ts";
import { isAmericanSide } from "../../map/lines.ts";
import { americanReach, linesOf, movableAmericans, waitingFighters } from "../../raid/american-flight.ts";
import { reach } from "../../raid/reach.ts";
import { AMERICAN } from "../../sides.ts";
import {
  factorsOf,
  groupOf,
  isBomber,
  livingAmericans,
  livingGermans,
  placeOf,
  typeOf,
} from "../../state/look.ts";
import type { AmericanState, State } from "../../state/state.ts";
import type { HexName } from "../../tables/tables.ts";
import { type Asked, grouped, least } from "../asked.ts";
import { far, wayHome } from "../field.ts";
import { isSchool } from "../odds.ts";

/** Bombers that want an escort. */
interface Post {
  readonly hex: HexName;
  readonly bombers: number;
  /** German factors that may come next turn. */
  readonly threat: number;
  escorts: number;
}

/** German factors that can attack in a hex next turn. */
function threatAt(state: State, hex: HexName): number {
  let all = 0;
  for (const one of livingGermans(state)) {
    const from = one.hex ?? (one.base === null ? null : placeOf(state, one.base).hex);
    if (from === null || isSchool(state, one.id) || (one.hex === null && one.ready > state.turn + 1))
      continue;
    if (distance(from, hex) <= typeOf(state, one.type).speed) all += one.factors;
  }
  return all;
}

function postsOf(state: State): readonly Post[] {
  const air = livingAmericans(state).filter(({ hex }) => hex !== null && !isAmericanSide(hex, state.quarter));
  return [...grouped(air, ({ hex }) => hex ?? "")].flatMap(([hex, all]) => {
    const bombers = factorsOf(all.filter((one) => isBomber(state, one)));
    const escorts = factorsOf(all.filter((one) => !isBomber(state, one) && one.moved));
    return bombers > 0 ? [{ hex, bombers, threat: threatAt(state, hex), escorts }] : [];
  });
}

function homeOf(state: State, one: AmericanState) {
  return wayHome(groupOf(state, one.id).force, false, state.quarter);
}

/** Whether a fighter that flies to a hex now comes home from there in time (LW-62). */
function comesHome(state: State, one: AmericanState, hex: HexName): boolean {
  const turns = one.counter ?? typeOf(state, one.type).endurance ?? 0;
  return far(homeOf(state, one), hex) <= typeOf(state, one.type).speed * turns;
}

/** The hex of its lines from which a waiting fighter gets to a hex this turn; its own while it is in the air. */
function entryFor(state: State, one: AmericanState, hex: HexName): HexName | undefined {
  if (one.hex !== null) return one.hex;
  return least(linesOf(state, one), (line) => distance(line, hex));
}

function reaches(state: State, one: AmericanState, hex: HexName): boolean {
  if (one.hex !== null) return americanReach(state, one).has(hex);
  const from = entryFor(state, one, hex);
  if (from === undefined || distance(from, hex) > typeOf(state, one.type).speed) return false;
  return reach({ from, side: AMERICAN, quarter: state.quarter }, typeOf(state, one.type).speed).has(hex);
}

/** How much a post wants one more escort. */
function wants({ bombers, threat, escorts }: Post): number {
  const attackers = Math.min(threat, bombers + escorts);
  return (attackers + bombers / 10 + 0.1) / (escorts + 2);
}

interface Sent {
  readonly unit: AmericanState;
  readonly to: HexName;
}

/** Escorts for one post after another. */
function escorts(state: State, fighters: readonly AmericanState[]): readonly Sent[] {
  const posts = postsOf(state);
  return fighters.flatMap((unit) => {
    const open = posts.filter(({ hex }) => reaches(state, unit, hex) && comesHome(state, unit, hex));
    const post = least(open, (one) => -wants(one) - (one.hex === unit.hex ? 0.01 : 0));
    if (!post) return [];
    post.escorts += unit.factors;
    return [{ unit, to: post.hex }];
  });
}

/** Whoever has no bombers to go to flies home. */
function homeward(state: State, fighters: readonly AmericanState[]): readonly Sent[] {
  return fighters
    .filter(({ hex }) => hex !== null)
    .flatMap((unit) => {
      const way = homeOf(state, unit);
      const to = least(americanReach(state, unit).keys(), (hex) => far(way, hex));
      return to === undefined || to === unit.hex ? [] : [{ unit, to }];
    });
}

function orderOf(state: State, sent: readonly Sent[]): Order | undefined {
  const waiting = sent.filter(({ unit }) => unit.hex === null);
  const entering = waiting.map(({ unit, to }) => ({ unit, to: entryFor(state, unit, to) ?? to }));
  const [first] = [...grouped(entering.length > 0 ? entering : sent, ({ to }) => to)];
  return (
    first && {
      kind: "to",
      verb: entering.length > 0 ? "enter" : "fly",
      to: first[0],
      units: first[1].map(({ unit }) => unit.id),
    }
  );
}

/** Fighters go with the bombers, the others home. */
export function fighterMove({ view }: Asked): Order | undefined {
  const air = movableAmericans(view).filter((one) => !isBomber(view, one));
  const fighters = [...air, ...waitingFighters(view)];
  const sent = escorts(view, fighters);
  const busy = new Set(sent.map(({ unit }) => unit));
  return (
    orderOf(view, sent) ??
    orderOf(
      view,
      homeward(
        view,
        air.filter((one) => !busy.has(one)),
      ),
    )
  );
}
