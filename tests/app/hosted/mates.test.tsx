// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { createPage } from "../../../src/app/context/page-state.ts";
import { type Tools, ToolsContext } from "../../../src/app/context/tools.ts";
import { RemoteCards } from "../../../src/app/hosted/RemoteCards.tsx";
import { speak, withWords } from "../../../src/app/words.ts";
import type { Language } from "../../../src/core/language.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import { mounted } from "../mounted.ts";
import { remoteOf, seatOf, tableOf, watched } from "./stand-in.ts";

const show = mounted();
const DOGFIGHT = findGame(GAMES, "dogfight") as GameEntry;

async function speaking(language: Language): Promise<void> {
  await speak(language);
  await withWords(async () => undefined);
}

beforeEach(() => speaking("en"));

/** What is told of orders, line by line. */
const told = () =>
  [...document.querySelectorAll("[data-told]")]
    .map(({ textContent }) => textContent ?? "")
    .filter((line) => /R\d/.test(line));

/** The window of Ben, who flies beside Anna, with what a table on a server has besides its match. */
async function besideBen() {
  const store = await watched(DOGFIGHT, "four-a-side");
  store.setState({ viewer: "ben", awaited: ["ben"] });
  const table = tableOf([seatOf("anna", "red"), seatOf("ben", "red"), seatOf("blue")], { teamSees: true });
  const { remote } = remoteOf(table, { viewer: "ben" });
  const tools = { store, page: createPage(), player: createPlayer() } as unknown as Tools;
  await show(
    <ToolsContext value={tools}>
      <RemoteCards remote={remote} onAgain={() => undefined} onLeave={() => undefined} />
    </ToolsContext>,
  );
  return (state: Partial<ReturnType<typeof store.getState>>) => act(async () => store.setState(state));
}

it("a player is told what his team mates have sealed, for as long as it is", async () => {
  const set = await besideBen();
  expect(told()).toEqual([]);
  await set({ mates: new Map([["R1", "2L1"]]) });
  expect(told()).toEqual(["Your side has sealed R1: 2L1."]);
  await set({
    mates: new Map([
      ["R1", "3"],
      ["R2", "2R1"],
    ]),
  });
  expect(told()).toEqual(["Your side has sealed R1: 3 and R2: 2R1."]);
  await act(() => speaking("de"));
  expect(told()).toEqual(["Deine Seite hat versiegelt: R1: 3 und R2: 2R1."]);
  await set({ mates: new Map() });
  expect(told()).toEqual([]);
});

it("drafts, and what he has sealed himself, are no news of his team mates", async () => {
  const set = await besideBen();
  await set({ drafts: new Map([["R3", "4"]]), sealed: new Map([["R4", "1"]]) });
  expect(told()).toEqual([]);
  await set({ mates: new Map([["R1", "2L1"]]) });
  expect(told()).toEqual(["Your side has sealed R1: 2L1."]);
});
