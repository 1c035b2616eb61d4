// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPage } from "../../../src/app/context/page-state.ts";
import { type Tools, ToolsContext } from "../../../src/app/context/tools.ts";
import { RemoteCards } from "../../../src/app/hosted/RemoteCards.tsx";
import { speak, withWords } from "../../../src/app/words.ts";
import type { Language } from "../../../src/core/language.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { HANDOVER_LIFETIME } from "../../../src/protocol/limits.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import { mounted } from "../mounted.ts";
import { remoteOf, seatOf, tableOf, watched } from "./stand-in.ts";

const show = mounted();
const DOGFIGHT = findGame(GAMES, "dogfight") as GameEntry;
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const text = () => document.querySelector(".remote")?.textContent ?? "";

async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);
  if (!button) throw new Error(`no button ${words}`);
  await act(async () => button.click());
}

const wait = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));

/** The cards of a player whose seat is handed on at a server that gives out `codes` in turn. `ahead`: his clock, in milliseconds. */
async function handingOn(ahead: number, codes: string[], language: Language = "en"): Promise<void> {
  await speak(language);
  await withWords(async () => undefined);
  vi.setSystemTime(Date.UTC(1940, 7, 15, 18, 30) + ahead);
  const store = await watched(DOGFIGHT, "duel");
  store.setState({ viewer: "red", awaited: ["red"] });
  const { remote, ask } = remoteOf(tableOf([seatOf("red"), seatOf("blue")]), { viewer: "red" });
  ask.mockImplementation(async () => ({ ok: true, handover: codes.shift(), lasts: HANDOVER_LIFETIME }));
  const tools = { store, page: createPage(), player: createPlayer() } as unknown as Tools;
  await show(
    <ToolsContext value={tools}>
      <RemoteCards remote={remote} onAgain={() => undefined} onLeave={() => undefined} />
    </ToolsContext>,
  );
}

const HAND_ON = "Hand the seat to another device";

it.each([
  ["right", 0],
  ["an hour ahead", 60 * MINUTE],
  ["a day behind", -24 * 60 * MINUTE],
])("a code for a seat is good for as long as the server has it, by a clock that is %s", async (_, ahead) => {
  await handingOn(ahead, ["ABCDEFGH", "HGFEDCBA"]);
  await press(HAND_ON);
  expect(text()).toContain("write ABCDEFGH.That is good for 10 minutes.");
  await wait(3 * MINUTE + 1000);
  expect(text()).toContain("That is good for 7 minutes.");
  await wait(6 * MINUTE);
  expect(text()).toContain("That is good for less than a minute.");
  await wait(MINUTE);
  expect(text()).toContain("The code for your seat has run out");
  expect(text()).not.toContain("ABCDEFGH");
  await press(HAND_ON);
  expect(text()).toContain("write HGFEDCBA.That is good for 10 minutes.");
  await press("All right");
  expect(text()).not.toContain("HGFEDCBA");
});

it("it is never good for longer, whatever the clock is set to meanwhile", async () => {
  await handingOn(0, ["ABCDEFGH"]);
  await press(HAND_ON);
  vi.setSystemTime(Date.now() - 60 * MINUTE);
  await wait(6000);
  expect(text()).toContain("That is good for 10 minutes.");
});

it("auf Deutsch", async () => {
  await handingOn(60 * MINUTE, ["ABCDEFGH"], "de");
  await press("Den Platz an ein anderes Gerät geben");
  expect(text()).toContain("schreibe ABCDEFGH.Das gilt noch 10 Minuten.");
});
