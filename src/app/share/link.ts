import type { MatchFile } from "../../core/file.ts";
import { hrefOf } from "../router.ts";
import { packMatch } from "./pack.ts";

/** Longest address that is sure to survive mail and chat programs, in characters. */
export const SAFE_LINK_LENGTH = 32_000;

/** The whole address of a match in a link, at one of its moments if one is named. */
export function matchLink(file: MatchFile, at: number | null = null): string {
  const page = location.href.split("#")[0] ?? "";
  return `${page}${hrefOf({ page: "link", packed: packMatch(file), at })}`;
}
