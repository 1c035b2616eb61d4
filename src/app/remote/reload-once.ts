import type { Refused } from "../../protocol/replies.ts";
import { mayReload } from "../offline/reloading.ts";

/**
 * Loads the page again where the server has refused it as the older one: once, since what is written is kept on the device;
 * false where that is for whoever sits before it to do.
 */
export function reloadOnce({ code }: Refused, reload = () => location.reload()): boolean {
  if (code !== "page-older" || !mayReload(code, Date.now())) return false;
  reload();
  return true;
}
