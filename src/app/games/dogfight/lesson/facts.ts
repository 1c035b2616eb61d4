import { bearing } from "../../../../core/clock.ts";
import type { Problem } from "../../../../core/game.ts";
import { type Match, now } from "../../../../core/match.ts";
import { lengthOf } from "../../../../core/surd.ts";
import type { DogfightEvent } from "../../../../games/dogfight/events.ts";
import { mayFire, sight } from "../../../../games/dogfight/ruling.ts";
import type { View } from "../../../../games/dogfight/view.ts";
import type { Facts } from "../../../lesson/lesson.ts";
import { readingOf } from "../../../table/drafts.ts";
import type { PageState } from "../../../table/page-state.ts";
import { deskPrompts } from "../../../table/selectors.ts";
import type { TableState } from "../../../table/session.ts";
import { ENEMY, PUPIL, PUPIL_SEAT } from "./config.ts";
import { lessonTurn, pastOf, TURNS } from "./past.ts";
import { goodOrder } from "./planning.ts";

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

export interface Shot {
  readonly roll: number;
  readonly need: number;
  readonly hit: boolean;
  /** What the damage die did; undefined after a miss. */
  readonly damage: DogfightEvent | undefined;
}

/** What the dogfight's first lesson looks at. */
export interface LessonFacts extends Facts {
  /** How often this turn of the lesson has been flown before without its point being made. */
  readonly tried: number;
  readonly state: "empty" | "wrong" | "legal";
  readonly draft: string;
  readonly problems: readonly Problem[];
  readonly enemy: Sighted | undefined;
  readonly looked: boolean;
  readonly drawer: PageState["drawer"];
  /** Dice of this turn's initiative, last turn's where it has not been rolled yet. */
  readonly initiative:
    | { readonly mine: number; readonly theirs: number; readonly first: boolean }
    | undefined;
  /** The last shots of each side in the turn before, or in this one. */
  readonly mine: Shot | undefined;
  readonly theirs: Shot | undefined;
  /** An order that would bring the enemy into the gun if he flies on as he did. */
  readonly good: string | undefined;
  /** How a game that is over ended for the pupil's aircraft. */
  readonly gone: "left" | "shot" | "won" | undefined;
}

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
function shotOf(events: readonly DogfightEvent[], id: string): Shot | undefined {
  const at = events.findLastIndex((event) => event.key === "fires" && event.values.id === id);
  const fired = events[at];
  if (fired?.key !== "fires") return undefined;
  const { roll, need, hit } = fired.values;
  const damage = hit ? events.slice(at).find(({ key }) => DAMAGE.includes(key)) : undefined;
  return { roll, need, hit, damage };
}

function initiativeIn(events: readonly DogfightEvent[]): LessonFacts["initiative"] {
  const rolled = events.findLast((event) => event.key === "initiative");
  if (rolled?.key !== "initiative") return undefined;
  const { sides, dice, winner } = rolled.values;
  const mine = sides.indexOf(PUPIL_SEAT);
  return { mine: dice[mine] ?? 0, theirs: dice[1 - mine] ?? 0, first: winner === PUPIL_SEAT };
}

/** The events that count now: this turn's, or last turn's while orders are being written. */
function recent(match: Match, { phase, turn }: View): readonly DogfightEvent[] {
  const wanted = phase === "orders" ? turn - 1 : turn;
  return pastOf(match).find((past) => past.turn === wanted)?.events ?? [];
}

function goneOf({ aircraft, setup, phase }: View): LessonFacts["gone"] {
  if (phase !== "over") return undefined;
  const own = aircraft[setup.airframes.findIndex(({ id }) => id === PUPIL)];
  if (own?.status === "disengaged") return "left";
  return own?.status === "flying" ? "won" : "shot";
}

function partOf(turn: number, view: View, moving: boolean): string {
  if (moving) return "watch";
  if (view.phase === "over") return "over";
  return turn > TURNS ? "end" : `${turn}/${view.phase}`;
}

/** What the lesson can know of a table. */
export function factsOf(state: TableState, page: PageState, moving: boolean): LessonFacts {
  const { match } = state.open;
  const view = now(match).state as View;
  // While a round is shown, its own turn is the one that is looked at.
  const shown = moving ? { ...match, moments: match.moments.slice(0, -1) } : match;
  const { turn, tried } = lessonTurn(shown);
  const [prompt] = deskPrompts(state);
  const draft = prompt ? (state.drafts.get(prompt.id) ?? state.sealed.get(prompt.id) ?? "") : "";
  const judged = prompt && readingOf(state, prompt.id);
  const events = recent(match, view);
  const gone = goneOf(view);
  return {
    part: partOf(turn, view, moving),
    round: view.turn,
    turn: gone && !moving ? TURNS + 1 : Math.min(turn, TURNS + 1),
    tried,
    state: judged ? (judged.ok ? "legal" : "wrong") : "empty",
    draft: draft.trim().toUpperCase(),
    problems: judged?.ok === false ? judged.error : [],
    enemy: sighted(view),
    looked: state.hovered === ENEMY,
    drawer: page.drawer,
    initiative: initiativeIn(events),
    mine: shotOf(events, PUPIL),
    theirs: shotOf(events, ENEMY),
    good: view.phase === "orders" ? goodOrder(view) : undefined,
    gone,
  };
}
