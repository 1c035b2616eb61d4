// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notices } from "../../../src/app/notices/Notices.tsx";
import { useOffline } from "../../../src/app/offline/state.ts";
import { parseRoute, type Route } from "../../../src/app/router.ts";
import { speak } from "../../../src/app/words.ts";
import { mounted } from "../mounted.ts";

/** An address of every page, and whether a newer version is offered there. */
const OFFERED: Readonly<Record<Route["page"], readonly [address: string, offered: boolean]>> = {
  home: ["#/", true],
  game: ["#/game/dogfight", true],
  matches: ["#/matches", true],
  settings: ["#/settings", true],
  about: ["#/about", true],
  rules: ["#/rules/dogfight", true],
  unknown: ["#/nowhere/at/all", true],
  host: ["#/host", false],
  screen: ["#/screen/KRTMB", false],
  join: ["#/join/KRTMB", false],
  watch: ["#/watch/KRTMB", false],
  new: ["#/new/dogfight", false],
  match: ["#/match/one", false],
  dice: ["#/match/one/dice", false],
  statistics: ["#/match/one/statistics", false],
  link: ["#/m/packed", false],
  "set-up": ["#/s/packed", false],
  hangar: ["#/hangar", false],
  editor: ["#/editor/dogfight", false],
  workshop: ["#/workshop/dogfight", false],
  lesson: ["#/lesson/dogfight", false],
  show: ["#/show/dogfight", false],
  print: ["#/print/dogfight", false],
};

const show = mounted();

beforeEach(() => speak("en"));

afterEach(() => useOffline.setState({ update: undefined }));

async function buttons(route: Route): Promise<readonly HTMLButtonElement[]> {
  await show(<Notices route={route} />);
  return [...document.querySelectorAll("button")];
}

test.for(Object.entries(OFFERED))("a newer version on the page %s", async ([page, [address, offered]]) => {
  const route = parseRoute(address);
  expect(route.page).toBe(page);
  expect(await buttons(route)).toEqual([]);
  const update = vi.fn();
  await act(async () => useOffline.setState({ update }));
  const [take, ...more] = await buttons(route);
  expect(more).toEqual([]);
  take?.click();
  expect(update).toHaveBeenCalledTimes(offered ? 1 : 0);
});
