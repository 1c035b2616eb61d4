import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { phaseOf } from "../../data/phases.ts";
import type { Side } from "../../data/sides.ts";
import { isTelling } from "../campaign/surprises.ts";
import { finish } from "../outcome/finish.ts";
import { changedElement, doFirst, withState } from "../state/changed.ts";
import { isDecided } from "../state/decided.ts";
import { cardOfElement, isHere, isLoaded } from "../state/pieces.ts";
import type { State, Step } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { other, reveal, tell } from "../state/tell.ts";
import { namesOf } from "./name.ts";
import { begin } from "./player-turn.ts";

/** What follows the last player-turn of a game turn (DIF-B12, DIF-B13, DIF-B19). */
function endOfTurn(state: State): readonly Task[] {
  const { mission } = state.setup;
  if (!mission) return [];
  switch (phaseOf(state)) {
    case "target-bound-1":
      return [
        { do: "area-flak" },
        ...sheds(state),
        { do: "stay", side: other(mission.attacker) },
        { do: "stay", side: mission.attacker },
      ];
    case "over-target":
      return [{ do: "bomb-run" }];
    case "home-bound":
      return [{ do: "area-flak" }];
    default:
      return [];
  }
}

/** DIF-B19: who broke off is back for the way home, Neutral, at his level, with his hand. */
function returned(state: State): { readonly state: State; readonly events: readonly GameEvent[] } {
  const back = state.setup.elements.filter((_, place) => state.elements[place]?.presence === "away");
  if (back.length === 0) return { state, events: [] };
  const elements = state.elements.map((one) =>
    one.presence === "away" ? changedElement(one, { presence: "here" }) : one,
  );
  return {
    state: withState(state, { elements }),
    events: back.map(({ id }) => tell("event.returns", { id })),
  };
}

/** The next game turn, or the end. */
export function nextTurn(state: State): Step {
  if (state.turn >= state.setup.turns || (state.turn > 0 && isDecided(state, state.turn)))
    return finish(state);
  const turn = state.turn + 1;
  const rested = state.elements.map((one) => (one.acted ? changedElement(one, { acted: false }) : one));
  const begun = withState(state, { turn, elements: rested });
  const back = phaseOf(begun) === "home-bound" ? returned(begun) : { state: begun, events: [] };
  const tasks: readonly Task[] = [
    ...(state.campaign ? [{ do: "surprises" } as const] : []),
    { do: "name", side: state.first },
    ...endOfTurn(back.state),
    { do: "turn" },
  ];
  const phase = phaseOf(begun);
  const told = (isTelling(begun, phase) ? reveal : tell)("event.turn", {
    turn,
    of: state.setup.turns,
    phase,
  });
  return { state: withState(back.state, { agenda: tasks }), events: [told, ...back.events] };
}

/** Nobody has to be asked which Element is next: there is one, or none. */
export function nameAlone(state: State, side: Side): Step {
  const [id] = namesOf(state, side);
  if (id !== undefined)
    return begin(
      state,
      state.setup.elements.findIndex((one) => one.id === id),
    );
  const rival = other(side);
  return namesOf(state, rival).length > 0
    ? { state: doFirst(state, [{ do: "name", side: rival }]), events: [] }
    : { state, events: [] };
}

/** DIF-R29: a hand that somebody's player-turn, or flak after the last of them, has made too large. */
function sheds({ elements }: State): readonly Task[] {
  return [...elements.keys()].map((element) => ({ do: "shed", element }));
}

/** A player-turn is over. */
export function close(state: State, element: number): Step {
  const { side } = itemAt(state.setup.elements, element);
  const over = withState(state, { playerTurn: null, fresh: false });
  return { state: doFirst(over, [...sheds(over), { do: "name", side: other(side) }]), events: [] };
}

/** DIF-B19: a fighter Element without a load, which may break off; light bombers never do. */
export function mayBreakOff(state: State, element: number): boolean {
  const isFighter = cardOfElement(state.setup, element).role === "fighter";
  return isFighter && isHere(state, element) && !isLoaded(state, element);
}
