import type { Script } from "../../face/lesson.ts";
import { findOpponent } from "../../opponents/index.ts";
import { ComputerSeats } from "../computers/computer-seats.ts";
import type { Ask, BringPlayers } from "../context/computer-players.ts";
import { answersOf } from "./opponent.ts";

/** Calls whoever plays against the pupil: a computer player that answers as the lesson needs it, at its usual pace. */
export function callOpponent(script: Script): BringPlayers {
  return (around) => {
    const ask: Ask = async ({ seat }) => {
      const opponent = await findOpponent(script.opponent)?.load();
      if (!opponent) throw new Error(`there is no computer player ${script.opponent}`);
      return { answers: [...answersOf(script, opponent, around.store.getState(), seat)], considered: [] };
    };
    const seats = new ComputerSeats(around, ask);
    return { ask, silent: true, dispose: () => seats.dispose() };
  };
}
