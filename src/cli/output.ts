import { once } from "node:events";
import { writeSync } from "node:fs";

/** Writes a line to standard output and waits when the reader is slower than the writer. */
export async function printLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, "drain");
}

/** Writes one sentence for people to standard error and makes the program end with 1. */
export function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/** Says at once, whatever becomes of the program, that what it prints goes nowhere. */
function lament({ code, message }: NodeJS.ErrnoException): void {
  const why = code === "ENOSPC" ? "no room is left there" : (code ?? message);
  try {
    writeSync(process.stderr.fd, `What is printed could not be written: ${why}.\n`);
  } catch {
    // There is nobody to tell.
  }
}

/** A reader that has seen enough closes the pipe; that is no error of ours. All else ends the program with 1. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit();
      lament(error);
      process.exit(1);
    });
  }
}
