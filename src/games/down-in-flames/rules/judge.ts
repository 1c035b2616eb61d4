import type { Judge } from "../../../core/file/judge.ts";
import { type Bounds, holdsSame, outOfBounds, wrongIn } from "../../../core/input/bounds.ts";
import type { Shapes } from "../../../core/input/data-shape.ts";
import shapes from "../data/shapes.json" with { type: "json" };
import { allCards } from "./opening/first-state.ts";
import type { Element, State } from "./state/state.ts";

const MANY: Bounds = [0, 200];

/** Of the five altitudes and the steps between them no battle has more. */
const LEVEL: Bounds = [-5, 50];

const BOUNDS: Readonly<Record<string, Bounds>> = {
  turn: [0, 100],
  "elements.*.level": LEVEL,
  "elements.*.leader.agility": MANY,
  "formations.*.level": LEVEL,
  "formations.*.bombers.*.points": MANY,
  "credit.*": [-1000, 1000],
  ground: [-1000, 1000],
  "playerTurn.bursts": MANY,
  "playerTurn.wingmanShots": MANY,
  "playerTurn.bonus.*": MANY,
};

/** Every card is somewhere, and none twice. */
function hasAllCards({ setup, deck, discard, inPlay, elements }: State): boolean {
  const hands = elements.flatMap(({ leader, wingman }) => [...leader.hand, ...(wingman?.hand ?? [])]);
  return holdsSame([...deck, ...discard, ...inPlay, ...hands], allCards(setup));
}

function wrong(one: Element, { setup, elements }: State, place: number): string | undefined {
  const setUp = setup.elements[place];
  if (!setUp) return "";
  if ((one.wingman !== null) !== setUp.wingman) return "wingman";
  if ((one.quarry === -1) !== (one.steps === 0)) return "steps";
  if (one.quarry !== -1 && !elements[one.quarry]) return "quarry";
  if (one.quarry !== -1 && setup.elements[one.quarry]?.side === setUp.side) return "quarry";
  return undefined;
}

export const judge: Judge = {
  shapes: shapes as Shapes,
  impossible(given) {
    const state = given as State;
    const { setup, elements, formations, turn, campaign } = state;
    if (elements.length !== setup.elements.length) return "elements";
    if (formations.length < setup.formations.length) return "formations";
    if (turn > setup.turns && !campaign) return "turn";
    if (!hasAllCards(state)) return "deck";
    return (
      outOfBounds(state, BOUNDS) ?? wrongIn("elements", elements, (one, place) => wrong(one, state, place))
    );
  },
};
