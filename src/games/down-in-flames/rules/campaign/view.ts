import type { Dice } from "../../../../core/dice/dice.ts";
import { CHOICE } from "../../../../core/orders/choice.ts";
import { present } from "../../../../core/present.ts";
import { phaseOf } from "../../data/phases.ts";
import type { Quality } from "../../data/quality.ts";
import { SIDES, type Side } from "../../data/sides.ts";
import { type Campaign, type Choice, RESOURCES, type Resource } from "../state/campaign.ts";
import { changedElement, changedLeader } from "../state/changed.ts";
import type { Board, Element } from "../state/state.ts";
import { belowVeteran } from "./resources.ts";

const UNSEEN: Choice = { resource: null, id: null, shown: false };
/** Phases in which flak over the target has not yet shown whose it is. */
const BEFORE_FLAK: readonly string[] = ["target-bound-3", "target-bound-2", "target-bound-1"];

/** What a viewer may see of a campaign: of the enemy's resources those that have shown themselves. `own`: the viewer's sides. */
export function hiddenCampaign(campaign: Campaign, own: readonly Side[]): Campaign {
  const { mission, flying, points, flown, chosen, kills, shots, lost, known } = campaign;
  const seen = (side: Side) =>
    own.includes(side) ? chosen[side] : chosen[side].map((one) => (one.shown ? one : UNSEEN));
  return { mission, flying, points, flown, chosen: [seen(0), seen(1)], kills, shots, lost, known };
}

function draw(dice: Dice, among: number): number {
  if (among < 2) return 0;
  const [face = 1] = dice.throw({
    dice: [`d${among}`],
    by: "table",
    why: CHOICE,
    secret: { seats: [] },
  });
  return face - 1;
}

/** Whether a resource that has not shown itself may yet be the one of a mission. */
function mayBe(board: Board, mission: number, resource: Resource): boolean {
  const { campaign, turn } = board;
  if (resource === "veteran") return true;
  if (mission !== campaign?.mission) return false;
  if (!campaign.flying) return true;
  return resource === "element" ? turn < 2 : BEFORE_FLAK.includes(phaseOf(board));
}

/** A resource that a side may have brought into a mission, and the Leader who is then a Veteran. */
function imaginedChoice(
  board: Board,
  side: Side,
  place: number,
  used: ReadonlySet<string | null>,
  dice: Dice,
): Choice {
  const may = RESOURCES.filter((one) => !used.has(one) && mayBe(board, place + 1, one));
  const resource = may[draw(dice, may.length)] ?? "none";
  if (resource !== "veteran") return { resource, id: "", shown: false };
  const leaders = belowVeteran(board, side);
  const at = leaders[draw(dice, leaders.length)];
  if (at === undefined) return { resource: "none", id: "", shown: false };
  return { resource, id: board.setup.elements[at]?.id ?? "", shown: false };
}

/** The resources of a side, those that are hidden filled in with what may be. */
function imaginedChoices(board: Board, side: Side, dice: Dice): readonly Choice[] {
  const all = present(board.campaign).chosen[side];
  const used = new Set<string | null>(all.map(({ resource }) => resource));
  return all.map((one, place) => {
    if (one.resource !== null) return one;
    const choice = imaginedChoice(board, side, place, used, dice);
    used.add(choice.resource);
    return choice;
  });
}

/** Whether a choice has made its Leader a Veteran already: it does as the mission takes off (DIF-R30). */
function hasRisen({ campaign }: Board, place: number): boolean {
  return campaign !== null && (place + 1 < campaign.mission || campaign.flying);
}

/** What an unseen Leader is in a campaign that is imagined: what everybody may infer, or the Veteran of a resource. */
function imaginedQuality(board: Board, place: number, choices: readonly Choice[]): Quality | null {
  const { id } = board.setup.elements[place] ?? {};
  const at = choices.findIndex((one) => one.resource === "veteran" && one.id === id);
  return at >= 0 && hasRisen(board, at) ? "veteran" : (board.campaign?.known[place] ?? null);
}

/** Qualities that are hidden in a campaign, filled in; those that lots decided stay as they are. */
function withQualities(board: Board, chosen: Campaign["chosen"]): readonly Element[] {
  return board.elements.map((one, place) => {
    const side = board.setup.elements[place]?.side ?? 0;
    if (one.leader.quality !== null) return one;
    const quality = imaginedQuality(board, place, chosen[side]);
    return changedElement(one, { leader: changedLeader(one.leader, { quality }) });
  });
}

/** A campaign as it may be, with Leaders to fit: whoever sees all sees it as it is. */
export function imagineCampaign<Known extends Board>(known: Known, dice: Dice): Known {
  const { campaign } = known;
  if (!campaign) return known;
  const chosen = [
    imaginedChoices(known, 0, dice),
    imaginedChoices(known, 1, dice),
  ] as const satisfies Campaign["chosen"];
  return { ...known, campaign: { ...campaign, chosen }, elements: withQualities(known, chosen) };
}

/** The sides whose secrets a viewer knows. */
export function sidesKnownTo(umpire: boolean, side: Side | undefined): readonly Side[] {
  if (umpire) return SIDES.map((_, one) => one as Side);
  return side === undefined ? [] : [side];
}
