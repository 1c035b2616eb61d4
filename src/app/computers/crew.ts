import type { Around } from "./computer-seats.ts";
import type { LoadedCrew } from "./loaded.ts";
import type { Ask } from "./question.ts";

/** The computer players of a table page. */
export interface Crew {
  readonly ask: Ask;
  /** It weighs nothing that could be told. */
  readonly silent?: true;
  dispose(): void;
}

/** What brings the computer players to a table. */
export type CallCrew = (around: Around) => Crew;

/** Calls the computer players: their code is fetched when the first seat has one, or when somebody asks them. */
export function callCrew(around: Around): Crew {
  const { store, page } = around;
  let crew: Promise<LoadedCrew> | undefined;
  let gone = false;
  const load = () => {
    crew ??= import("./loaded.ts").then(({ LoadedCrew }) => new LoadedCrew(around));
    return crew;
  };
  const wake = () => {
    const [seat] = Object.keys(store.getState().computers);
    if (seat === undefined || page.getState().dropped !== null) return;
    load().catch(() => {
      crew = undefined;
      if (!gone) page.setState({ dropped: seat });
    });
  };
  const leave = [store.subscribe(wake), page.subscribe(wake)];
  wake();
  return {
    ask: async (question, asking) => (await load()).ask(question, asking),
    dispose() {
      gone = true;
      for (const stop of leave) stop();
      crew?.then((loaded) => loaded.dispose()).catch(() => undefined);
    },
  };
}
