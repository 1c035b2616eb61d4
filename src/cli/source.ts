import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { textOfBytes } from "../core/file/bytes.ts";
import type { FileFault } from "../core/file/fault.ts";
import type { Language } from "../core/language.ts";
import { MAX_FILE_LENGTH } from "../core/limits.ts";
import type { Values } from "../core/phrase.ts";
import { fail, type Result } from "../core/result.ts";
import { type CommandRefusal, refusal } from "./open.ts";
import { complain } from "./output.ts";

/** UTF-8 takes at most so many bytes a character. */
const BYTES_A_CHARACTER = 4;

function fault(code: string, values: Values): FileFault {
  return { entry: null, problems: [{ prompt: null, code, values }] };
}

/** A path as the caller means it: npm runs scripts in the package's folder and tells where it was called. */
export function pathFrom(file: string, env: NodeJS.ProcessEnv = process.env): string {
  const calledFrom = env.npm_lifecycle_event === "tallyho" ? env.INIT_CWD : undefined;
  return resolve(calledFrom ?? ".", file);
}

function faultOf(error: NodeJS.ErrnoException, file: string): FileFault {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return fault("file-missing", { file });
  if (error.code === "EISDIR") return fault("file-folder", { file });
  return fault("file-unreadable", { file, detail: error.code ?? error.message });
}

/** The text of a file as the world has it (see `textOfBytes`), or why it can't be read. */
export async function readText(file: string): Promise<Result<string, FileFault>> {
  try {
    const path = pathFrom(file);
    const { size } = await stat(path);
    if (size > MAX_FILE_LENGTH * BYTES_A_CHARACTER) {
      return fail(fault("file-too-long", { length: size, limit: MAX_FILE_LENGTH }));
    }
    return textOfBytes(await readFile(path));
  } catch (error) {
    return fail(faultOf(error as NodeJS.ErrnoException, file));
  }
}

/** A file that can't be read: a sentence for people, and the refusal for programs. */
export async function unreadable(found: FileFault, language: Language): Promise<CommandRefusal> {
  const refused = await refusal(found, language);
  for (const { message } of refused.problems) complain(message);
  return refused;
}
