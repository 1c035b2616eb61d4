import { afterEach, describe, expect, test } from "vitest";
import { withShownLengths } from "../../src/app/lengths.ts";
import { useSettings } from "../../src/app/settings/settings.ts";

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
