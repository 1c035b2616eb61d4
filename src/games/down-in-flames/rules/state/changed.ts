import { agendaOf } from "../../../../core/agenda.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Board, Element, Leader, PlayerTurn, State, Wingman } from "./state.ts";
import type { Task } from "./task.ts";

/*
 * Copies name every field. Engines make `{ ...state }` of what is itself such a copy ten times as slowly, and whatever
 * reads it meets objects of ever new shapes.
 */
type Writable<Fields> = { -readonly [Key in keyof Fields]: Fields[Key] };

/** The state of which a board is what somebody sees, with this deck. */
export function stateOn(board: Board, deck: State["deck"]): Writable<State> {
  return {
    setup: board.setup,
    turn: board.turn,
    first: board.first,
    elements: board.elements,
    formations: board.formations,
    discard: board.discard,
    inPlay: board.inPlay,
    playerTurn: board.playerTurn,
    fresh: board.fresh,
    weave: board.weave,
    credit: board.credit,
    ground: board.ground,
    campaign: board.campaign,
    agenda: board.agenda,
    outcome: board.outcome,
    deck,
  };
}

function copyOfState(state: State): Writable<State> {
  return stateOn(state, state.deck);
}

function copyOfElement(one: Element): Writable<Element> {
  const { level, leader, wingman, quarry, steps, acted, presence, cloud } = one;
  return { level, leader, wingman, quarry, steps, acted, presence, cloud };
}

function copyOfLeader(leader: Leader): Writable<Leader> {
  return {
    down: leader.down,
    damaged: leader.damaged,
    cockpit: leader.cockpit,
    loaded: leader.loaded,
    rockets: leader.rockets,
    dry: leader.dry,
    quality: leader.quality,
    shown: leader.shown,
    hand: leader.hand,
    agility: leader.agility,
    wild: leader.wild,
    crackShot: leader.crackShot,
    crackShotShown: leader.crackShotShown,
    keen: leader.keen,
    keenShown: leader.keenShown,
  };
}

function copyOfWingman(wingman: Wingman): Writable<Wingman> {
  const { down, damaged, cockpit, loaded, rockets, dry, quality, shown, hand } = wingman;
  return { down, damaged, cockpit, loaded, rockets, dry, quality, shown, hand };
}

function copyOfPlayerTurn(turn: PlayerTurn): Writable<PlayerTurn> {
  const { element, bursts, bonus, aims, answered, wingmanShots, shooter, begun } = turn;
  return { element, bursts, bonus, aims, answered, wingmanShots, shooter, begun };
}

export const AGENDA = agendaOf<State, Task>((state, agenda) => {
  const next = copyOfState(state);
  next.agenda = agenda;
  return next;
});
export const { doFirst } = AGENDA;

/** A state, an Element, a Leader or a Wingman with some fields changed. */
export function withState(state: State, change: Partial<State>): State {
  return Object.assign(copyOfState(state), change);
}

export function changedElement(one: Element, change: Partial<Element>): Element {
  return Object.assign(copyOfElement(one), change);
}

export function changedLeader(leader: Leader, change: Partial<Leader>): Leader {
  return Object.assign(copyOfLeader(leader), change);
}

export function changedWingman(wingman: Wingman, change: Partial<Wingman>): Wingman {
  return Object.assign(copyOfWingman(wingman), change);
}

function withElementAs(state: State, place: number, element: Element): State {
  const elements = state.elements.slice();
  elements[place] = element;
  const next = copyOfState(state);
  next.elements = elements;
  return next;
}

export function withElement(state: State, place: number, change: Partial<Element>): State {
  return withElementAs(state, place, changedElement(itemAt(state.elements, place), change));
}

export function withLeader(state: State, place: number, change: Partial<Leader>): State {
  const element = copyOfElement(itemAt(state.elements, place));
  element.leader = changedLeader(element.leader, change);
  return withElementAs(state, place, element);
}

export function withWingman(state: State, place: number, change: Partial<Wingman>): State {
  const element = copyOfElement(itemAt(state.elements, place));
  if (!element.wingman) return state;
  element.wingman = changedWingman(element.wingman, change);
  return withElementAs(state, place, element);
}

export function withPlayerTurn(state: State, change: Partial<PlayerTurn>): State {
  if (!state.playerTurn) return state;
  const next = copyOfState(state);
  next.playerTurn = Object.assign(copyOfPlayerTurn(state.playerTurn), change);
  return next;
}
