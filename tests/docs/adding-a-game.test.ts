import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CopiedHouse, copyHouse } from "../copied-house.ts";
import { openPage } from "../opened-page.ts";
import { documentNamed, sectionOf } from "./documents.ts";
import { addGame, NEW_GAME, newGame } from "./new-game.ts";

const DOCUMENT = documentNamed("docs/adding/game.md");

/** The files that the document's table names in rows that end so. */
function filesThat(needed: "yes" | "no"): readonly string[] {
  const rows = sectionOf(DOCUMENT, "The folder").split("\n");
  const names = rows
    .filter((row) => new RegExp(`\\| ${needed} *\\|$`).test(row))
    .map((row) => row.split("|")[1]);
  return names.flatMap((cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file));
}

/** What the document's row about `data/` says that may be in it by a name that scripts and pages know. */
const OF_DATA = [
  ...(/^\| `data\/` *\|(.*)\|/m.exec(sectionOf(DOCUMENT, "The folder"))?.[1] ?? "").matchAll(/`([^`]+)`/g),
].map(([, name = ""]) => name);

it("a new game has every file that it needs, and none that it may lack", () => {
  const files = [...newGame().keys()];
  expect(filesThat("yes").length).toBeGreaterThan(8);
  const isThere = (file: string) =>
    files.some((one) => one === file || (file.endsWith("/") && one.startsWith(file)));
  expect(filesThat("yes").filter((file) => !isThere(file))).toEqual([]);
  const more = filesThat("no").filter((file) => files.some((one) => one.startsWith(file)));
  expect(more).toEqual(["face/", "data/"]);
  const index = newGame().get("index.ts") ?? "";
  expect([...index.matchAll(/^ {4}(\w+): async/gm)].map(([, part]) => part)).toEqual(["table"]);
  expect(OF_DATA.length).toBeGreaterThan(4);
  expect(files.filter((file) => OF_DATA.some((name) => file.startsWith(`data/${name}`)))).toEqual([]);
});

/** Tests that ask something of every game, each by its own. */
const OF_EVERY_GAME = [
  ...["shapes", "rules", "purity", "problems"].map((name) => `tests/architecture/${name}.test.ts`),
  ...["titles", "citations", "pages/setup", "lesson/lessons"].map((name) => `tests/app/${name}.test.ts`),
  ...["task", "papers"].map((name) => `tests/face/${name}.test.ts`),
  ...["sides", "side-ids"].map((name) => `tests/words/${name}.test.ts`),
  "tests/docs/playing.test.ts",
];

describe("a game with nothing but what it needs", { tags: ["long"], timeout: 400_000 }, () => {
  let house: CopiedHouse;

  beforeAll(() => {
    house = copyHouse("tests", "docs", "README.md", "playwright.config.ts");
    addGame(house);
  });
  afterAll(() => house.remove(), 60_000);

  /** Runs tests of the house; what they said where one failed. */
  const failedTests = (...given: readonly string[]) => {
    const { status, stdout, stderr } = house.node(["node_modules/vitest/vitest.mjs", "run", ...given]);
    return status === 0 && /Tests .*\d passed/.test(stdout) ? "" : stdout.slice(-3000) + stderr.slice(-2000);
  };

  it("compiles, and among the pure folders too", () => {
    expect(house.typeErrors()).toEqual([]);
    expect(house.typeErrors("tsconfig.pure.json")).toEqual([]);
  });

  it("is played on the command line", () => {
    expect(house.node(["bin/tallyho.js", "list"]).stdout).toContain(`${NEW_GAME}: The scuffle`);
    const line = `simulate ${NEW_GAME} --scenario duel --red cadet --blue random --games 2 --seed any`;
    const played = house.node(["bin/tallyho.js", ...line.split(" ")]);
    expect([played.status, played.stderr]).toEqual([0, ""]);
  });

  it("keeps the contract, and is asked for no golden", () => {
    expect(failedTests("tests/conformance", "tests/goldens/goldens.test.ts", "-t", NEW_GAME)).toBe("");
  });

  it("fails no test that asks something of every game", () => {
    expect(failedTests(...OF_EVERY_GAME)).toBe("");
  });

  it.each(["scripts/record-goldens.ts", "scripts/build-shapes.ts"])("does not stop %s", (script) => {
    expect(house.node(["--import", "tsx", script]).status).toBe(0);
  });

  it("has pages in the built house, and its rules a size without a bar", async () => {
    expect(house.node(["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]).status).toBe(0);
    const sizes = 'import("./scripts/sizes.js").then(({ checkSizes }) => checkSizes())';
    expect(house.node(["-e", sizes]).stdout).toMatch(new RegExp(`rules of ${NEW_GAME}: .* kB; no bar`));
    const { page, go, text, faults, close } = await openPage(house.path("dist"), { language: "en" });
    for (const [address, said] of [
      ["", "The scuffle"],
      [`new/${NEW_GAME}/patrol`, "Three each."],
      [`rules/${NEW_GAME}`, "There are no rules"],
      [`lesson/${NEW_GAME}`, "There is no lesson"],
      [`print/${NEW_GAME}`, "nothing to print"],
      [`editor/${NEW_GAME}`, "No such page"],
      [`workshop/${NEW_GAME}`, "No such page"],
    ] as const) {
      await go(`#/${address}`);
      await expect.poll(text, { message: address, timeout: 20_000 }).toContain(said);
    }
    await go(`#/new/${NEW_GAME}/duel`);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.locator("button.offer:visible").first().click();
    for (const question of ["red-bid", "R1"]) {
      await page.locator("summary", { hasText: question }).click();
      await page.locator("button.offer:visible").first().click();
    }
    await page.getByRole("button", { name: "All ready" }).click();
    await expect.poll(text, { timeout: 20_000 }).toContain("wins the bid");
    expect(faults).toEqual([]);
    await close();
  });
});
