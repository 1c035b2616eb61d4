import { bearing } from "../../../../core/geometry/clock.ts";
import { lengthOf } from "../../../../core/geometry/surd.ts";
import type { Facts, Scene } from "../../../../face/lesson.ts";
import { mayFire, sight } from "../../rules/fire/ruling.ts";
import type { DogfightEvent } from "../../rules/state/tell.ts";
import type { View } from "../../rules/view/view.ts";
import { goodOrder } from "./planning.ts";
import { ENEMY, PUPIL, PUPIL_SEAT } from "./setup.ts";

/** Where the enemy is, as the pupil sees him. */
interface Sighted {
  /** Inches from centre to centre. */
  readonly range: number;
  /** Clock numeral; 12 in the same place. */
  readonly clock: number;
  /** Whether the front gun may fire at him, and what the die must show at most. */
  readonly inArc: boolean;
  readonly need: number;
}

export interface LessonShot {
  readonly roll: number;
  readonly need: number;
  readonly hit: boolean;
  /** What the damage die did; undefined after a miss. */
  readonly damage: DogfightEvent | undefined;
}

/** What the dogfight's first lesson looks at besides what every lesson knows. */
export interface Own {
  readonly enemy: Sighted | undefined;
  /** Dice of this turn's initiative, last turn's where it has not been rolled yet. */
  readonly initiative:
    | { readonly mine: number; readonly theirs: number; readonly first: boolean }
    | undefined;
  /** The last shots of each side in the turn before, or in this one. */
  readonly mine: LessonShot | undefined;
  readonly theirs: LessonShot | undefined;
  /** An order that would bring the enemy into the gun if he flies on as he did. */
  readonly good: string | undefined;
}

export type LessonFacts = Facts & Own;

function sighted(view: View): Sighted | undefined {
  const from = view.setup.airframes.findIndex(({ id }) => id === PUPIL);
  const to = view.setup.airframes.findIndex(({ id }) => id === ENEMY);
  const [one, other] = [view.aircraft[from], view.aircraft[to]];
  if (one?.status !== "flying" || other?.status !== "flying") return undefined;
  const seen = sight(view, from, to);
  const ready = { ...one, fired: 0 };
  return {
    range: Math.round(lengthOf(seen.slant) * 10) / 10,
    clock: bearing(one.at, one.heading, other.at) ?? 12,
    inArc: mayFire(seen, ready, "front"),
    need: seen.need,
  };
}

const DAMAGE: readonly string[] = ["hit-fuselage", "hit-engine", "hit-weapon"];

/** The last shot of an aircraft among events. */
function shotOf(events: readonly DogfightEvent[], id: string): LessonShot | undefined {
  const at = events.findLastIndex((event) => event.key === "fires" && event.values.id === id);
  const fired = events[at];
  if (fired?.key !== "fires") return undefined;
  const { roll, need, hit } = fired.values;
  const damage = hit ? events.slice(at).find(({ key }) => DAMAGE.includes(key)) : undefined;
  return { roll, need, hit, damage };
}

function initiativeIn(events: readonly DogfightEvent[]): Own["initiative"] {
  const rolled = events.findLast((event) => event.key === "initiative");
  if (rolled?.key !== "initiative") return undefined;
  const { sides, dice, winner } = rolled.values;
  const mine = sides.indexOf(PUPIL_SEAT);
  return { mine: dice[mine] ?? 0, theirs: dice[1 - mine] ?? 0, first: winner === PUPIL_SEAT };
}

/** The events that count now: this turn's, or last turn's while orders are being written. */
function recent({ past, view: { phase, turn } }: Scene<View>): readonly DogfightEvent[] {
  const wanted = phase === "orders" ? turn - 1 : turn;
  return (past.find((one) => one.turn === wanted)?.events ?? []) as readonly DogfightEvent[];
}

/** How a game that is over ended for the pupil's aircraft. */
export function goneOf({ aircraft, setup, phase }: View): "left" | "shot" | "won" | undefined {
  if (phase !== "over") return undefined;
  const own = aircraft[setup.airframes.findIndex(({ id }) => id === PUPIL)];
  if (own?.status === "disengaged") return "left";
  return own?.status === "flying" ? "won" : "shot";
}

/** What the lesson sees of a match. */
export function ownOf(scene: Scene<View>): Own {
  const { view } = scene;
  const events = recent(scene);
  return {
    enemy: sighted(view),
    initiative: initiativeIn(events),
    mine: shotOf(events, PUPIL),
    theirs: shotOf(events, ENEMY),
    good: view.phase === "orders" ? goodOrder(view) : undefined,
  };
}
