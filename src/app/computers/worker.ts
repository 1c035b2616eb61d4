import type { Thought, ThoughtRequest } from "../context/computer-players.ts";
import { think } from "./think.ts";

/** What the worker says of the one request that it has. */
export type Reply =
  | { readonly kind: "progress"; readonly spent: number }
  | { readonly kind: "thought"; readonly thought: Thought }
  | { readonly kind: "failed"; readonly reason: string };

const post = (reply: Reply) => self.postMessage(reply);

self.onmessage = ({ data }: MessageEvent<ThoughtRequest>) => {
  think(data, (spent) => post({ kind: "progress", spent })).then(
    (thought) => post({ kind: "thought", thought }),
    (error: unknown) => post({ kind: "failed", reason: String(error) }),
  );
};
