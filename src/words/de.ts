import { app } from "./app.de.ts";
import type { Words } from "./en.ts";

export const words: Words = { ...app };
