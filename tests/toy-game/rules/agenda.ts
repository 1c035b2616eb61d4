import { agendaOf } from "../../../src/core/agenda.ts";
import type { State, Task } from "./state.ts";

export const agenda = agendaOf<State, Task>((state, tasks) => ({ ...state, agenda: tasks }));
