import type { GameEvent, SeatId } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import type { Quality } from "../../data/quality.ts";
import { SIDES, type Side } from "../../data/sides.ts";
import { MUSTER } from "../opening/open-campaign.ts";
import { outcomeOfCampaign } from "../outcome/outcome.ts";
import { missionScoreOf } from "../outcome/score.ts";
import type { Setup } from "../setup/setup.ts";
import { type Campaign, type Choice, type Flown, MISSIONS } from "../state/campaign.ts";
import { changedElement, changedLeader, withState } from "../state/changed.ts";
import { broughtBy } from "../state/resources.ts";
import { seatsOf } from "../state/seats.ts";
import type { Leader, State, Step } from "../state/state.ts";
import { reveal, tell, tellSide } from "../state/tell.ts";
import { isBest } from "./resources.ts";

/** DIF-B21: aircraft in all missions that make an ace. */
const ACE = 5;

/** DIF-B21: one quality higher, up to Veteran; what is better stays. */
const RISEN: Readonly<Record<Quality, Quality>> = {
  recruit: "green",
  green: "regular",
  regular: "veteran",
  veteran: "veteran",
  ace: "ace",
};

/** What a surviving Leader has become who shot something down. */
function grown(quality: Quality, kills: number): Quality {
  return kills >= ACE ? "ace" : RISEN[quality];
}

/** What a mission made of a Leader, and what everybody may know of it. */
interface Evening {
  readonly leader: Leader;
  readonly known: Quality | null;
  readonly kills: number;
  readonly lost: number;
  readonly events: readonly GameEvent[];
}

function replaced(campaign: Campaign, leader: Leader, lost: number, id: string): Evening {
  const green = { quality: "green", shown: false, crackShot: false, keen: false } as const;
  return {
    leader: changedLeader(leader, { ...green, crackShotShown: true, keenShown: true }),
    known: "green",
    kills: 0,
    lost: lost + 1,
    events: campaign.mission < MISSIONS ? [tell("event.replaced", { id })] : [],
  };
}

/** DIF-B21: who has risen is told so, to his own side at least, where not everybody may infer it. */
function risen(
  seats: readonly SeatId[],
  values: { readonly id: string; readonly shots: number; readonly kills: number },
  open: Quality | null,
  own: Quality | null,
): GameEvent {
  if (own === open) return tell("event.risen", { ...values, quality: open });
  return tellSide("event.risen", { ...values, quality: open }, seats, { own });
}

function eveningOf(
  { campaign, setup }: { readonly campaign: Campaign; readonly setup: Setup },
  place: number,
  leader: Leader,
): Evening {
  const one = itemAt(setup.elements, place);
  const shots = campaign.shots[place] ?? 0;
  const kills = (campaign.kills[place] ?? 0) + shots;
  const lost = campaign.lost[place] ?? 0;
  if (leader.down) return replaced(campaign, leader, lost, one.id);
  const before = leader.shown ? leader.quality : (campaign.known[place] ?? null);
  if (shots === 0) return { leader, known: before, kills, lost, events: [] };
  const quality = grown(leader.quality ?? "regular", kills);
  const known = before && grown(before, kills);
  const told = risen(
    seatsOf(setup, one.side),
    { id: one.id, shots, kills },
    known === before ? null : known,
    quality === leader.quality ? null : quality,
  );
  // Whom everybody knows to be a Veteran need not show it; he can't be made one in secret any more.
  const shown = leader.shown || (known === quality && isBest(known));
  return { leader: changedLeader(leader, { quality, shown }), known, kills, lost, events: [told] };
}

function isLost(one: { readonly down: boolean } | null | undefined): number {
  return one?.down ? 1 : 0;
}

function lostBy(state: State, side: Side): number {
  const aircraft = state.setup.elements.map((one, place) => {
    const { leader, wingman } = itemAt(state.elements, place);
    return one.side === side ? isLost(leader) + isLost(wingman) : 0;
  });
  const bombers = state.setup.formations.map((one, place) =>
    one.side === side ? (state.formations[place]?.bombers.filter(({ down }) => down).length ?? 0) : 0,
  );
  return [...aircraft, ...bombers].reduce((sum, count) => sum + count, 0);
}

/** Flak that was never fired is told when the mission is over; a Veteran stays a secret until the campaign is. */
function opened(choices: readonly Choice[], last: boolean): readonly Choice[] {
  return choices.map((one) => (last || one.resource !== "veteran" ? { ...one, shown: true } : one));
}

/** Whose flak never came to fire. */
function unfired(state: State): readonly GameEvent[] {
  return SIDES.flatMap((name, side) => {
    const choice = broughtBy(state, side as Side);
    if (choice?.resource !== "flak" || choice.shown) return [];
    const more = state.setup.mission?.attacker !== side;
    return [reveal("event.flak-changed", { side: name, more })];
  });
}

function resourcesTold({ chosen }: Campaign): readonly GameEvent[] {
  return chosen.map((choices, side) =>
    reveal("event.resources", {
      side: SIDES[side as Side],
      resources: choices.map(({ resource, id }) => [resource, id].filter(Boolean).join(" ")),
    }),
  );
}

function books(state: State, evenings: readonly Evening[], flown: Flown, last: boolean): Campaign {
  const campaign = present(state.campaign);
  const [allied, axis] = campaign.chosen;
  return {
    ...campaign,
    mission: last ? campaign.mission : campaign.mission + 1,
    flying: false,
    points: [campaign.points[0] + flown.points[0], campaign.points[1] + flown.points[1]],
    flown: [...campaign.flown, flown],
    chosen: [opened(allied, last), opened(axis, last)],
    kills: evenings.map(({ kills }) => kills),
    lost: evenings.map(({ lost }) => lost),
    known: evenings.map(({ known }) => known),
  };
}

/** DIF-B21: a mission is over. Its points are added, Leaders rise or are replaced; then comes the next one, or the end. */
export function debrief(state: State): Step {
  const campaign = present(state.campaign);
  const { mission } = campaign;
  const last = mission >= MISSIONS;
  const flown: Flown = {
    points: missionScoreOf(state),
    lost: [lostBy(state, 0), lostBy(state, 1)],
    ground: state.ground,
    turns: state.turn,
  };
  const evenings = state.elements.map(({ leader }, place) =>
    eveningOf({ campaign, setup: state.setup }, place, leader),
  );
  const elements = state.elements.map((one, place) =>
    changedElement(one, { leader: evenings[place]?.leader ?? one.leader }),
  );
  const next = withState(state, { elements, campaign: books(state, evenings, flown, last) });
  const totals = next.campaign?.points ?? [0, 0];
  const events = [
    // A resource that stays hidden now is known to be a Veteran.
    reveal("event.mission-over", { mission, points: [...flown.points], totals: [...totals] }),
    ...evenings.flatMap((evening) => evening.events),
    ...unfired(state),
  ];
  if (!last) return { state: withState(next, { agenda: MUSTER }), events };
  return {
    state: withState(next, { agenda: [], outcome: outcomeOfCampaign(next) }),
    events: [...events, ...resourcesTold(present(next.campaign)), tell("event.end", {})],
  };
}
