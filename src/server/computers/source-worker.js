// The thread of the computer players where this program runs from its sources: the hooks that read those are each thread's own.
import { register } from "tsx/esm/api";

register();
await import("./worker.ts");
