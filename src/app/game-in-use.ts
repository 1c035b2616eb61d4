import { create } from "zustand";
import { GAMES } from "../games/index.ts";
import { findGame } from "../games/registry.ts";

const useInUse = create<{ readonly game: string | undefined }>()(() => ({ game: GAMES[0]?.meta.id }));

/** Remembers the game that a page or a table is about, if there is one of that id. */
export function noteGame(game: string): void {
  if (findGame(GAMES, game)) useInUse.setState({ game });
}

/** The game that was looked at last, at first the first one: whose rules are meant where no game is named. */
export function useGameInUse(): string | undefined {
  return useInUse(({ game }) => game);
}
