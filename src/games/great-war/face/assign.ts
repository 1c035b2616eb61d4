import type { Prompt } from "../../../core/game.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { AssignFace, Assignment, Candidate as Listed } from "../../../face/assign.ts";
import { SIDES } from "../data/sides.ts";
import { dataOf, sideOfSquadron } from "../data/squadrons.ts";
import { dayOf, isEvening, kindOf } from "../rules/campaign/calendar.ts";
import {
  type Candidate,
  isWhole,
  type Muster,
  musterOf,
  readyOf,
  shortage,
} from "../rules/campaign/muster.ts";
import { pickOrder } from "../rules/campaign/pick.ts";
import { crewsIn } from "../rules/campaign/pick-question.ts";
import { tablesOf } from "../rules/setup/roster.ts";
import type { Airman, Campaign, Crew, Squadron } from "../rules/state/campaign.ts";
import type { View } from "../rules/view/view.ts";
import { killsText, rankOf, typeNameOf } from "./week.ts";
import type { words } from "./words/en/assign.ts";

const phrase = phraser<typeof words>();

/** A side's list in the making, and who of it is chosen. */
interface Choice {
  readonly muster: Muster;
  readonly chosen: readonly Candidate[];
}

/** The answer that has a crew in it, or no longer; undefined where one more does not fit. */
function withOrWithout({ muster, chosen }: Choice, one: Candidate): string | undefined {
  const on = chosen.includes(one);
  const next = on ? chosen.filter((other) => other !== one) : [...chosen, one];
  const fits = on || (next.length <= muster.most && shortage(muster, next) === undefined);
  if (!fits) return undefined;
  return next.length > 0 ? pickOrder(muster, next).text : "";
}

function lineOf(man: Airman): Listed["lines"][number] {
  const { kills, missions } = man;
  const service = { kills: killsText(kills), missions, rank: rankOf(man) };
  return { title: man.name, text: phrase("man.service", service) };
}

/** A crew: who can fly may be chosen, who can't has a reason. */
function listed(choice: Choice, squadron: number, place: number, crew: Crew): Listed {
  const one = choice.muster.candidates.find(({ ref }) => ref[0] === squadron && ref[1] === place);
  const id = `${squadron} ${place}`;
  const lines = crew.men.filter((man) => man !== null).map(lineOf);
  if (!one) return { id, lines, chosen: false, bar: phrase("pick.bar", { machine: isWhole(crew) }) };
  const text = withOrWithout(choice, one);
  return { id, lines, chosen: choice.chosen.includes(one), ...(text !== undefined && { text }) };
}

/** The crews of one type of a squadron. */
function groupOf(choice: Choice, { setup }: View, squadron: Squadron, at: number, type: string) {
  const crews = squadron.crews.map((crew, place) => ({ crew, place }));
  const flight = { squadron: squadron.id, type: typeNameOf(setup, type), ready: readyOf(squadron, type) };
  return {
    id: `${squadron.id} ${type}`,
    title: phrase("pick.flight", flight),
    candidates: crews
      .filter(({ crew }) => crew.type === type)
      .map(({ crew, place }) => listed(choice, at, place, crew)),
  };
}

/** All crews of a side by squadron and type, in the order of the rosters. */
function groupsOf(choice: Choice, view: View, { squadrons }: Campaign): Assignment["groups"] {
  return squadrons.flatMap((squadron, at) =>
    sideOfSquadron(squadron.id) === choice.muster.side
      ? dataOf(squadron.id).types.map((type) => groupOf(choice, view, squadron, at, type))
      : [],
  );
}

function whyOf(mission: number, { side, least, most }: Muster): readonly Phrase[] {
  const how = side === 0 ? phrase("pick.how.allied", { least, most }) : phrase("pick.how.german", { most });
  return [phrase("pick.task", { kind: kindOf(mission) }), how];
}

const LINE = { label: phrase("pick.line"), go: phrase("pick.go") };

/** Who flies the next mission of a campaign. */
function assign({ seat }: Prompt, view: View, text: string): Assignment | undefined {
  const { campaign, setup } = view;
  if (!campaign) return undefined;
  const { side } = setup.seats.find(({ id }) => id === seat) ?? {};
  const muster = musterOf(campaign, side === SIDES[1] ? 1 : 0, tablesOf(setup));
  const chosen = crewsIn(text, muster);
  const { mission } = campaign;
  const { least, most } = muster;
  return {
    title: phrase("pick.title", { mission, day: dayOf(mission), evening: isEvening(mission) }),
    why: whyOf(mission, muster),
    groups: groupsOf({ muster, chosen }, view, campaign),
    count: phrase("pick.chosen", { chosen: chosen.length, least, most }),
    line: LINE,
  };
}

/** The lists of the face: crews of a campaign. */
export const lists: AssignFace<View> = { assign };
