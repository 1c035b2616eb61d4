import type { GameEvent } from "../../../../core/game.ts";
import type { Facts, Scene } from "../../../../face/lesson.ts";
import { AMERICAN, SIDES } from "../../data/sides.ts";
import { bombsOn } from "../../rules/combat/fire.ts";
import { targetsBelow } from "../../rules/raid/bomb.ts";
import { factorsOf, isBomber, livingAmericans } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { sumIn } from "../../words/told-factors.ts";
import type { Facts as Phrases } from "../told.ts";
import { goodAnswer, isDue } from "./pupil.ts";
import { ESCORT } from "./setup.ts";

type EventValues<Key extends keyof Phrases> = Phrases[Key];

/** A target that may be bombed now: with how many factors, and on which face of the die at most. */
interface Aim {
  readonly target: string;
  readonly factors: number;
  readonly needed: number;
}

/** What the lesson of the raid looks at besides what every lesson knows. */
export interface Own {
  /** Of the raid. */
  readonly raidTurn: number;
  /** Bomber factors at the beginning and now. */
  readonly bombers: readonly [first: number, left: number];
  /** Whether some groups have still to bomb. */
  readonly due: boolean;
  /** Of the escort: whether it waits in England, its turns left in the air, and whether it carries drop tanks. */
  readonly waits: boolean;
  readonly air: number | null;
  readonly tanks: boolean;
  /** The latest battle of this turn, and what its attackers hit. */
  readonly battle: EventValues<"event.battle"> | undefined;
  readonly hits: number;
  /** Hits that the pupil has to take. */
  readonly toll: number;
  /** Factors lost this turn. */
  readonly lost: readonly [american: number, german: number];
  readonly aims: readonly Aim[];
  /** Bombs of this turn and of the one before. */
  readonly bombs: readonly EventValues<"event.bombs">[];
  readonly result: EventValues<"event.raid-decided"> | undefined;
  /** What the instructor would answer. */
  readonly good: string | undefined;
}

export type LessonFacts = Facts & Own;

function all<Key extends keyof Phrases & string>(
  events: readonly GameEvent[],
  key: Key,
): readonly EventValues<Key>[] {
  return events.flatMap((event) => (event.key === key ? [event.values as unknown as EventValues<Key>] : []));
}

/** What has happened since the latest turn of the raid began, or since one before it. */
function sinceTurn(events: readonly GameEvent[], back: number): readonly GameEvent[] {
  const begun = events.flatMap(({ key }, at) => (key === "event.turn" ? [at] : []));
  return events.slice(begun.at(-1 - back) ?? 0);
}

function lostIn(events: readonly GameEvent[]): Own["lost"] {
  const losses = all(events, "event.loses");
  const of = (side: string) =>
    losses.reduce((sum, one) => sum + (one.side === side ? sumIn(one.lost) : 0), 0);
  return [of(SIDES[0]), of(SIDES[1])];
}

/** What the attackers of the latest battle hit, by their dice so far. */
function hitsIn(events: readonly GameEvent[]): number {
  const begun = events.findLastIndex(({ key }) => key === "event.battle");
  return all(events.slice(begun), "event.volley").reduce((sum, { hits }) => sum + hits, 0);
}

function aimsIn(view: View): readonly Aim[] {
  return targetsBelow(view).map(({ target, units }) => {
    const factors = factorsOf(view.americans.filter(({ id }) => units.includes(id)));
    return { target, factors, needed: bombsOn(factors) };
  });
}

/** How the raid ended for the pupil. */
export function goneOf({ outcome }: View): "won" | "lost" | undefined {
  if (!outcome) return undefined;
  return outcome.winner === SIDES[AMERICAN] ? "won" : "lost";
}

/** What the lesson sees of a match. */
export function ownOf({ view, prompts: [prompt], past }: Scene<View>): Own {
  const events = past.flatMap((turn) => turn.events);
  const [now, recent] = [sinceTurn(events, 0), sinceTurn(events, 1)];
  const bombers = livingAmericans(view).filter((one) => isBomber(view, one));
  const escort = livingAmericans(view).find(({ id }) => id === ESCORT);
  const [toll] = view.tolls;
  return {
    raidTurn: view.turn,
    bombers: [view.bombersAtFirst, factorsOf(bombers)],
    due: bombers.some((one) => isDue(view, one)),
    waits: escort !== undefined && escort.hex === null && !escort.back,
    air: escort?.hex ? escort.counter : null,
    tanks: escort?.tanks ?? false,
    battle: all(now, "event.battle").at(-1),
    hits: hitsIn(now),
    toll: toll?.side === AMERICAN ? toll.hits : 0,
    lost: lostIn(now),
    aims: aimsIn(view),
    bombs: all(recent, "event.bombs"),
    result: all(events, "event.raid-decided").at(-1),
    good: prompt && goodAnswer(prompt, view),
  };
}
