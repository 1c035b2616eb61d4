import type { Dice } from "../../../../core/dice/dice.ts";
import type { CardKind } from "../../data/card.ts";
import { isFiring } from "../../data/card.ts";
import { changeOf } from "../altitude/possible.ts";
import { bonusKey } from "../attack/bursts.ts";
import { gainOf } from "../attack/judge.ts";
import { withAim } from "../bombers/aim.ts";
import { advanced, disengaged } from "../engagement/position.ts";
import { drawTo } from "../hand/deck.ts";
import { doFirst, withElement, withPlayerTurn } from "../state/changed.ts";
import { credited } from "../state/credit.ts";
import {
  type Attacker,
  cardOfElement,
  flyerOf,
  handOf,
  kindOf,
  type Piece,
  pieceOf,
} from "../state/pieces.ts";
import type { Board, State, Step } from "../state/state.ts";
import type { Attack, Play, Task } from "../state/task.ts";
import { tell } from "../state/tell.ts";
import { holds, lapses } from "./answer.ts";
import { fireAtAircraft } from "./fire.ts";
import { fireAtBomber } from "./fire-at-bomber.ts";

/** DIF-10.13: no card of the Beaufighter's scores more than two hits, each for itself (DIF-R80). */
export function hitsOf(state: Board, attack: Pick<Attack, "source" | "by">, card: CardKind): number {
  if (attack.source !== "hand") return card.hits;
  const by = flyerOf(state.setup, attack.by);
  return Math.min(card.hits, cardOfElement(state.setup, by.element).mostHits ?? card.hits);
}

/** The attack is carried out: hits against a defense. */
export function fire(state: State, attack: Attack, dice: Dice): Step {
  const at = pieceOf(state.setup, attack.at);
  if (at.kind === "formation") return { state, events: [] };
  const done =
    at.kind === "bomber" ? fireAtBomber(state, attack, at, dice) : fireAtAircraft(state, attack, at, dice);
  return { ...done, state: credited(state, done.state, attack) };
}

/** DIF-R11: fire at aircraft stays open while its player may add a card; else it is resolved at once. */
function fired(state: State, attack: Attack, card: CardKind, dice: Dice): Step {
  const open: Attack = {
    ...attack,
    hits: attack.hits + hitsOf(state, attack, card),
    bursts: attack.bursts + card.bursts,
    cockpit: attack.cockpit || card.name === "cockpit-hit",
  };
  const at = pieceOf(state.setup, attack.at);
  // DIF-R12: bombers take each card by itself.
  const stays = attack.source === "hand" && at.kind !== "bomber" && !attack.rockets;
  if (stays) return { state: doFirst(state, [{ do: "aggregate", attack: open }]), events: [] };
  return fire(state, open, dice);
}

/** A position card at a Wingman or at bombers gives bursts, and the choice of the bomber (DIF-B7, DIF-B10). */
function favoured(state: State, by: Attacker, at: Piece, gain: number): Step {
  const key = bonusKey(state, at);
  const bonus = state.playerTurn?.bonus ?? {};
  const gained =
    by.kind === "leader"
      ? withPlayerTurn(state, { bonus: { ...bonus, [key]: (bonus[key] ?? 0) + gain } })
      : state;
  const next =
    at.kind === "formation"
      ? withAim(gained, by.kind, { formation: at.formation, bomber: -1, free: true })
      : gained;
  return {
    state: next,
    events: [tell("event.favoured", { id: by.id, at: at.id, bursts: by.kind === "leader" ? gain : 0 })],
  };
}

function positioned(state: State, attack: Attack, gain: number): Step {
  const by = flyerOf(state.setup, attack.by);
  const at = pieceOf(state.setup, attack.at);
  return at.kind === "leader" ? advanced(state, by.element, at.element, gain) : favoured(state, by, at, gain);
}

function clouded(state: State, element: number, id: string): Step {
  const freed = disengaged(state, element);
  return {
    state: withElement(freed.state, element, { cloud: true }),
    events: [tell("event.cloud", { id }), ...freed.events],
  };
}

/** An attack card that nobody has negated does what it does. */
export function effect(state: State, attack: Attack, dice: Dice): Step {
  if (!holds(state, attack)) return lapses(state, attack);
  const [play] = attack.cards as readonly [Play];
  const card = kindOf(state.setup, play.card);
  if (isFiring(card.name)) return fired(state, attack, card, dice);
  const gain = gainOf(card.name);
  if (gain > 0) return positioned(state, attack, gain);
  const { element, id } = flyerOf(state.setup, attack.by);
  if (card.name === "full-throttle") return drawTo(state, element, 1, dice);
  if (card.name === "clouds") return clouded(state, element, id);
  if (play.roll === undefined) return { state, events: [] };
  const move: Task = { do: "move", move: { element, change: changeOf(play.roll), roll: true } };
  return { state: doFirst(state, [move]), events: [] };
}

/** Whether somebody could add a card: how many he holds is known to all. */
export function mayAdd(state: State, attack: Attack): boolean {
  return handOf(state, flyerOf(state.setup, attack.by)).length > 0;
}
