import type { Around, ComputerPlayers } from "../context/computer-players.ts";
import type { LoadedPlayers } from "./loaded-players.ts";

/** Brings the computer players: their code is fetched when the first seat has one, or when somebody asks them. */
export function bringComputerPlayers(around: Around): ComputerPlayers {
  const { store, page } = around;
  let players: Promise<LoadedPlayers> | undefined;
  let gone = false;
  const load = () => {
    players ??= import("./loaded-players.ts").then(({ LoadedPlayers }) => new LoadedPlayers(around));
    return players;
  };
  const wake = () => {
    const [seat] = Object.keys(store.getState().computers);
    if (seat === undefined || page.getState().dropped !== null) return;
    load().catch(() => {
      players = undefined;
      if (!gone) page.setState({ dropped: seat });
    });
  };
  const leave = [store.subscribe(wake), page.subscribe(wake)];
  wake();
  return {
    ask: async (request, asking) => (await load()).ask(request, asking),
    dispose() {
      gone = true;
      for (const stop of leave) stop();
      players?.then((loaded) => loaded.dispose()).catch(() => undefined);
    },
  };
}
