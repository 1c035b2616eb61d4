import { type DestinationStream, destination, type Logger, pino } from "pino";
import type { LogLevel } from "./log-levels.ts";

/**
 * What a server writes down while it runs, a JSON object a line, on standard error, where it is not in the way of what is
 * printed for people. Nobody may write an answer, a name, a code or a secret into it; errors by `faultOf` alone.
 */
export function openLog(level: LogLevel, to: DestinationStream = destination({ fd: 2, sync: true })): Logger {
  return pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime }, to);
}

interface Fault {
  readonly kind: string;
  /** What a system or a database calls it: `ENOSPC`. */
  readonly code?: string;
  readonly at: readonly string[];
}

/** Places of the stack that are written down. */
const PLACES = 8;

/** An error as it may be written down: where it was, and what kind it is. Its sentence may quote what somebody wrote. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const { name, stack = "" } = error;
  const { code } = error as NodeJS.ErrnoException;
  const at = stack
    .split("\n")
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, PLACES)
    .map((line) => line.trim());
  return { kind: name, ...(typeof code === "string" && { code }), at };
}
