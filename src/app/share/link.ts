import type { OpenMatch } from "../../core/file/file.ts";
import { transcriptOf } from "../../core/file/transcript.ts";
import { writeFile } from "../../core/file/written.ts";
import { hasSecrets } from "../../core/match/secrets.ts";
import { hrefOf } from "../router.ts";
import { packDocument } from "./pack.ts";

/** Longest message of the chats that cut first, in characters. */
export const SAFE_LINK_LENGTH = 2000;

/**
 * The whole address of a match in a link, at one of its moments if one is named. While it has secrets the link holds what
 * everybody may know of it, to be looked at and not to be played on.
 */
export async function matchLink(open: OpenMatch, at: number | null = null): Promise<string> {
  const page = location.href.split("#")[0] ?? "";
  const shared = hasSecrets(open.match) ? transcriptOf(open.match, "table") : writeFile(open);
  return `${page}${hrefOf({ page: "link", packed: await packDocument(shared), at })}`;
}
