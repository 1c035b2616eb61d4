// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { loadPanel } from "../../../src/app/games/index.ts";
import { ScreenPage } from "../../../src/app/hosted/ScreenPage.tsx";
import { speak, withWords } from "../../../src/app/words.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { drawnUntil, mounted } from "../mounted.ts";
import { loadedOf, remoteOf, seatOf, tableOf, watched } from "./stand-in.ts";

const come = vi.hoisted(() => vi.fn());
vi.mock("../../../src/app/remote/load-remote.ts", () => ({ loadRemote: come }));
// Drawings of tables have tests of their own.
vi.mock("../../../src/app/table/board/Board.tsx", () => ({ Board: () => null }));

const show = mounted();
const DOGFIGHT = findGame(GAMES, "dogfight") as GameEntry;

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await speak("en");
});

/** What is told to the whole room, line by line. */
const told = () => [...document.querySelectorAll("[data-told]")].map(({ textContent }) => textContent ?? "");

async function onScreen() {
  const store = await watched(DOGFIGHT, "duel");
  const { remote } = remoteOf(tableOf([seatOf("red"), seatOf("blue")]));
  const panel = await withWords(() => loadPanel("dogfight"));
  come.mockResolvedValue(loadedOf(remote, DOGFIGHT, store, panel));
  await show(<ScreenPage code="KRTMB" />);
  await drawnUntil(() => document.querySelector(".screen__awaited") !== null);
  return { store };
}

it("the screen for the whole room names once who is awaited", async () => {
  const { store } = await onScreen();
  expect(told().filter((line) => /Red|Blue/.test(line))).toEqual(["Waiting for Red and Blue"]);
  await act(async () => store.setState({ awaited: ["blue"] }));
  expect(told().filter((line) => /Red|Blue/.test(line))).toEqual(["Waiting for Blue"]);
});

it("it tells the phase, and nothing of a beginning, where a match waits for real dice", async () => {
  const { store } = await onScreen();
  const { open } = store.getState();
  const gone = { ...open.match, moments: [...open.match.moments, ...open.match.moments] };
  await act(async () => store.setState({ awaited: [], open: { ...open, match: gone } }));
  expect(told()).toContain("Movement orders");
  expect(told()).not.toContain("The table is set");
});
