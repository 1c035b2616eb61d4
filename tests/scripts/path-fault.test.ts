import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { pathFault } from "../../scripts/path-fault.js";

const SCRIPTS = join(import.meta.dirname, "../../scripts");
const folder = mkdtempSync(join(tmpdir(), "tallyho-path-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a folder's path", () => {
  test.each([
    "/home/anna/tallyho/",
    "/home/anna/My games/tallyho (2)/",
    "/home/jörg/Flüge/50%/",
    "/home/a%20b/",
    "/home/anna/best [1] {2} *!$&;:@+~=|<>,`^/",
    "/home/中文/✈/",
  ])("of %s will do", (path) => {
    expect(pathFault(path, "/")).toBeUndefined();
  });

  test("of Windows will do: what stands between folders is no part of a name", () => {
    expect(pathFault("C:\\Users\\Anna\\tallyho\\", "\\")).toBeUndefined();
  });

  test.each([
    ["/home/anna/#1/", "/", "#"],
    ["/home/anna/what?/", "/", "?"],
    ["/home/anna/a\\b/", "/", "\\"],
    ["/home/o'brien/", "/", "'"],
    ['/home/the "best"/', "/", '"'],
    ["C:\\games\\C#\\tallyho\\", "\\", "#"],
  ])("of %s is refused by its character", (path, separator, character) => {
    const fault = pathFault(path, separator);
    expect(fault).toContain(path);
    expect(fault).toContain(`has no “${character}”`);
  });
});

test("with an end of a line in it is refused in one line all the same", () => {
  expect(pathFault("/home/a\nb/", "/")).toMatch(/^[^\n]+a\\nb[^\n]+has no “\\n”\.$/);
});

test.each(["start.js", "test.js", "check-path.js"])("%s refuses such a folder in one sentence", (script) => {
  const there = join(folder, `C# ${script}`);
  cpSync(SCRIPTS, join(there, "scripts"), { recursive: true });
  writeFileSync(join(there, "package.json"), '{"type":"module"}');
  const { status, stderr } = spawnSync(process.execPath, [join(there, "scripts", script)], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Tallyho can't be built in .+\n$/);
});
