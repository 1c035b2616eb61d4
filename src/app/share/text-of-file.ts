import { textOfBytes } from "../../core/file/bytes.ts";
import type { FileFault } from "../../core/file/fault.ts";
import type { Result } from "../../core/result.ts";

/** The text of a file that somebody chose, as the world has it: see `textOfBytes`. */
export async function textOfFile(file: Blob): Promise<Result<string, FileFault>> {
  return textOfBytes(new Uint8Array(await file.arrayBuffer()));
}
