import { ComputerSeats } from "../../../src/app/computers/computer-seats.ts";
import type { Ask, Asking, Thought, ThoughtRequest } from "../../../src/app/context/computer-players.ts";
import { createPage } from "../../../src/app/context/page-state.ts";
import { Replay } from "../../../src/app/context/replay.ts";
import type { Computers } from "../../../src/app/session/placing.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import { choiceOf, openDuel } from "../session/table.ts";

/** A request that somebody else answers, when he likes. */
export interface Put extends Asking {
  readonly request: ThoughtRequest;
  answer(answers: Readonly<Record<string, string>>): Promise<void>;
  fail(): Promise<void>;
}

/** Lets everything happen that waits for a promise only. */
export async function soon(): Promise<void> {
  for (let turns = 0; turns < 10; turns++) await Promise.resolve();
}

/** A pending where questions to computers pile up. */
function asking(): { readonly ask: Ask; readonly puts: Put[] } {
  const puts: Put[] = [];
  const ask: Ask = (request, more = {}) =>
    new Promise<Thought>((done, fail) => {
      puts.push({
        request,
        ...more,
        answer(answers) {
          done({ answers: Object.entries(answers), considered: [] });
          return soon();
        },
        fail() {
          fail(new Error("no answer"));
          return soon();
        },
      });
    });
  return { ask, puts };
}

/** A table of the test game with computers at it, everything at rest. */
export function tableWith(computers: Computers) {
  const opened = openDuel(undefined, computers);
  const { store } = opened;
  const page = createPage();
  const player = createPlayer();
  player.instant = true;
  const replay = new Replay(store, page, player);
  const { ask, puts } = asking();
  const seats = new ComputerSeats({ store, page, player }, ask);
  return { ...opened, page, player, replay, puts, seats };
}

/** What a computer may answer in the first round of the test game. */
export function firstAnswers(seat: "red" | "blue"): Record<string, string> {
  const piece = seat === "red" ? "R1" : "B1";
  return {
    ...Object.fromEntries([choiceOf(seat)]),
    [`${seat}-bid`]: seat === "red" ? "bid 1" : "bid 4",
    [piece]: "done",
  };
}
