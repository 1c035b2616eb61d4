import { expect, it } from "vitest";
import { phraser, say } from "../../src/core/phrase.ts";
import { wordsOf } from "../../src/face/text.ts";

const words = {
  welcome: "Welcome to the club.",
  range: ({ inches }: { readonly inches: number }) => `${inches} inches away.`,
};
const phrase = phraser<typeof words>();

it("a phrase carries the values that its sentence takes", () => {
  expect(phrase("range", { inches: 7 })).toEqual({ key: "range", values: { inches: 7 } });
  expect(phrase("welcome")).toEqual({ key: "welcome", values: {} });
});

it("a text is what it is, or what the catalogue says", () => {
  const speak = (text: Parameters<typeof wordsOf>[0]) => wordsOf(text, (one) => say(words, one));
  expect(speak("R1")).toBe("R1");
  expect(speak(phrase("range", { inches: 7 }))).toBe("7 inches away.");
  expect(speak({ key: "of-a-newer-version", values: {} })).toBe("of-a-newer-version");
});
