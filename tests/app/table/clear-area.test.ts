import { expect, it } from "vitest";
import { besideCards } from "../../../src/app/table/board/clear-area.ts";

/** A projector's picture below the turn and above the caption, and cards of 570 pixels' width at its upper corners. */
const BETWEEN = { left: 0, right: 1920, top: 120, bottom: 870 };
const HIGH = 1080;
const first = (bottom: number) => ({ left: 15, right: 570, top: 15, bottom });
const second = (bottom: number) => ({ left: 1330, right: 1905, top: 15, bottom });

it.each([
  ["no card takes anything", [], BETWEEN],
  ["cards no lower than the turn take nothing", [first(90), second(90)], BETWEEN],
  ["below short cards is room enough", [first(200), second(160)], { ...BETWEEN, top: 200 }],
  ["between tall cards is more", [first(420), second(320)], { ...BETWEEN, left: 570, right: 1330 }],
  ["beside one tall card is all the rest", [second(420)], { ...BETWEEN, right: 1330 }],
])("%s", (_, cards, left) => {
  expect(besideCards(BETWEEN, cards, HIGH)).toEqual(left);
});
