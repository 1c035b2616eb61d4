import { agendaOf } from "../../../core/agenda.ts";
import type { Element, Leader, PlayerTurn, State, Wingman } from "./state.ts";
import type { Task } from "./task.ts";

export const AGENDA = agendaOf<State, Task>((state, agenda) => ({ ...state, agenda }));
export const { doFirst } = AGENDA;

export function withElement(state: State, place: number, change: Partial<Element>): State {
  const elements = state.elements.slice();
  elements[place] = { ...(state.elements[place] as Element), ...change };
  return { ...state, elements };
}

export function withLeader(state: State, place: number, change: Partial<Leader>): State {
  const { leader } = state.elements[place] as Element;
  return withElement(state, place, { leader: { ...leader, ...change } });
}

export function withWingman(state: State, place: number, change: Partial<Wingman>): State {
  const { wingman } = state.elements[place] as Element;
  return wingman ? withElement(state, place, { wingman: { ...wingman, ...change } }) : state;
}

export function withPlayerTurn(state: State, change: Partial<PlayerTurn>): State {
  return state.playerTurn ? { ...state, playerTurn: { ...state.playerTurn, ...change } } : state;
}
