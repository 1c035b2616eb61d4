import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import compression from "compression";
import sirv from "sirv";

export interface ServeOptions {
  /** Port asked for; 0 takes any free one. */
  readonly port: number;
  /** Folder of the built page. */
  readonly root: string;
  /** Where messages for people go. */
  readonly say?: (message: string) => void;
}

export interface Served {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

const LAST_PORT = 65_535;

/** Starts listening; resolves to whether the port was free. */
function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(false);
      else reject(error);
    };
    server.once("error", onError);
    server.listen(port, () => {
      server.off("error", onError);
      resolve(true);
    });
  });
}

/** Takes the port asked for or, when it is taken, says so and takes the next free one. */
async function listenFrom(server: Server, asked: number, say: (message: string) => void): Promise<number> {
  for (let port = asked; port <= LAST_PORT; port++) {
    if (await listen(server, port)) return (server.address() as AddressInfo).port;
    const next = port + 1;
    say(`Port ${port} is taken or not allowed${next <= LAST_PORT ? `; trying ${next}` : ""}.`);
  }
  throw new Error(`No port from ${asked} to ${LAST_PORT} is free.`);
}

/** Files whose names change with their content may be kept for good; everything else is asked for again. */
function cacheFor(path: string): string {
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

/** Serves the built page. */
export async function serve({ port, root, say = () => {} }: ServeOptions): Promise<Served> {
  const files = sirv(root, {
    etag: true,
    setHeaders: (response, path) => response.setHeader("Cache-Control", cacheFor(path)),
  });
  const compress = compression();
  const server = createServer((request, response) => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    compress(request, response, () =>
      files(request, response, () => {
        response.statusCode = 404;
        response.end("There is nothing at this address.");
      }),
    );
  });
  const taken = await listenFrom(server, port, say);
  return {
    port: taken,
    url: `http://localhost:${taken}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
