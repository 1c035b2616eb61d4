import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { phaseOf } from "../../data/phases.ts";
import { SIDES, type Side } from "../../data/sides.ts";
import { drawTo } from "../hand/deck.ts";
import { limitOf } from "../hand/limits.ts";
import type { Campaign, Choice } from "../state/campaign.ts";
import { withElement, withState } from "../state/changed.ts";
import { brings, JOINS } from "../state/resources.ts";
import type { State, Step } from "../state/state.ts";
import { reveal } from "../state/tell.ts";
import { reservesOf } from "./resources.ts";

const BOTH: readonly Side[] = [0, 1];

/** Everybody knows from now on what a side has brought into this mission. */
function disclosed(state: State, side: Side): State {
  const campaign = present(state.campaign);
  const shown = campaign.chosen.map((choices, of) =>
    of === side
      ? choices.map((one, place): Choice => (place === campaign.mission - 1 ? { ...one, shown: true } : one))
      : choices,
  ) as unknown as Campaign["chosen"];
  return withState(state, { campaign: { ...campaign, chosen: shown } });
}

/** DIF-H5: the further Element comes at the start level, Neutral, with as many cards as it may hold. */
function joins(state: State, side: Side, dice: Dice): Step {
  if (!brings(state, side, "element")) return { state, events: [] };
  let now = disclosed(state, side);
  const events: GameEvent[] = [];
  for (const place of reservesOf(state, side)) {
    const { id } = itemAt(state.setup.elements, place);
    now = withElement(now, place, { presence: "here" });
    const drawn = drawTo(now, place, limitOf(now, place), dice);
    now = drawn.state;
    events.push(reveal("event.joins", { id }), ...drawn.events);
  }
  return { state: now, events };
}

/** The flak of the target is about to fire: whoever has changed it shows it. */
function flakShown(state: State, side: Side): Step {
  if (!brings(state, side, "flak")) return { state, events: [] };
  const more = state.setup.mission?.attacker !== side;
  return {
    state: disclosed(state, side),
    events: [reveal("event.flak-changed", { side: SIDES[side], more })],
  };
}

function forBoth(state: State, act: (from: State, side: Side) => Step): Step {
  let now = state;
  const events: GameEvent[] = [];
  for (const side of BOTH) {
    const done = act(now, side);
    now = done.state;
    events.push(...done.events);
  }
  return { state: now, events };
}

/** Whether in a turn of a mission everybody learns of a resource that it has come, or has not (DIF-B21). */
export function isTelling({ campaign, turn }: State, phase: string): boolean {
  return campaign !== null && (turn === JOINS || phase === "over-target");
}

/** What a game turn of a campaign brings before its first player-turn; nothing of the first turn is seen (DIF-H5). */
export function surprises(state: State, dice: Dice): Step {
  if (state.turn === JOINS) return forBoth(state, (from, side) => joins(from, side, dice));
  return phaseOf(state) === "over-target" ? forBoth(state, flakShown) : { state, events: [] };
}
