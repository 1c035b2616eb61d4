import type { Dice } from "../../../../core/dice/dice.ts";
import type { Outcome } from "../../../../core/game.ts";
import { present } from "../../../../core/present.ts";
import { SIDES } from "../../data/sides.ts";
import { flyingOf, outcomeNow } from "../outcome/outcome.ts";
import type { Campaign } from "../state/campaign.ts";
import type { State } from "../state/state.ts";
import { type Aftermath, tell } from "../state/step.ts";
import { isEvening, MISSIONS } from "./calendar.ts";
import { debrief } from "./debrief.ts";
import { evening } from "./evening.ts";

/** B-73: a mission ends at its last turn, when no Allied aircraft is left, or when all is done and no German is there. */
export function isMissionOver(state: State): boolean {
  if (outcomeNow(state) || flyingOf(state, 0) === 0) return true;
  return flyingOf(state, 1) === 0 && state.done.length === state.setup.targets.length;
}

/** B-74: points decide the week. */
function result({ turn, campaign }: State): Outcome {
  const { points } = campaign as Campaign;
  const [allied, german] = points;
  const winner = allied === german ? null : allied > german ? SIDES[0] : SIDES[1];
  return { winner, reason: { key: "outcome.campaign", values: { turn, side: winner, points } } };
}

function ended(state: State): Aftermath {
  const outcome = result(state);
  const points = present(state.campaign).points;
  return {
    board: { ...state, phase: "over", agenda: [], outcome },
    events: [tell("event.week-over", { side: outcome.winner, points })],
  };
}

/** The end of a mission, of a day, of the week. */
export function endMission(state: State, dice: Dice): Aftermath {
  const flown = debrief(state, dice);
  const { mission } = present(flown.board.campaign);
  const night = isEvening(mission) && mission < MISSIONS;
  const after = night
    ? evening(present(flown.board.campaign), dice)
    : { campaign: present(flown.board.campaign), events: [] };
  const events = [...flown.events, ...after.events];
  const board: State = { ...flown.board, campaign: after.campaign };
  if (mission === MISSIONS) {
    const end = ended(board);
    return { board: end.board, events: [...events, ...end.events] };
  }
  const campaign = { ...after.campaign, mission: mission + 1 };
  return { board: { ...board, phase: "campaign", agenda: [{ do: "mission" }], campaign }, events };
}
