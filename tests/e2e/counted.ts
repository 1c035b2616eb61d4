import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

interface Counted {
  readonly url: string;
  /** Bytes of all files that were sent. */
  bytes(): number;
  /** How often each file was sent, by its name. */
  sent(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Serves a folder as its files are, unpacked, as the simplest hosts do, and counts what it sends. */
export async function serveCounted(folder: string): Promise<Counted> {
  let bytes = 0;
  const sent = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = normalize(pathname === "/" ? "/index.html" : pathname);
    try {
      const content = await readFile(join(folder, name));
      bytes += content.length;
      sent.set(name, (sent.get(name) ?? 0) + 1);
      const cached = name.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
      const type = TYPES[extname(name)] ?? "application/octet-stream";
      response.writeHead(200, { "Content-Type": type, "Cache-Control": cached }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    sent: () => sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
