import { expect, test } from "vitest";
import { questionOf } from "../../../../src/app/games/great-war/asking.ts";
import { tailChance, worthOf } from "../../../../src/app/games/great-war/chances.ts";
import { offerOf } from "../../../../src/app/games/great-war/offers.ts";
import { words } from "../../../../src/app/games/great-war/words.en.ts";
import type { PanelText } from "../../../../src/app/games/great-war/words.ts";
import { hexOf } from "../../../../src/core/hex-layout.ts";
import { cellOf } from "../../../../src/games/great-war/fire-table.ts";
import { greatWar } from "../../../../src/games/great-war/game.ts";
import { fly, moveSceneOf, parseMove } from "../../../../src/games/great-war/move/index.ts";
import type { State } from "../../../../src/games/great-war/state.ts";
import { OWN_TABLES } from "../../../../src/games/great-war/tables/index.ts";
import { viewOf } from "../../../../src/games/great-war/view.ts";
import { stateOf } from "../../../games/great-war/board.ts";

const t: PanelText = (key, ...values) => (words[key] as (...given: unknown[]) => string)(...values);

/** The first question of a state, and the answers offered to it. */
function asked(state: State) {
  const [prompt] = greatWar.prompts(state);
  if (!prompt) throw new Error("nothing is asked");
  const view = viewOf(state, prompt.seat);
  const offers = [...greatWar.options(prompt, view, new Map())].map((order) =>
    offerOf(t, view, prompt, order),
  );
  return { question: questionOf(t, view, prompt), offers };
}

/** A Camel close behind a triplane. */
const behind = stateOf([
  { id: "A1", hex: hexOf(10, 20), kills: 9 },
  { id: "G1", type: "fokker-dr-i", hex: hexOf(10, 17) },
]);

test("a tail is offered with its row and its chance", () => {
  const { question, offers } = asked({ ...behind, agenda: [{ do: "tail" }] });
  expect(question).toContain("(4.4)");
  expect(offers.map(({ text }) => text)).toEqual(["tail G1", "pass"]);
  expect(offers[0]).toMatchObject({ target: "G1", lines: ["row +1 of the tailing table"] });
  expect(offers[0]?.chance).toBe(tailChance(behind.setup, 1));
  expect(offers[1]?.chance).toBeUndefined();
});

/** The same after the Camel has flown there. */
function arrived(): State {
  const start = stateOf([
    { id: "A1", hex: hexOf(10, 28), kills: 9 },
    { id: "G1", type: "fokker-dr-i", hex: hexOf(10, 17) },
  ]);
  const scene = moveSceneOf(start, 0);
  const read = parseMove("8: F8", scene);
  if (!read.ok) throw new Error("straight ahead is legal");
  const { end } = fly(scene, read.value);
  return { ...start, aircraft: [end, ...start.aircraft.slice(1)], agenda: [{ do: "declare", who: 0 }] };
}

test("a shot is offered with range, column, modifiers, and what it is worth", () => {
  const { question, offers } = asked(arrived());
  expect(question).toContain("A1 has moved. Name its target now");
  const [shot] = offers;
  expect(shot).toMatchObject({ text: "fire G1", title: "Fire at G1", target: "G1" });
  expect(shot?.lines[0]).toContain("both guns · range 3, column A · ace +1 (4.7d)");
  expect(shot?.lines[1]).toContain(`${shot?.chance}\u00a0% to damage`);
  expect(offers.at(-1)).toMatchObject({ text: "hold", title: "Hold fire", target: null });
});

test("chances in per cent are those of 36 throws", () => {
  const sums = [1, 2, 3, 4, 5, 6].flatMap((first) => [1, 2, 3, 4, 5, 6].map((second) => first + second));
  const hits = sums.filter((sum) => cellOf(OWN_TABLES, "A", 3, sum + 1).points > 0);
  const worth = worthOf(behind.setup, "A", 3, 1);
  expect(worth.damage).toBe(Math.round((hits.length * 100) / 36));
  expect(worth.critical).toBeLessThanOrEqual(worth.damage);
});
