import { hearFailures } from "../failures.ts";
import { isGone, isServed, mayReload } from "./reloading.ts";
import { useOffline } from "./state.ts";

let isMet = false;

async function meet(error: unknown): Promise<void> {
  if (!isGone(error) || isMet) return;
  isMet = true;
  const { message } = error as Error;
  if ((await isServed()) && mayReload(message.replaceAll("\n", " "), Date.now())) location.reload();
  else {
    useOffline.setState({ isPartGone: true });
    isMet = false;
  }
}

/**
 * A part that is gone, mostly because the server has a newer version of the page, has the page loaded again: at the same
 * moment of the match, since its address and the browser keep that. If it is gone then too, that is told.
 */
export function followGone(): void {
  hearFailures((error) => void meet(error));
  addEventListener("unhandledrejection", ({ reason }) => void meet(reason));
}
