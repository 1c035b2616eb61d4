// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { HeroPicture } from "../../../../src/app/pages/home/HeroPicture.tsx";
import { speak } from "../../../../src/app/words.ts";
import { GAMES } from "../../../../src/games/index.ts";
import { findGame } from "../../../../src/games/registry.ts";
import { mounted } from "../../mounted.ts";

const asked: boolean[] = [];

vi.mock("../../../../src/app/pages/home/use-film.ts", () => ({
  useFilm: (pictured: boolean) => {
    asked.push(pictured);
    return false;
  },
}));

const show = mounted();

beforeEach(() => speak("en"));

test("the film of a battle waits for the picture before it", async () => {
  const entry = findGame(GAMES, "dogfight");
  await show(entry && <HeroPicture entry={entry} />);
  expect(asked.at(-1)).toBe(false);
  const picture = document.querySelector(".hero__picture img");
  await act(async () => picture?.dispatchEvent(new Event("load")));
  expect(asked.at(-1)).toBe(true);
});
