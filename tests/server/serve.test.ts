import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
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

  it("lets the page load only what is its own, and nobody show it in a frame", async () => {
    const { url } = await serving(0);
    const { headers } = await fetch(url);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect((await fetch(`${url}/nothing`)).headers.get("content-security-policy")).toBeTruthy();
  });

  it("marks the page's own sheets of styles with a number that no other answer has", async () => {
    const root = pageFolder();
    writeFileSync(join(root, "index.html"), "<style>p{}</style><style>q{}</style>");
    const served = await serve({ port: 0, root });
    open.push(served);
    const numbers = await Promise.all(
      ["/", "/index.html?x=1"].map(async (address) => {
        const response = await fetch(served.url + address);
        const [first, second] = [...(await response.text()).matchAll(/nonce="(\w{32})"/g)].map(
          ([, one]) => one,
        );
        expect(first).toBe(second);
        expect(response.headers.get("content-security-policy")).toContain(
          `style-src 'self' 'nonce-${first}'`,
        );
        return first;
      }),
    );
    expect(numbers[0]).not.toBe(numbers[1]);
  });

  it("marks the script in the page itself so as well, and runs no other", async () => {
    const root = pageFolder();
    writeFileSync(join(root, "index.html"), "<script>1</script>");
    const served = await serve({ port: 0, root });
    open.push(served);
    const response = await fetch(served.url);
    const [, number] = /^<script nonce="(\w{32})">/.exec(await response.text()) ?? [];
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain(`script-src 'self' 'nonce-${number}'`);
  });

  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;

  it.skipIf(!own)("is open to this machine only, and to the network when that is asked for", async () => {
    const alone = await serving(0);
    expect(alone.network).toEqual([]);
    await expect(fetch(`http://${own}:${alone.port}`)).rejects.toThrow();
    const shared = await serve({ port: 0, root: pageFolder(), host: true });
    open.push(shared);
    expect(shared.network).toContain(`http://${own}:${shared.port}`);
    expect((await fetch(`http://${own}:${shared.port}`)).status).toBe(200);
    expect((await fetch(shared.url)).status).toBe(200);
    const one = await serve({ port: 0, root: pageFolder(), host: own });
    open.push(one);
    expect(one.network).toEqual([one.url]);
  });

  it("says that an address is not one of this machine's", async () => {
    await expect(serve({ port: 0, root: pageFolder(), host: "203.0.113.9" })).rejects.toThrow(
      "This machine has no address 203.0.113.9.",
    );
  });
});
