import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type Served, serve } from "../../src/server/serve.ts";

function pageFolder(): string {
  const root = mkdtempSync(join(tmpdir(), "tallyho-page-"));
  writeFileSync(join(root, "index.html"), "<title>Tallyho</title>");
  return root;
}

const open: Served[] = [];

async function serving(port: number, say?: (message: string) => void): Promise<Served> {
  const served = await serve({ port, root: pageFolder(), ...(say && { say }) });
  open.push(served);
  return served;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((served) => served.close()));
});

describe("serving the page", () => {
  it("answers with the page at its address", async () => {
    const { url } = await serving(0);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Tallyho");
  });

  it("sends it compressed and has it asked for again, but lets named-by-content files be kept", async () => {
    const root = pageFolder();
    mkdirSync(join(root, "assets"));
    writeFileSync(join(root, "assets", "table-1a2b.js"), "export default 1;".repeat(200));
    const served = await serve({ port: 0, root });
    open.push(served);
    const page = await fetch(served.url);
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const asset = await fetch(`${served.url}/assets/table-1a2b.js`);
    expect(asset.headers.get("cache-control")).toContain("immutable");
    expect(asset.headers.get("content-encoding")).toBeTruthy();
    expect(await asset.text()).toHaveLength(3400);
  });

  it("says in words that an address holds nothing", async () => {
    const { url } = await serving(0);
    const response = await fetch(`${url}/nothing-here`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("There is nothing at this address.");
  });

  it("never leaves its folder", async () => {
    const { url } = await serving(0);
    const response = await fetch(`${url}/..%2f..%2fetc/passwd`);
    expect(response.status).toBe(404);
  });

  it("says that a port is taken and takes a later one", async () => {
    const first = await serving(0);
    const said: string[] = [];
    const second = await serving(first.port, (message) => said.push(message));
    expect(second.port).toBeGreaterThan(first.port);
    expect(said[0]).toContain(`Port ${first.port} is taken`);
    expect((await fetch(second.url)).status).toBe(200);
  });
});
