import type { OpenMatch } from "../../core/file/file.ts";
import { sharedDocument } from "../../core/file/shared.ts";
import { hrefOf } from "../router.ts";
import { packDocument } from "./pack.ts";

/** Longest message of the chats that cut first, in characters. */
export const SAFE_LINK_LENGTH = 2000;

/**
 * The whole address of a match in a link, at one of its moments if one is named. While it has secrets, or where
 * no more is known of it than one viewer saw, the link is to be looked at and not to be played on.
 */
export async function matchLink(open: OpenMatch, at: number | null = null): Promise<string> {
  const page = location.href.split("#")[0] ?? "";
  return `${page}${hrefOf({ page: "link", packed: await packDocument(sharedDocument(open)), at })}`;
}
