import { StoreError, type StoreFault } from "../store.ts";

/** What the codes of Postgres mean, by how they begin. */
const FAULTS: readonly (readonly [code: string, fault: StoreFault])[] = [
  ["08", "unreachable"],
  // It is being stopped or started, or has gone down.
  ["57P", "unreachable"],
  // A wait that was too long.
  ["57014", "unreachable"],
  // More connections than it has.
  ["53300", "unreachable"],
  // It lets nobody of that name in, or has no such database.
  ["28", "unreachable"],
  ["3D000", "unreachable"],
  ["53100", "disk-full"],
  ["25006", "not-writable"],
  ["42501", "not-writable"],
  ["XX001", "spoiled"],
  ["XX002", "spoiled"],
];

/** What the library says when a connection is gone or does not come about; it has no code for that. */
const NO_CONNECTION =
  /Connection terminated|timeout|Client has encountered a connection error|not queryable/i;
const NO_NETWORK = /^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|EPIPE|ENOENT)/;

function faultOf(error: unknown): StoreFault {
  const { code = "", message = "" } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  const known = FAULTS.find(([begins]) => code.startsWith(begins));
  if (known) return known[1];
  return NO_NETWORK.test(code) || NO_CONNECTION.test(message) ? "unreachable" : "failed";
}

/** An error of Postgres or of the connection to it, as the store tells it. */
export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  // Drizzle puts its own error around the one of the database.
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return new StoreError(faultOf(cause), {}, { cause });
}
