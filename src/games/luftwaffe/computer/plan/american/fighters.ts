import type { Phrase } from "../../../../../core/phrase.ts";
import { remembered, rememberedBy } from "../../../../../core/remember.ts";
import { AMERICAN } from "../../../data/sides.ts";
import type { HexName } from "../../../data/tables.ts";
import { distance } from "../../../rules/map/hex.ts";
import { isAmericanSide } from "../../../rules/map/lines.ts";
import {
  americanReach,
  linesOf,
  movableAmericans,
  waitingFighters,
} from "../../../rules/raid/american-flight.ts";
import { reach } from "../../../rules/raid/reach.ts";
import {
  factorsOf,
  isBomber,
  livingAmericans,
  livingGermans,
  placeOf,
  typeOf,
} from "../../../rules/state/look.ts";
import type { AmericanState, GermanState, State } from "../../../rules/state/state.ts";
import { reason } from "../../../rules/state/tell.ts";
import { type Choice, grouped, least, only, type PlanQuestion } from "../asked.ts";
import { far, wayTo } from "../field.ts";
import { forceOf, killsFighters } from "../odds.ts";
import { comesHome, homeOf, longest } from "./range.ts";
import { threatAt } from "./threat.ts";

/** Bombers that want an escort. */
interface Post {
  readonly hex: HexName;
  readonly bombers: number;
  /** German factors that may come next turn. */
  readonly threat: number;
  escorts: number;
  /** Of them, those who can go on with the bombers next turn and still come home. */
  staying: number;
}

/** Hexes that bombers fly in a turn. */
const BOMBERS_FLY = 3;

/** Whether an escort in a hex comes home from where the bombers are a turn later. */
function canStay(state: State, one: AmericanState, hex: HexName): boolean {
  const type = typeOf(state, one.type);
  const turns = (one.counter ?? longest(state, type)) - 1;
  return far(homeOf(state, one), hex) + BOMBERS_FLY <= type.speed * turns;
}

/** A fighter that may still do more than fly home (LW-69). */
function isFree(state: State, one: AmericanState): boolean {
  return !isBomber(state, one) && one.mission !== "home-bound";
}

function postsOf(state: State): readonly Post[] {
  const air = livingAmericans(state).filter(({ hex }) => hex !== null && !isAmericanSide(hex, state.quarter));
  return [...grouped(air, ({ hex }) => hex ?? "")].flatMap(([hex, all]) => {
    const bombers = factorsOf(all.filter((one) => isBomber(state, one)));
    const escorts = all.filter((one) => isFree(state, one) && one.moved);
    const staying = factorsOf(escorts.filter((one) => canStay(state, one, hex)));
    const threat = threatAt(state, hex);
    return bombers > 0 ? [{ hex, bombers, threat, escorts: factorsOf(escorts), staying }] : [];
  });
}

/** The hex of its lines from which a waiting fighter gets to a hex this turn; its own while it is in the air. */
function entryFor(state: State, one: AmericanState, hex: HexName): HexName | undefined {
  return one.hex ?? nearestLine(linesOf(state, one))(hex);
}

/** The hex of some lines that is nearest to another; lines are the same for all of an air force. */
const nearestLine = remembered((lines: readonly HexName[]) =>
  rememberedBy(
    (hex: HexName) => hex,
    (hex) => least(lines, (line) => distance(line, hex)),
  ),
);

function reaches(state: State, one: AmericanState, hex: HexName): boolean {
  if (one.hex !== null) return americanReach(state, one).has(hex);
  const from = entryFor(state, one, hex);
  if (from === undefined || distance(from, hex) > typeOf(state, one.type).speed) return false;
  return reach({ from, side: AMERICAN, quarter: state.quarter }, typeOf(state, one.type).speed).has(hex);
}

/** How much a post wants one more escort. */
function wants({ bombers, threat }: Post, escorts: number): number {
  const attackers = Math.min(threat, bombers + escorts);
  return (attackers + bombers / 10 + 0.1) / (escorts + 2);
}

interface Sent {
  readonly unit: AmericanState;
  readonly to: HexName;
  readonly reason?: Phrase;
}

/** Escorts for one post after another. */
function escorts(state: State, posts: readonly Post[], fighters: readonly AmericanState[]): readonly Sent[] {
  return fighters.flatMap((unit) => {
    const open = posts.filter(({ hex }) => reaches(state, unit, hex) && comesHome(state, unit, hex));
    const post = least(open, (one) => -wants(one, one.escorts) - (one.hex === unit.hex ? 0.01 : 0));
    if (!post) return [];
    post.escorts += unit.factors;
    if (canStay(state, unit, post.hex)) post.staying += unit.factors;
    return [{ unit, to: post.hex, reason: escortReason(post) }];
  });
}

function escortReason({ hex, threat: germans, escorts: own, bombers }: Post): Phrase {
  return reason("reason.escort", { hex, germans, escorts: own, bombers });
}

/** Whether a fighter that flies to a hex now, and to bombers in the next turn, comes home from there. */
function comesOn(state: State, one: AmericanState, hex: HexName): boolean {
  const type = typeOf(state, one.type);
  const turns = (one.counter ?? longest(state, type)) - 2;
  return far(homeOf(state, one), hex) <= type.speed * turns;
}

/** Those who reach no bombers this turn fly so that they meet some in the next: most of all those whose escorts must leave. */
function reliefs(state: State, posts: readonly Post[], fighters: readonly AmericanState[]): readonly Sent[] {
  return fighters.flatMap((unit) => {
    const { speed } = typeOf(state, unit.type);
    const open = posts.filter(({ hex, threat }) => {
      const from = entryFor(state, unit, hex);
      const way = from === undefined ? 1000 : far(wayTo(hex), from);
      return threat > 0 && way <= 2 * speed - 1 && way > speed && comesOn(state, unit, hex);
    });
    const post = least(open, (one) => -wants(one, one.staying));
    const from = post && entryFor(state, unit, post.hex);
    if (!post || from === undefined) return [];
    const way = wayTo(post.hex);
    const to = least(reach({ from, side: AMERICAN, quarter: state.quarter }, speed).keys(), (hex) =>
      far(way, hex),
    );
    if (to === undefined) return [];
    const told = reason("reason.relief", { hex: post.hex, staying: post.staying });
    post.staying += unit.factors;
    return [{ unit, to, reason: told }];
  });
}

/** Whoever has no bombers to go to flies home. */
function homeward(state: State, fighters: readonly AmericanState[]): readonly Sent[] {
  return fighters
    .filter(({ hex }) => hex !== null)
    .flatMap((unit) => {
      const way = homeOf(state, unit);
      // Who has entered and not crossed the R line yet can't leave before he has.
      const hexes = [...americanReach(state, unit).keys()];
      const out = hexes.filter((hex) => unit.crossed !== null || !isAmericanSide(hex, state.quarter));
      const to = least(out, (hex) => far(way, hex));
      return to === undefined || to === unit.hex ? [] : [{ unit, to }];
    });
}

function choiceOf(state: State, sent: readonly Sent[]): Choice | undefined {
  const waiting = sent.filter(({ unit }) => unit.hex === null);
  const entering = waiting.map((one) => ({ ...one, to: entryFor(state, one.unit, one.to) ?? one.to }));
  const [first] = [...grouped(entering.length > 0 ? entering : sent, ({ to }) => to)];
  if (!first) return undefined;
  const [to, group] = first;
  const verb = entering.length > 0 ? "enter" : "fly";
  const order = { kind: "to" as const, verb, to, units: group.map(({ unit }) => unit.id) } as const;
  return only(order, 0, group[0]?.reason)[0];
}

/** Germans whom fighters may attack in O, hex by hex. */
function hunted(state: State): ReadonlyMap<HexName, readonly GermanState[]> {
  const air = livingGermans(state).filter(({ hex, type }) => hex !== null && !typeOf(state, type).rocket);
  return grouped(air, ({ hex }) => hex ?? "");
}

/** Factors that an attack in O must cost the Germans more than the Americans. */
const WORTH = 0.3;

/** Fighters that have not fired go for Germans, most of all for those who have (LW-57). */
function hunts(state: State, fighters: readonly AmericanState[]): readonly Sent[] {
  let free = fighters.filter(({ fired }) => !fired);
  const sent: Sent[] = [];
  for (const [hex, germans] of hunted(state)) {
    const there = livingAmericans(state).filter((one) => one.hex === hex && one.moved && isFree(state, one));
    const able = free.filter((one) => reaches(state, one, hex) && comesHome(state, one, hex));
    if (able.length === 0) continue;
    const [own, all] = [forceOf(state, [...able, ...there]), forceOf(state, germans)];
    const back = forceOf(
      state,
      germans.filter(({ fired }) => !fired),
    );
    const kills = Math.min(all.factors, killsFighters(own.factors, own.e, all.e));
    if (kills - killsFighters(back.factors, back.e, own.e) < WORTH) continue;
    const told = reason("reason.hunt", { hex, germans: all.factors });
    sent.push(...able.map((unit) => ({ unit, to: hex, reason: told })));
    free = free.filter((one) => !able.includes(one));
  }
  return sent;
}

/** Fighters that nothing else needs, by what they could do: they strafe bases where Germans stand (LW-70). */
function strafes(state: State, fighters: readonly AmericanState[]): readonly Sent[] {
  const standing = grouped(
    livingGermans(state).filter(({ base }) => base !== null),
    ({ base }) => placeOf(state, base ?? "").hex,
  );
  const places = [...standing].map(([hex, units]) => ({ hex, factors: factorsOf(units) }));
  return fighters.flatMap((unit) => {
    const open = places.filter(
      ({ hex, factors }) => factors > 1 && reaches(state, unit, hex) && comesHome(state, unit, hex),
    );
    const place = least(open, ({ factors }) => -factors);
    if (!place) return [];
    const told = reason("reason.strafe", { hex: place.hex, germans: place.factors });
    return [{ unit, to: place.hex, reason: told }];
  });
}

/** Whether no bombers are on their way to a target any more: until then fighters wait for them. */
function areHomeward(state: State): boolean {
  return livingAmericans(state).every(({ line, bombed, back }) => line === null || bombed || back);
}

/** Fighters go with the bombers; whom these do not need hunts, the others fly home. */
export function fighterMove({ view, style }: PlanQuestion): Choice | undefined {
  const air = movableAmericans(view).filter((one) => !isBomber(view, one));
  const posts = postsOf(view);
  let left = [...air.filter((one) => isFree(view, one)), ...waitingFighters(view)];
  const sent: Sent[] = [];
  const send = (found: readonly Sent[]) => {
    sent.push(...found);
    const busy = new Set(found.map(({ unit }) => unit));
    left = left.filter((one) => !busy.has(one));
  };
  send(escorts(view, posts, left));
  send(hunts(view, left));
  if (style.relieves) send(reliefs(view, posts, left));
  if (style.strafes && areHomeward(view)) send(strafes(view, left));
  const home = air.filter((one) => !isFree(view, one) || left.includes(one));
  return choiceOf(view, sent) ?? choiceOf(view, homeward(view, home));
}
