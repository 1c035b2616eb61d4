import type { Result } from "../../../core/result.ts";
import type { NotKept, Taken } from "../../share/import.ts";

/** What became of one of several files. */
export interface Fate {
  readonly file: string;
  readonly taken: Result<Taken, readonly string[]>;
}

/** Takes a file; one that can only be gone on with from where it was kept is asked about first. */
async function takeOne(
  file: File,
  take: (file: File) => Promise<Result<Taken, NotKept>>,
  goesOn: (refused: NotKept) => Promise<boolean>,
): Promise<Fate["taken"] | undefined> {
  const read = await take(file);
  if (read.ok) return read;
  const { goOn, sentences } = read.error;
  if (!goOn) return { ok: false, error: sentences };
  if (!(await goesOn(read.error))) return undefined;
  const gone = await goOn();
  return gone.ok ? gone : { ok: false, error: gone.error.sentences };
}

/** Takes files one after the other; a refused one does not stop the rest. What somebody chose to leave has no fate. */
export async function takeAll(
  files: readonly File[],
  take: (file: File) => Promise<Result<Taken, NotKept>>,
  goesOn: (refused: NotKept) => Promise<boolean>,
): Promise<readonly Fate[]> {
  const fates: Fate[] = [];
  for (const file of files) {
    const taken = await takeOne(file, take, goesOn);
    if (taken) fates.push({ file: file.name, taken });
  }
  return fates;
}
