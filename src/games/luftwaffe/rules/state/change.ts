import { agendaOf } from "../../../../core/agenda.ts";
import type { AmericanState, Economy, GermanState, State } from "./state.ts";
import type { Task } from "./task.ts";

export const AGENDA = agendaOf<State, Task>((state, agenda) => ({ ...state, agenda }));
export const { doFirst } = AGENDA;

export function withGerman(state: State, id: string, change: Partial<GermanState>): State {
  return { ...state, germans: state.germans.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

export function withAmerican(state: State, id: string, change: Partial<AmericanState>): State {
  const americans = state.americans.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...state, americans };
}

export function withEconomy(state: State, change: Partial<Economy>): State {
  return { ...state, economy: { ...state.economy, ...change } };
}
