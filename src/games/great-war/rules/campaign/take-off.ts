import type { Dice } from "../../../../core/dice/dice.ts";
import type { Answers, GameEvent } from "../../../../core/game.ts";
import { present } from "../../../../core/present.ts";
import { SIDES } from "../../data/sides.ts";
import type { CampaignOrder, Order } from "../grammar/order.ts";
import { tablesOf } from "../setup/roster.ts";
import type { Setup } from "../setup/setup.ts";
import type { Campaign, Crew, CrewRef } from "../state/campaign.ts";
import { firstState } from "../state/first-state.ts";
import type { State } from "../state/state.ts";
import { type Aftermath, tell } from "../state/step.ts";
import { missionConfig } from "./mission-config.ts";
import { musterOf } from "./muster.ts";

function crewAt({ squadrons }: Campaign, [squadron, crew]: CrewRef): Crew {
  return present(squadrons[squadron]?.crews[crew]);
}

/** The crews of either side as they were named. */
function chosenBy(state: State, answers: Answers<Order>): readonly (readonly CrewRef[])[] {
  return ([0, 1] as const).map((side) => {
    const seat = state.setup.seats.find((one) => one.side === SIDES[side])?.id ?? "";
    const { choice = [] } = (answers.get(seat) ?? {}) as Partial<CampaignOrder>;
    const { candidates } = musterOf(present(state.campaign), side, tablesOf(state.setup));
    return candidates.filter(({ name }) => choice.includes(name)).map(({ ref }) => ref);
  });
}

function flies(setup: Setup, side: 0 | 1): GameEvent {
  const machines = setup.airframes
    .filter((one) => one.side === side)
    .map(({ id, crew, type }) => ({ id, names: crew.map(({ name }) => name), type }));
  return tell("event.line-up", { side: SIDES[side], machines });
}

/** The answers open together: the mission is laid out with who was named, and its first turn begins. */
export function takeOff(state: State, answers: Answers<Order>, dice: Dice): Aftermath {
  const campaign = present(state.campaign);
  const [allied = [], german = []] = chosenBy(state, answers);
  const crews = (refs: readonly CrewRef[]) => refs.map((ref) => crewAt(campaign, ref));
  const tables = state.setup.tables;
  const config = missionConfig(campaign.mission, [crews(allied), crews(german)], tables ?? undefined);
  const options = state.setup.options;
  const laid = firstState({ ...config, options, ...(tables && { tables }) }, dice);
  const setup = { ...laid.setup, seats: state.setup.seats };
  const board: State = {
    ...laid,
    setup,
    agenda: [{ do: "begin" }],
    campaign: { ...campaign, flying: [...allied, ...german], credits: [] },
  };
  return { board, events: [flies(setup, 0), flies(setup, 1)] };
}
