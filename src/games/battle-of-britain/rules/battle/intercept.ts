import type { Dice, DieKind } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Phrase } from "../../../../core/phrase.ts";
import { countOf, diceOf, type Face, faceOf, ownSymbol } from "../../data/faces.ts";
import { INTERCEPTED } from "../../data/figures.ts";
import { BRITISH, GERMAN, SIDES, type Side } from "../../data/sides.ts";
import { doFirst, withGeschwader, withWing } from "../state/change.ts";
import { geschwaderOf, sortedTypes, wingOf } from "../state/look.ts";
import { seatsOf } from "../state/sides.ts";
import type { Geschwader, State, Step, Wing } from "../state/state.ts";
import { reveal, why } from "../state/tell.ts";
import { diceOfSquadron } from "./strength.ts";

/** BB-105: three squadrons at random, all where there are no more; which is for everybody to see (BB-99). */
export function metBy(
  state: State,
  wing: string,
  { id, squadrons }: Geschwader,
  dice: Dice,
): readonly string[] {
  if (squadrons.length <= INTERCEPTED) return squadrons;
  const faces = dice.throw({
    dice: Array.from({ length: INTERCEPTED }, (_, at): DieKind => `d${squadrons.length - at}`),
    by: SIDES[GERMAN],
    why: why("throw.squadrons", { wing, geschwader: id }),
    secret: { seats: seatsOf(state, GERMAN) },
  });
  const left = [...squadrons];
  return faces.map((face) => itemAt(left.splice(face - 1, 1), 0));
}

/** Dice of one side, and what they show. */
export function thrownBy(side: Side, count: number, reason: Phrase, dice: Dice): readonly Face[] {
  return dice.throw({ dice: diceOf(count), by: SIDES[side], why: reason }).map((face) => faceOf(side, face));
}

/** BB-129: a die more for 303's ace; who sees it thrown knows where he is. */
export function aceDice({ ace }: State, wing: string): number {
  return ace.at === wing ? 1 : 0;
}

export function aceShown(state: State, wing: string): State {
  return state.ace.at === wing ? { ...state, ace: { at: wing, shown: true } } : state;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Dice of a wing in an intercept. */
function raf(state: State, wing: Wing, square: string): number {
  return (
    sum(wing.squadrons.map((card) => diceOfSquadron(state, card, wing.group, square))) +
    aceDice(state, wing.id)
  );
}

/** BB-105: all squadrons of the wing against three of the geschwader, at the same time. */
export function intercept(state: State, wingId: string, id: string, dice: Dice): Step {
  const [wing, one] = [wingOf(state, wingId), geschwaderOf(state, id)];
  const { square } = one;
  if (square === null || wing.squadrons.length === 0) return { state, events: [] };
  const met = sortedTypes(state.setup, metBy(state, wingId, one, dice));
  const german = sum(met.map((card) => diceOfSquadron(state, card, one.pool, square)));
  const reason = (by: string) => why("throw.combat", { id: by, wing: wingId, geschwader: id });
  const rafFaces = thrownBy(BRITISH, raf(state, wing, square), reason(wingId), dice);
  const lwFaces = thrownBy(GERMAN, german, reason(id), dice);
  const [rafHits, lwHits] = [countOf(rafFaces, ownSymbol(BRITISH)), countOf(lwFaces, ownSymbol(GERMAN))];
  const back = withWing(aceShown(state, wingId), wingId, { square: null, patrol: false });
  const now = withGeschwader(back, id, { fought: true });
  const tolls = [
    { side: GERMAN, hits: rafHits, squadrons: met, formation: id, by: "intercept" },
    { side: BRITISH, hits: lwHits, squadrons: wing.squadrons, formation: wingId, by: "intercept" },
  ] as const;
  return {
    state: doFirst(now, [{ do: "lose", tolls: tolls.filter(({ hits }) => hits > 0) }]),
    events: [
      reveal("event.intercept", {
        wing: wingId,
        geschwader: id,
        squadrons: wing.squadrons,
        met,
        rafHits,
        lwHits,
      }),
    ],
  };
}
