import type { GameEvent, Problem } from "../../../../core/game.ts";
import { type Match, now } from "../../../../core/match.ts";
import { planOf } from "../../../../games/great-war/face/plan.ts";
import { excessOf } from "../../../../games/great-war/move/fly.ts";
import type { MoveOrder } from "../../../../games/great-war/order.ts";
import { rosterOf } from "../../../../games/great-war/roster.ts";
import type { Aircraft } from "../../../../games/great-war/state.ts";
import { boardOf, type View } from "../../../../games/great-war/view.ts";
import type { EndPhrases } from "../../../../games/great-war/words/end/phrases.ts";
import type { FireFacts } from "../../../../games/great-war/words/fire/phrases.ts";
import type { InitiativePhrases } from "../../../../games/great-war/words/initiative/phrases.ts";
import type { Facts } from "../../../lesson/lesson.ts";
import { readingOf } from "../../../table/drafts.ts";
import type { PageState } from "../../../table/page-state.ts";
import { deskPrompts } from "../../../table/selectors.ts";
import type { TableState } from "../../../table/session.ts";
import { ENEMY, PUPIL, PUPIL_SEAT } from "./config.ts";
import { lessonTurn, pastOf, TURNS } from "./past.ts";
import { goodMove, quietMove } from "./planning.ts";

export type Attack = FireFacts["event.attack"];

/** What the hex dogfight's first lesson looks at. */
export interface LessonFacts extends Facts {
  /** How often this turn of the lesson has been flown before without its point being made. */
  readonly tried: number;
  readonly state: "empty" | "begun" | "wrong" | "legal";
  readonly draft: string;
  readonly problems: readonly Problem[];
  /** Steps of 50 m by which what is written overdives, 0 for none (D-07). */
  readonly overdive: number;
  /** Whether the enemy has moved in this turn already. */
  readonly last: boolean;
  readonly looked: boolean;
  /** Sums of this turn's initiative; undefined where nobody rolled for himself. */
  readonly initiative: { readonly mine: number; readonly theirs: number } | undefined;
  /** The latest shots of each side, in this turn or the one before. */
  readonly mine: Attack | undefined;
  readonly theirs: Attack | undefined;
  /** The pupil's guns jammed after that shot of his. */
  readonly jam: FireFacts["event.jam"] | undefined;
  /** His guns are jammed now. */
  readonly jammed: boolean;
  readonly cleared: EndPhrases["event.clears"] | undefined;
  /** His attempt to tail in this turn. */
  readonly tail: InitiativePhrases["event.tail"] | undefined;
  /** Points of the enemy and how many bring him down. */
  readonly damage: readonly [now: number, most: number];
  readonly good: string | undefined;
  readonly quiet: string | undefined;
  /** How a game that is over ended. */
  readonly gone: "left" | "shot" | "won" | "away" | undefined;
}

/** The values of the last event with a key that is about somebody, or undefined. */
function lastOf<Values extends { readonly id: string }>(
  events: readonly GameEvent[],
  key: string,
  id: string,
): Values | undefined {
  return events.findLast((event) => event.key === key && event.values.id === id)?.values as
    | Values
    | undefined;
}

/** The last that happened, where it is in this turn or the one before. */
function recent(match: Match): readonly GameEvent[] {
  return pastOf(match)
    .slice(-2)
    .flatMap(({ events }) => events);
}

function goneOf({ aircraft, setup, outcome }: View): LessonFacts["gone"] {
  const { indexOf } = rosterOf(setup);
  const status = (id: string) => aircraft[indexOf.get(id) ?? -1]?.status;
  if (status(PUPIL) !== "flying")
    return status(PUPIL) === "home" || status(PUPIL) === "away" ? "left" : "shot";
  if (!outcome) return undefined;
  return status(ENEMY) === "home" || status(ENEMY) === "away" || status(ENEMY) === "flying" ? "away" : "won";
}

/** What is written at the desk, and how it is judged. */
function writing(state: TableState, view: View) {
  const [prompt] = deskPrompts(state);
  const nothing = { kind: prompt?.kind, draft: "", state: "empty", problems: [], overdive: 0 } as const;
  if (prompt?.kind !== "move") return nothing;
  const text = state.drafts.get(prompt.id) ?? "";
  const draft = text.trim();
  const judged = readingOf(state, prompt.id);
  if (!judged) return nothing;
  const { scene, next } = planOf(boardOf(view), rosterOf(view.setup).indexOf.get(PUPIL) ?? -1, text, judged);
  const overdive = judged.ok ? excessOf(scene, judged.value as MoveOrder) : 0;
  if (judged.ok) return { kind: prompt.kind, draft, state: "legal", problems: [], overdive } as const;
  const begun = next.speed !== null && next.left > 0 && next.at === text.length;
  return {
    kind: prompt.kind,
    draft,
    state: begun ? "begun" : "wrong",
    problems: judged.error,
    overdive,
  } as const;
}

/** What the pupil is asked now: names the part of the turn. */
function partOf(turn: number, kind: string | undefined, moving: boolean, gone: LessonFacts["gone"]): string {
  if (moving) return "watch";
  if (gone) return "over";
  if (turn > TURNS) return "end";
  return kind === undefined ? "watch" : `${turn}/${kind}`;
}

function suggestions(view: View, asked: boolean): Pick<LessonFacts, "good" | "quiet"> {
  if (!asked) return { good: undefined, quiet: undefined };
  const board = boardOf(view);
  return { good: goodMove(board), quiet: quietMove(board) };
}

const suggested = new WeakMap<View, Pick<LessonFacts, "good" | "quiet">>();

/** Worked out once a view: a pupil types many letters. */
function suggestedIn(view: View, asked: boolean): Pick<LessonFacts, "good" | "quiet"> {
  const known = suggested.get(view) ?? suggestions(view, asked);
  suggested.set(view, known);
  return known;
}

/** What the lesson can know of a table. */
export function factsOf(state: TableState, _page: PageState, moving: boolean): LessonFacts {
  const { match } = state.open;
  const moment = now(match);
  const view = moment.state as View;
  const { turn, tried } = lessonTurn(match);
  const gone = goneOf(view);
  const { kind, ...written } = writing(state, view);
  const { indexOf } = rosterOf(view.setup);
  const own = view.aircraft[indexOf.get(PUPIL) ?? -1] as Aircraft;
  const foe = view.aircraft[indexOf.get(ENEMY) ?? -1] as Aircraft;
  const events = recent(match);
  const current = pastOf(match).at(-1)?.events ?? [];
  const rolled = (id: string) =>
    lastOf<InitiativePhrases["event.initiative"]>(current, "event.initiative", id);
  const [mine, theirs] = [rolled(PUPIL), rolled(ENEMY)];
  const moves = moment.prompts.some((prompt) => prompt.seat === PUPIL_SEAT && prompt.kind === "move");
  return {
    part: partOf(turn, kind, moving, gone),
    round: view.turn,
    turn: gone && !moving ? TURNS + 1 : Math.min(turn, TURNS + 1),
    tried,
    ...written,
    last: foe.flown !== null,
    looked: state.hovered === ENEMY,
    initiative: mine && theirs ? { mine: mine.total, theirs: theirs.total } : undefined,
    mine: lastOf<Attack>(events, "event.attack", PUPIL),
    theirs: lastOf<Attack>(events, "event.attack", ENEMY),
    jam: lastOf<FireFacts["event.jam"]>(events, "event.jam", PUPIL),
    jammed: own.guns.some((mount) => mount.some(({ jammed }) => jammed)),
    cleared: lastOf<EndPhrases["event.clears"]>(events, "event.clears", PUPIL),
    tail: lastOf<InitiativePhrases["event.tail"]>(current, "event.tail", PUPIL),
    damage: [foe.damage, rosterDamage(view)],
    ...suggestedIn(view, moves && !moving),
    gone,
  };
}

function rosterDamage({ setup }: View): number {
  const { types, indexOf } = rosterOf(setup);
  return types[indexOf.get(ENEMY) ?? -1]?.damage ?? 0;
}
