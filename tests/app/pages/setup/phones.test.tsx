// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { SetupForm } from "../../../../src/app/pages/setup/SetupForm.tsx";
import { speak } from "../../../../src/app/words.ts";
import { GAMES } from "../../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../../src/games/registry.ts";
import { drawnUntil, mounted } from "../../mounted.ts";

const show = mounted();

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await speak("en");
});

const buttons = () => [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
const isOffered = () => buttons().includes("Play with phones");

/** Has the dice come from elsewhere. */
async function choose(dice: string): Promise<void> {
  const radio = [...document.querySelectorAll<HTMLElement>("label")].find(({ textContent }) =>
    textContent?.startsWith(dice),
  );
  await act(async () => radio?.querySelector<HTMLElement>("[role=radio]")?.click());
}

it("a set-up is offered for phones but with dice that are known beforehand", async () => {
  await show(<SetupForm entry={findGame(GAMES, "dogfight") as GameEntry} scenario="duel" />);
  await drawnUntil(isOffered);
  await choose("From a text");
  expect(isOffered()).toBe(false);
  await choose("Real dice");
  await drawnUntil(isOffered);
});
