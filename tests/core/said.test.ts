import { describe, expect, test } from "vitest";
import { COMPLETE, LANGUAGES, type Language } from "../../src/core/language.ts";
import { said } from "../../src/core/said.ts";

const [FIRST] = LANGUAGES;
/** A language that nobody has finished. */
const NEW = "eo" as Language;

const ENGLISH = {
  title: "Duel",
  turn: ["plot", "fly"],
  left: (count: number) => `${count} left`,
  scenarios: { bounce: { title: "Bounce", blurb: "From the sun." } },
};

/** What is asked for, and what each language has of it. */
function loader(own: unknown) {
  const asked: Language[] = [];
  return {
    asked,
    load: async (language: Language) => {
      asked.push(language);
      if (language === FIRST) return ENGLISH;
      if (own === undefined) throw new Error("no such file");
      return own as typeof ENGLISH;
    },
  };
}

describe("what a language says that is not complete", () => {
  test("is the first language's where it has no file", async () => {
    expect(await said(NEW, loader(undefined).load)).toEqual(ENGLISH);
  });

  test("is its own, with the first language's sentences where it lacks them, however deep", async () => {
    const own = { title: "Duelo", turn: ["skribu"], scenarios: { bounce: { title: "Salto" } } };
    const words = await said(NEW, loader(own).load);
    expect(words.left(3)).toBe("3 left");
    expect(words).toMatchObject({
      title: "Duelo",
      turn: ["skribu"],
      scenarios: { bounce: { title: "Salto", blurb: "From the sun." } },
    });
    expect(ENGLISH.title).toBe("Duel");
  });

  test("keeps a sentence of its own that the first has not, and a function of its own", async () => {
    const own = { left: (count: number) => `restas ${count}`, plural: () => "j" };
    const words = await said(NEW, loader(own).load);
    expect([words.left(2), words]).toEqual(["restas 2", expect.objectContaining({ plural: own.plural })]);
  });

  test("is refused where the first language can't be had", async () => {
    await expect(said(NEW, () => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  });
});

test.each(COMPLETE)("the complete language %s is loaded alone, and nothing fills it", async (language) => {
  const { asked, load } = loader({ title: "Duell" });
  const words = await said(language, load);
  expect(asked).toEqual([language]);
  if (language !== FIRST) expect(words).toEqual({ title: "Duell" });
});
