import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { complain, printLine } from "./output.ts";

/** `serve`: the built page on its own server, until it is stopped. */
export async function serveTable(port: number, host?: string | true): Promise<void> {
  const root = fileURLToPath(new URL("../../dist/", import.meta.url));
  if (!existsSync(`${root}index.html`))
    return complain("The page is not built yet; run `npm run build` first.");
  const { serve } = await import("../server/serve.ts");
  try {
    const say = (message: string) => void process.stderr.write(`${message}\n`);
    const { url, network } = await serve({ port, host, root, say });
    await printLine(`Tallyho is served at ${url}`);
    for (const address of network) await printLine(`Others on your network type ${address}`);
  } catch (error) {
    complain((error as Error).message);
  }
}
