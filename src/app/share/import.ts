import { isTranscript, parseDocument } from "../../core/file/file.ts";
import { canGoOn } from "../../core/file/resume.ts";
import type { Language } from "../../core/language.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import type { Translate } from "../../words/index.ts";
import { importText } from "../match/create.ts";
import { refusalSentences } from "../match/refusal.ts";
import { newMatchId } from "../storage/matches.ts";
import { claimed } from "./claims.ts";
import { packDocument } from "./pack.ts";
import { readFile } from "./read-file.ts";

/** What became of a file. */
export interface Taken {
  /** Id of the match to go to. */
  readonly id: string;
  /** It is an own match now; else the page on the screen took the file, or it is looked at. */
  readonly isNew: boolean;
  /** What one viewer saw of a match, as a link holds it: it is looked at and not kept. */
  readonly packed?: string;
}

/** Why a file is not kept, one sentence each. */
export interface NotKept {
  readonly sentences: readonly string[];
  /** Keeps it all the same, from where it was kept last: a match of older rules that no longer folds. */
  readonly goOn?: () => Promise<Result<Taken, NotKept>>;
}

/** What one viewer saw of a match, to be looked at as a link is. */
async function watched(transcript: object): Promise<Result<Taken, NotKept>> {
  return ok({ id: newMatchId(), isNew: false, packed: await packDocument(transcript) });
}

/** Keeps a match file as an own match, or hands it to the page on the screen; or why it is refused. */
export async function importFile(
  file: File,
  language: Language,
  t: Translate,
  older = false,
): Promise<Result<Taken, NotKept>> {
  const read = await readFile(file, language, t);
  if (!read.ok) return fail({ sentences: read.error });
  const text = read.value;
  try {
    const taken = await claimed(text);
    if (taken) return taken.ok ? ok({ id: taken.value, isNew: false }) : fail({ sentences: taken.error });
    const document = parseDocument(text);
    if (document.ok && isTranscript(document.value)) return await watched(document.value as object);
    const made = await importText(text, file.name.replace(/(?:\.json)?(?:\.gz|\.zip|\.txt)?$/i, ""), older);
    if (made.ok) return ok({ id: made.value, isNew: true });
    const sentences = await refusalSentences(made.error, language, t);
    if (older || !canGoOn(made.error.fault)) return fail({ sentences });
    return fail({ sentences, goOn: () => importFile(file, language, t, true) });
  } catch {
    return fail({ sentences: [t("file.unreadable")] });
  }
}
