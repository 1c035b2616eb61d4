import { afterEach, describe, expect, test } from "vitest";
import { words as padGerman } from "../../src/app/games/dogfight/words.de.ts";
import { words as padEnglish } from "../../src/app/games/dogfight/words.en.ts";
import { withShownLengths } from "../../src/app/lengths.ts";
import { useSettings } from "../../src/app/settings/settings.ts";
import { words as lessonGerman } from "../../src/games/dogfight/face/words/de/lesson.ts";
import { words as papersGerman } from "../../src/games/dogfight/face/words/de/papers.ts";
import { words as tableGerman } from "../../src/games/dogfight/face/words/de/table.ts";
import { words as workshopGerman } from "../../src/games/dogfight/face/words/de/workshop.ts";
import { words as lessonEnglish } from "../../src/games/dogfight/face/words/en/lesson.ts";
import { words as papersEnglish } from "../../src/games/dogfight/face/words/en/papers.ts";
import { words as tableEnglish } from "../../src/games/dogfight/face/words/en/table.ts";
import { words as workshopEnglish } from "../../src/games/dogfight/face/words/en/workshop.ts";
import { de } from "../../src/games/dogfight/words/de.ts";
import { en } from "../../src/games/dogfight/words/en.ts";

afterEach(() => useSettings.setState({ units: "inches" }));

describe("lengths in sentences", () => {
  test("stay in inches where the reader chose them", () => {
    expect(withShownLengths("B1 is 7.4″ away", "en")).toBe("B1 is 7.4″ away");
  });

  test.each([
    ["en", "B1 is 7.4″ (7.0″ flat) away", "B1 is 18.8\u00a0cm (17.8\u00a0cm flat) away"],
    ["de", "B1 ist 7,4″ entfernt, 1″ zu weit", "B1 ist 18,8\u00a0cm entfernt, 2,5\u00a0cm zu weit"],
    ["en", "Across (″), R-11, 12 o'clock", "Across (″), R-11, 12 o'clock"],
  ] as const)("are told in centimetres, as %s writes them", (language, sentence, told) => {
    useSettings.setState({ units: "centimetres" });
    expect(withShownLengths(sentence, language)).toBe(told);
  });
});

test.each([
  ["en", [en, tableEnglish, papersEnglish, lessonEnglish, workshopEnglish]],
  ["de", [de, tableGerman, papersGerman, lessonGerman, workshopGerman]],
])("no sentence of the dogfight's table, papers and lessons spells its inches out (%s)", (_, catalogues) => {
  const spelled = /\b(\d+|an|one|two|half an|zwei|einen?|halben)[ -](inch(es)?|Zoll)\b/;
  const sentences = catalogues.flatMap((catalogue) => Object.entries(catalogue));
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter(([, sentence]) => spelled.test(String(sentence))).map(([key]) => key)).toEqual([]);
});

test("a key of the order pad names its way in the reader's unit", () => {
  expect(padEnglish["pad.forward"](2)).toBe("Ahead 2 steps: 4 inches");
  expect(padEnglish["pad.forward"](2, "10.2 cm")).toBe("Ahead 2 steps: 10.2 cm");
  expect(padGerman["pad.forward"](1, "5,1 cm")).toBe("1 Schritt geradeaus: 5,1 cm");
});
