import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ComputerSeats } from "../../../src/app/computers/computer-seats.ts";
import type { Ask, Thought, ThoughtRequest } from "../../../src/app/context/computer-players.ts";
import { createPage } from "../../../src/app/context/page-state.ts";
import { openTable } from "../../../src/app/session/open.ts";
import { restorePending } from "../../../src/app/session/pending.ts";
import { seededChoices, seededDice } from "../../../src/core/dice/random.ts";
import { openFile } from "../../../src/core/file/file.ts";
import { now } from "../../../src/core/match/match.ts";
import { luftwaffe as game } from "../../../src/games/luftwaffe/computer/game.ts";
import { table as face } from "../../../src/games/luftwaffe/face/table.ts";
import { pilot } from "../../../src/opponents/pilot.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import { luftwaffeEntry } from "../../games/luftwaffe/entry.ts";
import { soon } from "./around.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A raid between two computers that answer at once. */
function raid() {
  const live = seededDice("raid");
  const file = { format: 5 as const, game: game.meta.id, config: { scenario: "wilhelmshaven" } };
  const open = openFile(game, file, live);
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  const store = openTable({
    id: "raid",
    entry: luftwaffeEntry,
    face: face as Parameters<typeof openTable>[0]["face"],
    open: open.value,
    pending: restorePending(open.value.match, { sealed: [], drafts: [], typed: [], draws: [] }),
    computers: { american: "pilot", german: "pilot" },
    say: ({ key }) => key,
    live,
    newId: () => "other",
    untouched: false,
    save: () => undefined,
    savePending: () => undefined,
  });
  const ask: Ask = async ({ seats, view, prompts, opens, seed }: ThoughtRequest): Promise<Thought> => {
    const budget = { nodes: pilot.nodes };
    const { answers } = pilot.answer({ game, seats, view, prompts, opens }, budget, seededChoices(seed));
    return { answers: [...answers], considered: [] };
  };
  const player = createPlayer();
  player.instant = true;
  new ComputerSeats({ store, page: createPage(), player }, ask);
  const match = () => store.getState().open.match;
  return {
    asked: () =>
      now(match())
        .prompts.map(({ id }) => id)
        .join(),
    rounds: () => match().moments.length,
  };
}

/** Advances in steps far shorter than any rest; the milliseconds until the next answer is let in. */
async function untilNext({ rounds }: ReturnType<typeof raid>): Promise<number> {
  const before = rounds();
  for (let spent = 0; spent < 5000; spent += 20) {
    await soon();
    if (rounds() > before) return spent;
    vi.advanceTimersByTime(20);
  }
  throw new Error("nobody answers");
}

it("a computer that is asked the same once more rests less than one that is asked something else", async () => {
  const table = raid();
  const rests = { same: [] as number[], other: [] as number[] };
  for (let asked = table.asked(), before = ""; rests.same.length < 4; before = asked, asked = table.asked()) {
    const rest = await untilNext(table);
    if (before !== "") (asked === before ? rests.same : rests.other).push(rest);
  }
  expect(Math.max(...rests.same)).toBeLessThan(Math.min(...rests.other));
});
