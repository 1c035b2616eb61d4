import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { complain, printLine } from "./output.ts";

/** `serve`: the built page on its own server, until it is stopped. */
export async function serveTable(port: number): Promise<void> {
  const root = fileURLToPath(new URL("../../dist/", import.meta.url));
  if (!existsSync(`${root}index.html`))
    return complain("The page is not built yet; run `npm run build` first.");
  const { serve } = await import("../server/serve.ts");
  try {
    const { url } = await serve({ port, root, say: (message) => process.stderr.write(`${message}\n`) });
    await printLine(`Tallyho is served at ${url}`);
  } catch (error) {
    complain((error as Error).message);
  }
}
