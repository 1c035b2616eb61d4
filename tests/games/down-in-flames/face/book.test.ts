import { expect, test } from "vitest";
import { book } from "../../../../src/games/down-in-flames/face/book.ts";
import { words } from "../../../../src/games/down-in-flames/face/words/en/book.ts";
import { chancesOf } from "../../../../src/games/down-in-flames/rules/combat/odds.ts";
import { en } from "../../../../src/games/down-in-flames/words/en.ts";
import { rowsIn } from "../../../face/rows.ts";

const rowsOf = rowsIn(book, { ...en, ...words });

test("the tables are those of the rules", () => {
  const odds = rowsOf("odds").find(([first]) => first === "4:1");
  const [down, of] = chancesOf(32, 8, "d6").down;
  expect(odds).toEqual(["4:1", "1–2", "3–4", `${down}/${of}`, "1/3", "1/3"]);
  expect(rowsOf("odds", 1).find(([first]) => first === "2.5:1")).toEqual([
    "2.5:1",
    "1–2",
    "3–5",
    "1/6",
    "1/4",
    "7/12",
  ]);
  expect(rowsOf("odds")[0]).toEqual(["<1:2", "–", "1, then 1", "0", "1/36", "35/36"]);
  expect(rowsOf("bursts").map((row) => row.join(" "))).toContain("Simple Sight 0 1 4");
  expect(rowsOf("answers").find(([card]) => card === "IN MY SIGHTS")?.[2]).toBe("37");
  expect(rowsOf("hand").map((row) => row.slice(2))).toEqual([
    ["9/6", "9", "3", "any"],
    ["5/8", "8", "0", "5"],
  ]);
  expect(rowsOf("exchange").map((row) => row[2])).toEqual([
    "The attack stands.",
    "The attack is negated.",
    "The attack stands.",
    "The attack is negated.",
  ]);
  expect(rowsOf("altitude").map((row) => row.slice(1).join(" "))).toEqual([
    "−2 +1 +2",
    "−1 +1 +2",
    "−3 +1 +2",
    "−2 +2 +4",
    "−2 +1 +1",
  ]);
});

test("drawings of positions have a pursuer behind his quarry", () => {
  const figures = book.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "figure" ? block.drawings() : [])),
  );
  expect(figures).toHaveLength(2);
  for (const drawing of figures) {
    if (drawing.kind !== "position") throw new Error("another kind of drawing");
    const { pieces } = typeof drawing.tabletop === "function" ? drawing.tabletop(() => "") : drawing.tabletop;
    expect(pieces.map(({ id }) => id)).toEqual(["A1", "A1w", "B1", "B1w"]);
  }
});
