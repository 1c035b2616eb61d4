import { expect, test } from "vitest";
import { cardSpoken, counterSpoken, siteSpoken } from "../../src/tabletop/spoken.ts";

const face = {
  title: "In My Sights",
  figures: [
    { value: "2", label: "bursts" },
    { value: "3", label: "hits" },
  ],
  text: "Fires at an enemy.",
};

test.each([
  [
    { title: "Squadron 12", figures: [{ value: "4", label: "strength" }], note: "in the air" },
    "Squadron 12, strength 4, in the air",
  ],
  [{ title: "A squadron, face down" }, "A squadron, face down"],
])("a counter is spoken by its name, its figures and its note: %o", (some, said) => {
  expect(counterSpoken({ ...some, id: "c", label: "", x: 0, y: 0 })).toBe(said);
});

test("a card says all that is known of it; face down it says first that it is", () => {
  const card = { id: "k", group: "hand" };
  expect(cardSpoken({ ...card, up: true, face })).toBe("In My Sights, bursts 2, hits 3, Fires at an enemy.");
  expect(cardSpoken({ ...card, up: false, face, title: "Face down" })).toBe(
    "Face down, In My Sights, bursts 2, hits 3, Fires at an enemy.",
  );
  expect(cardSpoken({ ...card, up: false, title: "A card of Blue's hand" })).toBe("A card of Blue's hand");
});

test("a site says what it is worth and how it has suffered", () => {
  const site = { id: "s", x: 0, y: 0, symbol: "city" as const, title: "London" };
  expect(siteSpoken(site)).toBe("London");
  expect(siteSpoken({ ...site, value: "3", hits: { taken: 1, of: 3 }, note: "burning" })).toBe(
    "London, 3, 1/3, burning",
  );
});
