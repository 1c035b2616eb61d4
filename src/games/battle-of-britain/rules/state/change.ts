import { agendaOf } from "../../../../core/agenda.ts";
import { present } from "../../../../core/present.ts";
import type { Geschwader, PoolState, State, Wing } from "./state.ts";
import type { Task } from "./task.ts";

export const AGENDA = agendaOf<State, Task>((state, agenda) => ({ ...state, agenda }));
export const { doFirst } = AGENDA;

export function withGeschwader(state: State, id: string, change: Partial<Geschwader>): State {
  const geschwader = state.geschwader.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...state, geschwader };
}

export function withWing(state: State, id: string, change: Partial<Wing>): State {
  return { ...state, wings: state.wings.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

export function withPool(state: State, id: string, change: Partial<PoolState>): State {
  const pool = present(state.pools[id]);
  return { ...state, pools: { ...state.pools, [id]: { ...pool, ...change } } };
}
