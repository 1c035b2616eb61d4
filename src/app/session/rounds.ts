import { rollsOf } from "../../core/dice/dice.ts";
import { diceFor, diceHere, isTyped, settingAfter, typedProblem } from "../../core/file/round-dice.ts";
import { throwsFor } from "../../core/match/log.ts";
import { facesDrawn, type Match, now, type Played } from "../../core/match/match.ts";
import { play } from "../../core/match/play.ts";
import { unseal } from "../../core/match/sealed.ts";
import { fail } from "../../core/result.ts";
import { awaitedIn, handedIn, type Pending } from "./pending.ts";
import { computerAt, lookingOn } from "./placing.ts";
import { DONE, type Done, type TableActions } from "./session.ts";
import type { Sitting } from "./sitting.ts";

/** Resolving a round, with the dice it needs. */
type RoundActions = Pick<TableActions, "playRound" | "typeFaces" | "rollHere">;

/** Whether every prompt is handed in, or left to the dice. */
function isWhole(match: Match, pending: Pending): boolean {
  const handed = handedIn(pending);
  return now(match).prompts.every(({ id }) => handed.has(id) || pending.origins?.atOnce?.includes(id));
}

/** Resolves the round when every prompt is handed in. */
export function playRound(sitting: Sitting): Done {
  const { match, dice: setting } = sitting.open;
  const { pending } = sitting;
  if (sitting.keeping || !isWhole(match, pending)) return DONE;
  const { live } = sitting.deps;
  // Nobody reads dice out for computers that play in people's stead.
  const here = isTyped(setting) && sitting.shown.lent.length > 0;
  const { dice, drawn } = here
    ? diceHere(pending, live)
    : diceFor(() => facesDrawn(match), setting, pending, live);
  const played = play(match, pending.sealed, dice, pending.origins);
  if (!played.ok) return held(sitting, played, drawn());
  const used = rollsOf(throwsFor(now(played.value), "table")).length;
  sitting.undone = [];
  sitting.settle({ match: played.value, dice: settingAfter(setting, used) });
  return DONE;
}

/** The next seat, or the reveal when every answer is in. */
export function handOn(sitting: Sitting): Done {
  if (sitting.viewer !== "table") sitting.handIn(sitting.viewer);
  const awaited = awaitedIn(sitting.match, sitting.pending);
  if (awaited.length === 0) return playRound(sitting);
  const stays = awaited.includes(sitting.viewer);
  const placing = stays
    ? { ...lookingOn([], {}), viewer: sitting.viewer }
    : { ...sitting.next(), sheer: false };
  sitting.place(placing);
  return DONE;
}

/** A round that could not be resolved: dice to be thrown first, or answers that turn out refused. */
function held(
  sitting: Sitting,
  played: Exclude<Played<Match>, { ok: true }>,
  draws: readonly number[],
): Done {
  if ("needs" in played) {
    sitting.put({ draws });
    sitting.place(lookingOn(sitting.match.seats, sitting.computers), { needs: { request: played.needs } });
    return DONE;
  }
  const refused = played.error.flatMap((problem) => problem.prompt ?? []);
  openAgain(sitting, refused.length > 0 ? refused : [...sitting.pending.sealed.keys()]);
  sitting.place(sitting.next(), { needs: null });
  return fail(played.error);
}

/** Sealed answers of people become drafts again; those of computers are dropped, since nobody may read them. */
function openAgain(sitting: Sitting, ids: readonly string[]): void {
  const drafts = new Map(sitting.pending.drafts);
  let { sealed } = sitting.pending;
  for (const id of ids) {
    const prompt = now(sitting.match).prompts.find((asked) => asked.id === id);
    const written = !prompt?.spawn && computerAt(sitting.computers, prompt?.seat ?? "") === undefined;
    if (written) drafts.set(id, sealed.get(id) ?? "");
    sealed = unseal(sealed, id);
  }
  sitting.put({ sealed, drafts, typed: [], draws: [], origins: undefined });
}

function typeFaces(sitting: Sitting, faces: readonly number[]): Done {
  const { needs } = sitting.shown;
  if (!needs) return DONE;
  const problem = typedProblem(needs.request, faces);
  if (problem) {
    sitting.show({ needs: { request: needs.request, problem } });
    return fail([{ prompt: null, ...problem }]);
  }
  sitting.put({ typed: [...sitting.pending.typed, ...faces] });
  return playRound(sitting);
}

/** The actions that resolve rounds. */
export function roundActions(sitting: Sitting): RoundActions {
  return {
    playRound: () => playRound(sitting),
    typeFaces: (faces) => typeFaces(sitting, faces),
    rollHere() {
      const { needs } = sitting.shown;
      return needs ? typeFaces(sitting, sitting.deps.live.throw(needs.request)) : DONE;
    },
  };
}
