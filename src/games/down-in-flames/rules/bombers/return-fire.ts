import type { Dice } from "../../../../core/dice/dice.ts";
import type { CardId } from "../../data/card.ts";
import { isFiring } from "../../data/card.ts";
import { bonusKey } from "../attack/bursts.ts";
import { relation } from "../engagement/position.ts";
import { taken } from "../hand/deck.ts";
import { doFirst, withPlayerTurn, withState } from "../state/changed.ts";
import {
  type Attacker,
  cardOfElement,
  cardOfFormation,
  flyerOf,
  kindOf,
  type Piece,
  pieceOf,
} from "../state/pieces.ts";
import type { Board, State, Step } from "../state/state.ts";
import type { Attack, Task } from "../state/task.ts";
import { reveal } from "../state/tell.ts";

/** DIF-3.3, DIF-4.1.9, DIF-R51: the Hit Value of gunners, turrets and flak, which never run dry. */
const GUN_VALUE = 8;
/** DIF-B10: the most cards that turrets draw. */
const MOST_CARDS = 6;

/** DIF-B10: the turrets of the target and one card for each other bomber in formation with it. */
export function turretCards(board: Board, at: Extract<Piece, { kind: "bomber" }>): number {
  const { turret } = cardOfFormation(board.setup, at.formation);
  const bombers = board.formations[at.formation]?.bombers ?? [];
  if (!bombers[at.bomber]?.inFormation) return turret;
  const others = bombers.filter((one, place) => place !== at.bomber && one.inFormation && !one.down).length;
  return Math.min(MOST_CARDS, turret + others);
}

/** DIF-B9: a gunner fires at who comes from behind his Leader, or at whoever fires at his Wingman. */
function gunnerCards(board: Board, by: Attacker, at: Attacker): number {
  const { gunner = 0 } = cardOfElement(board.setup, at.element);
  const fires = at.kind === "wingman" || relation(board, by.element, at.element) > 0;
  return fires ? gunner : 0;
}

function cardsOf(board: Board, by: Attacker, at: Piece): number {
  if (at.kind === "bomber") return turretCards(board, at);
  return at.kind === "formation" ? 0 : gunnerCards(board, by, at);
}

/** DIF-B8: whether the target fires back now: at the first firing card of an aircraft in its player-turn, never at rockets. */
export function firesBack(board: Board, attack: Attack): boolean {
  if (attack.rockets) return false;
  const by = flyerOf(board.setup, attack.by);
  const at = pieceOf(board.setup, attack.at);
  const met = board.playerTurn?.answered.includes(`${by.id}>${bonusKey(board, at)}`) ?? false;
  return !met && cardsOf(board, by, at) > 0;
}

/** One firing card of a gunner, of turrets or of flak. */
export function gunAttack(
  source: "gunner" | "turret" | "flak",
  by: string,
  at: string,
  card: CardId,
): Attack {
  return {
    source,
    by,
    at,
    cards: [{ card, by }],
    hits: 0,
    bursts: 0,
    hitValue: GUN_VALUE,
    rockets: false,
    spared: true,
    escort: "",
    cockpit: false,
  };
}

/** DIF-B9, DIF-B10: cards are drawn, and every firing card among them is an attack on the shooter. */
export function returnFire(state: State, attack: Attack, dice: Dice): Step {
  const by = flyerOf(state.setup, attack.by);
  const at = pieceOf(state.setup, attack.at);
  const { state: drawn, cards, events } = taken(state, cardsOf(state, by, at), dice);
  const { answered } = drawn.playerTurn ?? { answered: [] };
  const now = withPlayerTurn(withState(drawn, { inPlay: [...drawn.inPlay, ...cards] }), {
    answered: [...answered, `${by.id}>${bonusKey(state, at)}`],
  });
  const source = at.kind === "bomber" ? "turret" : "gunner";
  const attacks = cards
    .filter((card) => isFiring(kindOf(state.setup, card).name))
    .map((card): Task => ({ do: "again", attack: gunAttack(source, at.id, by.id, card) }));
  return {
    state: doFirst(now, attacks),
    events: [...events, reveal("event.return-fire", { id: at.id, at: by.id, source, cards: [...cards] })],
  };
}
