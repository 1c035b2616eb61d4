import type { Report } from "../../../core/game.ts";
import { itemAt } from "../../../core/item-at.ts";
import type { Phrase, Values } from "../../../core/phrase.ts";
import { phaseOf } from "../data/phases.ts";
import { SIDES } from "../data/sides.ts";
import { burstsAt } from "./attack/bursts.ts";
import { relation } from "./engagement/position.ts";
import { scoreOf } from "./outcome/score.ts";
import { bomberId } from "./setup/ids.ts";
import { awaitsMission, MISSIONS } from "./state/campaign.ts";
import { pieceOf } from "./state/pieces.ts";
import { reserveOf } from "./state/resources.ts";
import type { Aircraft, Board } from "./state/state.ts";
import type { View } from "./view/view.ts";

const POSITIONS = ["tailed", "disadvantaged", "neutral", "advantaged", "tailing"] as const;

/** Whom an Element stands to otherwise than Neutral, and how. */
function positionOf(board: Board, element: number): readonly [string, string | null] {
  for (const place of board.elements.keys()) {
    if (place === element) continue;
    const steps = relation(board, element, place);
    if (steps !== 0) return [itemAt(POSITIONS, steps + 2), board.setup.elements[place]?.id ?? null];
  }
  return ["neutral", null];
}

function conditionOf(one: Aircraft): string {
  return one.down ? "shot-down" : one.damaged ? "damaged" : "sound";
}

function burstsOf(board: Board, element: number, to: string | null): number {
  if (board.playerTurn?.element !== element || to === null) return 0;
  return Math.max(0, burstsAt(board, element, pieceOf(board.setup, to)) - board.playerTurn.bursts);
}

const STATUS = {
  here: "flying",
  away: "broken-off",
  left: "disengaged",
  reserve: "in-reserve",
  flew: "has-flown",
  home: "stayed-at-home",
} as const;

/** The missions of a campaign for programs, and what the viewer knows of resources. */
function campaignFields({ campaign, setup }: Board): Values {
  if (!campaign) return {};
  const { mission, flown, chosen, kills, shots, lost } = campaign;
  return {
    mission,
    flown: flown.map(({ points, lost: down, ground }) => ({ points: [...points], lost: [...down], ground })),
    resources: Object.fromEntries(
      SIDES.map((name, side) => [
        name,
        chosen[side as 0 | 1].map(({ resource, id }) => (id ? `${resource} ${id}` : resource)),
      ]),
    ),
    leaders: Object.fromEntries(
      setup.elements.map(({ id }, place) => [
        id,
        {
          kills: (kills[place] ?? 0) + (campaign.flying ? (shots[place] ?? 0) : 0),
          lost: lost[place] ?? 0,
        },
      ]),
    ),
  };
}

function elementFields(board: Board, place: number): Values {
  const one = itemAt(board.elements, place);
  const { id, side, type } = itemAt(board.setup.elements, place);
  const [position, to] = positionOf(board, place);
  const lost = one.leader.down && (!one.wingman || one.wingman.down);
  return {
    id,
    side: SIDES[side],
    type,
    level: one.level,
    position,
    to,
    bursts: burstsOf(board, place, to),
    hand: one.leader.hand.length,
    agility: one.leader.agility,
    leader: conditionOf(one.leader),
    wingman: one.wingman && conditionOf(one.wingman),
    status: lost ? "shot-down" : STATUS[reserveOf(board, place) ?? one.presence],
  };
}

function bomberFields(board: Board, formation: number): readonly (readonly [string, Values])[] {
  const { level, bombers } = itemAt(board.formations, formation);
  const { id, side, type } = itemAt(board.setup.formations, formation);
  return bombers.map(({ points, inFormation, down }, place) => [
    bomberId(id, place),
    { side: SIDES[side], type, level, points, formation: inFormation, status: down ? "shot-down" : "flying" },
  ]);
}

function standingOf(view: View, allied: number, axis: number): Phrase {
  const { campaign, turn, setup } = view;
  const phase = phaseOf(view);
  if (!campaign) return { key: "standing", values: { turn, turns: setup.turns, phase, allied, axis } };
  const { mission, flying } = campaign;
  const leg = flying && turn > 0 ? phase : null;
  const before = awaitsMission(view);
  return {
    key: "standing.campaign",
    values: { mission, missions: MISSIONS, before, phase: leg, allied, axis },
  };
}

/** The state of play for programs: of each Element level, position, bursts, cards and damage, of a bomber its points. */
export function reportOf(view: View): Report {
  const { setup, agenda, outcome } = view;
  const elements = setup.elements.map((one, place) => [one.id, elementFields(view, place)] as const);
  const bombers = setup.formations.flatMap((_, place) => bomberFields(view, place));
  const [allied, axis] = scoreOf(view);
  return {
    turn: awaitsMission(view) ? 0 : view.turn,
    phase: outcome ? "over" : (agenda[0]?.do ?? "over"),
    pieces: Object.fromEntries([...elements, ...bombers]),
    score: { allied, axis },
    standing: standingOf(view, allied, axis),
    background: {
      deck: view.deckSize,
      discard: view.discard.length,
      ground: view.ground,
      ...campaignFields(view),
    },
  };
}
