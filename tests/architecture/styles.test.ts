import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");
const MOST = 300;

it("no sheet of styles has more than 300 lines", () => {
  const sheets = readdirSync(SOURCE, { encoding: "utf8", recursive: true }).filter((name) =>
    name.endsWith(".css"),
  );
  expect(sheets.length).toBeGreaterThan(10);
  const long = sheets.filter(
    (name) => readFileSync(join(SOURCE, name), "utf8").split("\n").length > MOST + 1,
  );
  expect(long).toEqual([]);
});
