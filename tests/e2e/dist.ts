import { fileURLToPath } from "node:url";

/** The built page; another build may be named in the environment. */
export const DIST = process.env.TALLYHO_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
