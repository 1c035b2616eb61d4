import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { program } from "../../src/cli/program.ts";
import { MAX_FILE_LENGTH } from "../../src/core/limits.ts";
import { COMPOSE, DOCKERFILE, NGINX, startedBy } from "./containers.ts";
import { FILES, ROOT } from "./documents.ts";

/** What each container is started with. */
const STARTED = [DOCKERFILE, COMPOSE].map(startedBy);

/** What is set in the environment of the program. */
const SET = [
  ...[...DOCKERFILE.matchAll(/^ENV (.+)$/gm)].flatMap(([, all = ""]) =>
    all.split(" ").map((one) => one.split("=")[0] ?? ""),
  ),
  ...[...COMPOSE.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = ""]) => name),
].filter((name) => !name.startsWith("POSTGRES_"));

const SOURCES = FILES.filter((file) => /^src\/(?:cli|server)\/.*\.ts$/.test(file)).map((file) =>
  readFileSync(join(ROOT, file), "utf8"),
);

describe("what the documents write down for containers", () => {
  it("starts the program with options that it knows", () => {
    expect(STARTED).toHaveLength(2);
    for (const [, name, ...words] of STARTED) {
      const command = program().commands.find((one) => one.name() === name);
      expect(command?.parseOptions(words).unknown).toEqual([]);
    }
  });

  it("sets what the program asks for", () => {
    expect(SET).toEqual(["TALLYHO_DATA", "PORT", "DATABASE_URL"]);
    const unknown = SET.filter(
      (name) => !SOURCES.some((code) => new RegExp(`env(?:\\("|\\.)${name}\\b`).test(code)),
    );
    expect(unknown).toEqual([]);
  });

  it("has the proxy pass on to each server, at the port that it listens at, what the server is told by it", () => {
    const port = /PORT=(\d+)/.exec(DOCKERFILE)?.[1];
    const servers = [...COMPOSE.matchAll(/^ {2}(\w+): (?:&server|\*server)$/gm)].map(
      ([, name]) => `${name}:${port}`,
    );
    expect(servers).toHaveLength(2);
    for (const [, all = ""] of NGINX.matchAll(/^upstream .*?((?:server \S+; )+)\}$/gm))
      expect([...all.matchAll(/server (\S+);/g)].map(([, server]) => server)).toEqual(servers);
    expect(COMPOSE).toContain('"--behind-proxy"');
    for (const header of ["Host", "X-Forwarded-For", "Upgrade", "Connection"])
      expect(NGINX).toContain(`proxy_set_header ${header} `);
  });

  it("has the proxy take match files as long as the server does", () => {
    const megabytes = Number(/^ {2}client_max_body_size (\d+)m;$/m.exec(NGINX)?.[1]);
    expect(megabytes * 2 ** 20).toBeGreaterThanOrEqual(MAX_FILE_LENGTH);
    expect(megabytes * 1e6).toBeLessThanOrEqual(MAX_FILE_LENGTH);
  });

  it.each([
    ["/", "", "", "any"],
    ["/socket.io/", "polling", "", "sticky"],
    ["/socket.io/", "polling", "a1", "sticky"],
    ["/socket.io/", "websocket", "a1", "sticky"],
    ["/socket.io/", "websocket", "", "any"],
    ["/hello", "polling", "a1", "any"],
  ])("%s by %j with sid %j goes to %s", (uri, transport, sid, upstream) => {
    const rules = [...NGINX.matchAll(/^ {2}~(\S+) (\w+);$/gm)].map(
      ([, rule = "", to]) => [new RegExp(rule), to] as const,
    );
    const found = rules.find(([rule]) => rule.test(`${uri}:${transport}:${sid}`));
    expect(found?.[1] ?? /default (\w+);/.exec(NGINX)?.[1]).toBe(upstream);
  });
});
