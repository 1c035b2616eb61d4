import type { Around, Ask } from "../context/computer-players.ts";
import { Client } from "./client.ts";
import { ComputerSeats } from "./computer-seats.ts";

/** The computer players of a table once their code is there. */
export class LoadedPlayers {
  private readonly client = new Client();
  private readonly seats: ComputerSeats;
  readonly ask: Ask = this.client.ask;

  constructor(around: Around) {
    this.seats = new ComputerSeats(around, this.ask);
  }

  dispose(): void {
    this.seats.dispose();
    this.client.dismiss();
  }
}
