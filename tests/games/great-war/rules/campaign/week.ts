import { type Dice, recordedDice } from "../../../../../src/core/dice/dice.ts";
import type { GameEvent } from "../../../../../src/core/game.ts";
import { greatWar } from "../../../../../src/games/great-war/computer/game.ts";
import type { CampaignOrder, Order } from "../../../../../src/games/great-war/rules/grammar/order.ts";
import type { Campaign } from "../../../../../src/games/great-war/rules/state/campaign.ts";
import type { Aircraft, State } from "../../../../../src/games/great-war/rules/state/state.ts";

export const NO_DICE: Dice = recordedDice([]);

/** The first morning; the die for the Germans falls as given. */
export function firstMorning(die = 1): { state: State; events: readonly GameEvent[] } {
  return greatWar.setup({ scenario: "bloody-april" }, recordedDice([die]));
}

export function campaignOf(state: State): Campaign {
  if (!state.campaign) throw new Error("no campaign");
  return state.campaign;
}

/** What a seat answers, as the rules read it. */
export function read(state: State, seat: string, text: string) {
  const prompt = greatWar.prompts(state).find((one) => one.seat === seat);
  if (!prompt) throw new Error(`${seat} is not asked`);
  return greatWar.parse(text, prompt, greatWar.view(state, seat), new Map());
}

function legal(state: State, seat: string, text: string): Order {
  const found = read(state, seat, text);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

export function picked(state: State, seat: string, text: string): CampaignOrder {
  return legal(state, seat, text) as CampaignOrder;
}

/** A mission in its first turn, with the crews as named. Enough dice for the first rolls of initiative. */
export function inTheAir(allied: string, german: string, from = firstMorning().state): State {
  const answers = new Map([
    ["allied", legal(from, "allied", allied)],
    ["german", legal(from, "german", german)],
  ]);
  const faces = Array.from({ length: 400 }, (_, index) => (index % 6) + 1);
  return greatWar.resolve(from, answers, recordedDice(faces)).state;
}

/** The state with an aircraft changed, by its id. */
export function changed(state: State, id: string, change: Partial<Aircraft>): State {
  const at = state.setup.airframes.findIndex((one) => one.id === id);
  return {
    ...state,
    aircraft: state.aircraft.map((one, index) => (index === at ? { ...one, ...change } : one)),
  };
}

export function indexOf(state: State, id: string): number {
  return state.setup.airframes.findIndex((one) => one.id === id);
}
