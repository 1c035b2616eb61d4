import type { GameEvent } from "../../../../core/game.ts";
import { HANDS } from "../../data/figures.ts";
import { GERMAN } from "../../data/sides.ts";
import { seatOf } from "../state/sides.ts";
import type { State, Step } from "../state/state.ts";
import { tell } from "../state/tell.ts";
import { germanLosses, handsOf, victor } from "./deal.ts";

/** BB-134, BB-R52: hand after hand from each side's losses, until one can't deal a whole one. */
function dealt(british: number, german: number): readonly GameEvent[] {
  const [b, g] = handsOf(british, german);
  const rounds = Math.min(b, g) + 1;
  return Array.from({ length: rounds }, (_, at) =>
    tell("event.deal", {
      hand: at + 1,
      british: Math.min(HANDS[0], british - at * HANDS[0]),
      german: Math.min(HANDS[1], german - at * HANDS[1]),
      whole: [b > at, g > at],
    }),
  );
}

/** BB-83, BB-132, BB-133 to BB-136: the end. The winner is the side of whoever plays it (BB-R57). */
export function ended(state: State): Step {
  const [losses, german] = [state.rafLosses, germanLosses(state)];
  const { drawBelow, victoryInclusive: inclusive } = state.setup.options;
  const hands = handsOf(losses, german);
  const side = victor(state.successes, hands, { targets: state.targets, drawBelow, inclusive });
  const rate = hands[0] > hands[1] ? "better" : hands[0] < hands[1] ? "worse" : "equal";
  const values = {
    winner: side === null ? "draw" : side === GERMAN ? "german" : "british",
    successes: state.successes,
    targets: state.targets,
    british: losses,
    german,
    rate,
  } as const;
  const seat = side === null ? null : seatOf(state, side);
  const winner = state.setup.seats.find(({ id }) => id === seat)?.side ?? null;
  return {
    state: { ...state, phase: 0, outcome: { winner, reason: { key: "outcome", values } } },
    events: [...dealt(losses, german), tell("event.end", values)],
  };
}
