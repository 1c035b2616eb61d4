import type { Dice } from "../../../../core/dice/dice.ts";
import type { Prompt } from "../../../../core/game.ts";
import { SIDES } from "../../data/sides.ts";
import { nextTurn } from "../flow/begin.ts";
import type { CampaignPart } from "../parts.ts";
import { tablesOf } from "../setup/roster.ts";
import type { Campaign } from "../state/campaign.ts";
import type { State } from "../state/state.ts";
import type { Aftermath } from "../state/step.ts";
import type { View } from "../view/view.ts";
import { backgroundOf } from "./background.ts";
import { callUp } from "./call.ts";
import { checkCampaign } from "./check.ts";
import { type Muster, musterOf } from "./muster.ts";
import { isCampaign, openingCampaign } from "./opening.ts";
import { pick } from "./pick-question.ts";
import { takeOff } from "./take-off.ts";
import { endMission, isMissionOver } from "./week.ts";

type Known = Pick<State, "setup" | "campaign">;

/** Among whom a seat chooses: nobody outside a campaign. */
export function musterFor({ setup, campaign }: Known, seat: string): Muster | undefined {
  const { side } = setup.seats.find(({ id }) => id === seat) ?? {};
  return campaign ? musterOf(campaign, side === SIDES[1] ? 1 : 0, tablesOf(setup)) : undefined;
}

/** The question of a mission: who flies; of both sides at once, none before the die has called the Germans. */
function prompts(state: State): readonly Prompt[] {
  if (state.campaign?.called === null) return [];
  return state.setup.seats
    .filter(({ id }) => (musterFor(state, id)?.most ?? 0) > 0)
    .map(({ id }) => ({ id, seat: id, kind: "campaign", opens: "together" }));
}

/** The week before its first mission: an empty sky, and the die for the Germans comes next. */
function open(state: State): State {
  return {
    ...state,
    phase: "campaign",
    setup: { ...state.setup, airframes: [] },
    aircraft: [],
    guns: [],
    agenda: [{ do: "mission" }],
    campaign: openingCampaign(),
  };
}

function endTurn(state: State, dice: Dice): Aftermath {
  return isMissionOver(state) ? endMission(state, dice) : nextTurn(state);
}

/** A week of missions in one match: section 10 of the rules. */
export const campaign: CampaignPart = {
  isCampaign,
  check: checkCampaign,
  open,
  prompts,
  asked(view, { seat }) {
    const muster = musterFor(view, seat);
    return muster && view.campaign ? [{ muster, campaign: view.campaign }, pick, undefined] : undefined;
  },
  callUp,
  takeOff,
  endTurn,
  background: ({ campaign: week, setup }: View) => backgroundOf(week as Campaign, setup),
};
