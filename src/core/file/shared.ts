import { hasSecrets } from "../match/secrets.ts";
import type { OpenMatch } from "./file.ts";
import type { MatchFile } from "./schema.ts";
import { type Transcript, transcriptOf } from "./transcript.ts";
import { writeFile } from "./written.ts";

/**
 * The document of a match that may be given to anybody: its log, while it has secrets what everybody may know of it. Of a match
 * that is known only as one viewer saw it, that is all there is.
 */
export function sharedDocument(open: OpenMatch): MatchFile | Transcript {
  const { match } = open;
  if (match.seen !== undefined) return transcriptOf(match, match.seen);
  return hasSecrets(match) ? transcriptOf(match, "table") : writeFile(open);
}
