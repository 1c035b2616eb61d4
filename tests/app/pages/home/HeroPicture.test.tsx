// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HeroPicture } from "../../../../src/app/pages/home/HeroPicture.tsx";
import { speak } from "../../../../src/app/words.ts";
import { GAMES } from "../../../../src/games/index.ts";
import { findGame } from "../../../../src/games/registry.ts";

const asked: boolean[] = [];

vi.mock("../../../../src/app/pages/home/use-film.ts", () => ({
  useFilm: (pictured: boolean) => {
    asked.push(pictured);
    return false;
  },
}));

let root: Root;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await speak("en");
  root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("the film of a battle waits for the picture before it", async () => {
  const entry = findGame(GAMES, "dogfight");
  await act(async () => root.render(entry && <HeroPicture entry={entry} />));
  expect(asked.at(-1)).toBe(false);
  const picture = document.querySelector(".hero__picture img");
  await act(async () => picture?.dispatchEvent(new Event("load")));
  expect(asked.at(-1)).toBe(true);
});
