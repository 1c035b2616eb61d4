import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ComputerSeats } from "../../../src/app/computers/computer-seats.ts";
import { createPage } from "../../../src/app/context/page-state.ts";
import { Replay } from "../../../src/app/context/replay.ts";
import { battleAtScreen } from "../../../src/app/session/battle-awaited.ts";
import type { Computers } from "../../../src/app/session/placing.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import { campaign as waiting } from "../../core/duel.ts";
import { campaignTable } from "../battles/campaign.ts";

const BOTH = { red: "ace", blue: "pilot" };
/** Milliseconds: longer than the table ever rests. */
const LONG = 5000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function tableWith(computers: Computers) {
  const { store } = await campaignTable(waiting(), computers);
  const page = createPage();
  const player = createPlayer();
  player.instant = true;
  new Replay(store, page, player);
  new ComputerSeats({ store, page, player }, () => new Promise(() => undefined));
  return { store, page };
}

it("a battle among computers is decided by the campaign's dice after a rest", async () => {
  const { store } = await tableWith(BOTH);
  expect(battleAtScreen(store.getState())?.id).toBe("battle-1");
  vi.advanceTimersByTime(LONG);
  expect(battleAtScreen(store.getState())).toBeUndefined();
});

it("it waits while somebody holds the game, so that it may be opened", async () => {
  const { store, page } = await tableWith(BOTH);
  page.setState({ held: true });
  vi.advanceTimersByTime(LONG);
  expect(battleAtScreen(store.getState())?.id).toBe("battle-1");
  page.setState({ held: false });
  vi.advanceTimersByTime(LONG);
  expect(battleAtScreen(store.getState())).toBeUndefined();
});

it("a battle in which a person has a part waits for him", async () => {
  const { store } = await tableWith({ blue: "pilot" });
  vi.advanceTimersByTime(LONG);
  expect(battleAtScreen(store.getState())?.id).toBe("battle-1");
});
