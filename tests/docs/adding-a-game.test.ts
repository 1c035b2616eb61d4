import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshData, ServingProcess } from "../cli/serving/serving-process.ts";
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

/** A copy of the house with the new game in it, while the tests of a group run. */
function houseWithGame() {
  let house: CopiedHouse;
  beforeAll(() => {
    house = copyHouse("tests", "docs", "README.md", "playwright.config.ts");
    addGame(house);
  }, 60_000);
  afterAll(() => house.remove(), 60_000);
  /** Runs tests of the house; what they said where one failed. */
  const failedTests = (...given: readonly string[]) => {
    const { status, stdout, stderr } = house.node(["node_modules/vitest/vitest.mjs", "run", ...given]);
    return status === 0 && /Tests .*\d passed/.test(stdout) ? "" : stdout.slice(-3000) + stderr.slice(-2000);
  };
  /** Runs a script of the house: how it ended, and what it said. */
  const script = (name: string, ...given: readonly string[]) => {
    const { status, stdout, stderr } = house.node(["--import", "tsx", `scripts/${name}.ts`, ...given]);
    return { status, said: stdout + stderr };
  };
  return { house: () => house, failedTests, script };
}

type OpenedPage = Awaited<ReturnType<typeof openPage>>;

/** What its pages say, and those of the house that show every game. */
const SAID = [
  ["", "The scuffle"],
  [`game/${NEW_GAME}`, "5 battles"],
  [`new/${NEW_GAME}/patrol`, "Three squadrons each"],
  [`rules/${NEW_GAME}`, "There are no rules"],
  [`lesson/${NEW_GAME}`, "There is no lesson"],
  [`print/${NEW_GAME}`, "nothing to print"],
  [`print/${NEW_GAME}/duel`, "nothing to print"],
  [`editor/${NEW_GAME}`, "No such page"],
  [`workshop/${NEW_GAME}`, "No such page"],
  [`hangar/${NEW_GAME}`, "No such page"],
  ["hangar", "Whose miniatures"],
  [`show/${NEW_GAME}`, "Fly it yourself"],
] as const;

async function expectPages({ go, text }: OpenedPage): Promise<void> {
  for (const [address, said] of SAID) {
    await go(`#/${address}`);
    await expect.poll(text, { message: address, timeout: 20_000 }).toContain(said);
  }
}

/** A round of a match against a computer, and its figures. */
async function expectMatch({ page, go, text }: OpenedPage): Promise<void> {
  await go(`#/new/${NEW_GAME}/duel`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator("button.offer:visible").first().click();
  for (const question of ["bid", "move a squadron"]) {
    await page.locator("summary", { hasText: `Raiders: ${question}` }).click();
    await page.locator("button.offer:visible").first().click();
  }
  await page.getByRole("button", { name: "All ready" }).click();
  await expect.poll(text, { timeout: 20_000 }).toMatch(/Turn 1 · shove|Turn 2 · plan/);
  const match = /#\/match\/[^/?]+/.exec(page.url())?.[0] ?? "";
  await go(`${match}/statistics`);
  await expect.poll(text, { timeout: 20_000 }).toContain("Nothing is counted for this game");
  await go(`${match}/dice`);
  await expect.poll(text, { timeout: 20_000 }).toContain("Dice of the match");
}

/** A table of it on a server. */
async function expectHosted({ page, go, text }: OpenedPage): Promise<void> {
  await go("#/host");
  await page.getByLabel("Game", { exact: true }).selectOption("The scuffle");
  await page.getByRole("button", { name: "Open the table" }).click();
  const codeOf = () => /#\/host\/(\w+)/.exec(page.url())?.[1];
  await expect.poll(codeOf, { timeout: 20_000 }).toBeDefined();
  const code = codeOf() ?? "";
  for (const [place, said] of [
    ["host", "Raiders"],
    ["screen", code],
    ["watch", "Raiders"],
    ["join", "Raiders"],
  ] as const) {
    await go(`#/${place}/${code}`);
    await expect.poll(text, { message: place, timeout: 20_000 }).toContain(said);
  }
}

describe("a new game", { timeout: 400_000 }, () => {
  const { house, failedTests } = houseWithGame();

  it("compiles among the pure folders, keeps the contract and is set up on its page", () => {
    expect(house().typeErrors("tsconfig.pure.json")).toEqual([]);
    const tests = [
      ...[2, 3].map((shard) => `tests/conformance/shard-${shard}.test.ts`),
      "tests/app/pages/setup",
    ];
    expect(failedTests(...tests, "-t", NEW_GAME)).toBe("");
  });
});

describe("a game with nothing but what it needs", { tags: ["long"], timeout: 400_000 }, () => {
  const { house, failedTests, script } = houseWithGame();
  let served: ServingProcess | undefined;
  afterAll(() => served?.kill("SIGKILL"));

  it("compiles, and among the pure folders too", () => {
    expect(house().typeErrors()).toEqual([]);
    expect(house().typeErrors("tsconfig.pure.json")).toEqual([]);
  });

  it("is played on the command line", () => {
    expect(house().node(["bin/tallyho.js", "list"]).stdout).toContain(`${NEW_GAME}: The scuffle`);
    const line = `simulate ${NEW_GAME} --scenario duel --red cadet --blue random --games 2 --seed any`;
    const played = house().node(["bin/tallyho.js", ...line.split(" ")]);
    expect([played.status, played.stderr]).toEqual([0, ""]);
  });

  it("keeps the contract, and is asked for no golden", () => {
    expect(failedTests("tests/conformance", "tests/goldens/goldens.test.ts", "-t", NEW_GAME)).toBe("");
  });

  it("fails no test that asks something of every game", () => {
    expect(failedTests(...OF_EVERY_GAME)).toBe("");
  });

  it.each(["record-goldens", "build-shapes"])("does not stop scripts/%s.ts", (name) => {
    expect(script(name).status).toBe(0);
  });

  it("is thrown answers at", () => {
    const { status, said } = script("fuzz", "--game", NEW_GAME, "--answers", "5000", "--files", "10");
    expect([status, said]).toEqual([
      0,
      expect.stringMatching(/^scuffle: 5000 answers, \d+ legal, none threw/),
    ]);
  });

  it.each(["campaigns", "bridges"])("has nothing for scripts/%s.ts, which says so in a sentence", (name) => {
    const { status, said } = script(name, ...(name === "campaigns" ? ["--game"] : []), NEW_GAME);
    expect([status, said]).toEqual([
      1,
      expect.stringMatching(/^Nothing is .* of scuffle; there are .*\.\n$/),
    ]);
  });

  it("has pages in the built house, and its rules a size without a bar", async () => {
    expect(house().node(["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]).status).toBe(0);
    const sizes = 'import("./scripts/sizes.js").then(({ checkSizes }) => checkSizes())';
    expect(house().node(["-e", sizes]).stdout).toMatch(new RegExp(`rules of ${NEW_GAME}: .* kB; no bar`));
    served = ServingProcess.start(freshData(), {}, house().path("dist"), house().folder);
    const opened = await openPage(await served.url(), { language: "en" });
    await expectPages(opened);
    await expectMatch(opened);
    await expectHosted(opened);
    expect(opened.faults).toEqual([]);
    await opened.close();
  });

  it("has a picture taken of its scenarios", () => {
    expect(script("pictures", `${NEW_GAME}-duel`)).toEqual({
      status: 0,
      said: expect.stringMatching(/^scuffle-duel\.webp: \d+ bytes\n$/),
    });
  });

  it("has how even it is measured, and words for its links, which are what it may have besides", () => {
    const measured = script("balance", "duel", "--game", NEW_GAME, "--games", "1", "--nodes", "20");
    expect([measured.status, measured.said]).toEqual([
      0,
      expect.stringMatching(/^duel: 1 games of 20 nodes/),
    ]);
    expect(script("link-words", "1")).toEqual({
      status: 0,
      said: expect.stringMatching(/^scuffle: \d+ letters\n$/),
    });
    expect(house().typeErrors()).toEqual([]);
  });
});
