import { type Match, now } from "../../core/match/match.ts";
import type { Facts, Past, Scene, Script } from "../../face/lesson.ts";
import type { PageState } from "../context/page-state.ts";
import { readingOf } from "../session/drafts.ts";
import { promptsAtScreen } from "../session/selectors.ts";
import type { TableState } from "../session/session.ts";
import { lessonTurn, pastOf, turnOfShot } from "./past.ts";

type Known = Pick<Facts, "round" | "turn" | "tried" | "gone" | "next"> & {
  readonly scene: Scene;
  readonly own: object;
};

/** While a round is shown, its own turn is the one that is looked at. */
function shownOf(match: Match, moving: boolean): Match {
  return moving && match.moments.length > 1 ? { ...match, moments: match.moments.slice(0, -1) } : match;
}

/**
 * The turn of the lesson that comes after a game that has ended; undefined where the lesson is over, too. However a game
 * ended in which no shot was fired, its lesson goes on.
 */
function nextOf({ relief, ...script }: Script, past: readonly Past[], gone: string): number | undefined {
  const unfired = relief && turnOfShot(past, script);
  if (!relief?.after.includes(gone)) return unfired;
  const { turn } = lessonTurn(past, (past.at(-1)?.turn ?? 0) + 1, script);
  const next = Math.min(turn, unfired ?? turn);
  return next > script.turns.length ? undefined : next;
}

function knownOf(script: Script, match: Match, moving: boolean): Known {
  const { pupil, turns } = script;
  const moment = now(match);
  const view = match.game.view(moment.state, pupil);
  const past = pastOf(match, script);
  const shown = shownOf(match, moving);
  const current = script.turnOf(match.game.view(now(shown).state, pupil));
  const { turn, tried } = lessonTurn(pastOf(shown, script), current, script);
  const prompts = moment.prompts.filter(({ seat }) => seat === pupil);
  const scene = { view, prompts, past, moving };
  const gone = script.gone(view);
  const over = turns.length + 1;
  const last = gone === undefined ? over : turns.length;
  const next = gone === undefined || moving ? undefined : nextOf(script, past, gone);
  return {
    scene,
    round: script.turnOf(view),
    turn: gone !== undefined && !moving && next === undefined ? over : Math.min(turn, last),
    tried,
    gone,
    next,
    own: script.own(scene) as object,
  };
}

const still = new WeakMap<Match, Known>();
const moved = new WeakMap<Match, Known>();

/** Worked out once a match: a pupil types many letters. */
function known(script: Script, match: Match, moving: boolean): Known {
  const cache = moving ? moved : still;
  const found = cache.get(match) ?? knownOf(script, match, moving);
  cache.set(match, found);
  return found;
}

/** What is written, and how it is judged. */
function writing(script: Script, state: TableState, scene: Scene) {
  const [prompt] = promptsAtScreen(state);
  const text = (prompt && (state.drafts.get(prompt.id) ?? state.sealed.get(prompt.id))) ?? "";
  const draft = text.trim();
  const read = prompt && readingOf(state, prompt.id);
  const nothing = { draft, state: "empty", problems: [] } as const;
  if (!prompt || !read) return { kind: prompt?.kind, own: {}, ...nothing };
  const { begun = false, own = {} } = script.written?.(scene, text, read) ?? {};
  const { kind } = prompt;
  if (read.ok) return { kind, own, draft, state: "legal", problems: [] } as const;
  return { kind, own, draft, state: begun ? "begun" : "wrong", problems: read.error } as const;
}

/** Names the steps that belong to now. */
function partOf({ turns }: Script, { turn, gone, scene }: Known, kind: string | undefined): string {
  if (scene.moving) return "watch";
  if (gone !== undefined) return "over";
  if (turn > turns.length) return "end";
  return kind === undefined ? "watch" : `${turn}/${kind}`;
}

/** What a lesson can know of a table. */
export function factsOf(script: Script, state: TableState, page: PageState, moving: boolean): Facts {
  const found = known(script, state.open.match, moving);
  const { scene, own, ...turns } = found;
  const { kind, own: ofDraft, ...written } = writing(script, state, scene);
  return {
    ...own,
    ...ofDraft,
    ...turns,
    ...written,
    part: partOf(script, found, kind),
    looked: state.hovered,
    drawer: page.drawer,
  };
}
