import { mint } from "../../../models/kit/mint.ts";
import { ownType } from "../../../models/own/index.ts";
import type { Miniature } from "../../core/look.ts";
import type { Answer } from "./own.ts";

/** One look a message, one miniature an answer. */
function make({ id, look }: { readonly id: number; readonly look: Miniature }): Answer {
  try {
    return { id, minted: mint(ownType(look)) };
  } catch {
    return { id, minted: undefined };
  }
}

addEventListener("message", ({ data }: MessageEvent<{ readonly id: number; readonly look: Miniature }>) => {
  postMessage(make(data));
});
