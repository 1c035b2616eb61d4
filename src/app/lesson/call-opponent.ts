import type { Script } from "../../face/lesson.ts";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { findOpponent } from "../../opponents/index.ts";
import { ComputerSeats } from "../computers/computer-seats.ts";
import type { Ask, BringPlayers } from "../context/computer-players.ts";
import { answersOf } from "./opponent.ts";

/** Calls whoever plays against the pupil: a computer player that answers as the lesson needs it, at its usual pace. */
export function callOpponent(script: Script): BringPlayers {
  return (around) => {
    const ask: Ask = async ({ game: id, seat }) => {
      const [game, opponent] = await Promise.all([
        findGame(GAMES, id)?.load(),
        findOpponent(script.opponent)?.load(),
      ]);
      if (!game || !opponent) throw new Error(`nobody can play ${id} as ${script.opponent}`);
      const player = { game, opponent };
      return { answers: [...answersOf(script, player, around.store.getState(), seat)], considered: [] };
    };
    const seats = new ComputerSeats(around, ask);
    return { ask, silent: true, dispose: () => seats.dispose() };
  };
}
