import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MarkedWords } from "../../../src/app/face/marked/Marked.tsx";
import { piecesIn, toldWithSides } from "../../../src/app/face/marked/pieces-in.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { PALETTE_IDS, PALETTES, sideIdsIn } from "../../../src/tabletop/palettes.ts";
import { loadGameWords, nameSides } from "../../../src/words/games.ts";
import { sideName } from "../../../src/words/sides.ts";

const PIECES = new Map([
  ["R1", 0],
  ["B1", 1],
] as const);

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadGameWords));
});

test.each([
  ["R1 front B1", ["R1", "B1"]],
  ["R1's gunner, (B1): R12 and BR1 are others", ["R1", "B1"]],
  ["R1-R1", ["R1", "R1"]],
  ["nobody", []],
])("ids of pieces are found as words of their own: %s", (sentence, ids) => {
  const stretches = piecesIn(sentence, PIECES);
  expect(stretches.map(({ text }) => text).join("")).toBe(sentence);
  expect(stretches.filter(({ side }) => side !== undefined).map(({ text }) => text)).toEqual(ids);
});

describe.each(PALETTE_IDS)("in the colours %s", (palette) => {
  beforeAll(() => nameSides(sideIdsIn(palette)));
  afterAll(() => nameSides({}));

  test.each(LANGUAGES)(
    "who reads of R1 and B1 is told their sides, unless the letters tell them (%s)",
    (language) => {
      const shown = (sides: readonly string[]) =>
        renderToStaticMarkup(
          <MarkedWords
            text="R1 fires at B1"
            sides={sides}
            pieces={PIECES}
            name={(side) => sideName(side, language)}
          />,
        );
      const named = [
        ...shown(["red", "blue"]).matchAll(/aria-label="([^"]*)"><svg.*?<\/svg><\/span>(\w\d)/g),
      ];
      const [first, second] = [PALETTES[palette][0].name, PALETTES[palette][1].name];
      const tells = first === "red" && second === "blue";
      expect(named.map(([, side, id]) => [id, side])).toEqual(
        tells
          ? []
          : [
              ["R1", sideName(first, language)],
              ["B1", sideName(second, language)],
            ],
      );
      const told = (sides: readonly string[]) =>
        toldWithSides("R1 fires at B1", { sides, pieces: PIECES, name: (side) => sideName(side, language) });
      expect(told(["red", "blue"])).toBe(
        tells
          ? "R1 fires at B1"
          : `${sideName(first, language)} R1 fires at ${sideName(second, language)} B1`,
      );
      expect(told(["allied", "central"])).toBe("R1 fires at B1");
      // Sides that are not named after a colour keep their names in every palette.
      expect(shown(["allied", "central"])).toBe("R1 fires at B1");
    },
  );
});
