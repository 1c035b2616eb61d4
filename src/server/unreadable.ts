import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** What is said to who sends no request that can be read, by what is wrong with it. */
const SENTENCES: Readonly<Record<number, string>> = {
  400: "This request could not be read.",
  408: "This request did not come to its end in time; please send it again.",
  431: "The headers of this request are too long.",
};
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};
/** Codes of who has gone before his request was whole. */
const GONE: readonly string[] = ["HPE_INVALID_EOF_STATE", "ECONNRESET"];

/** Ends a connection on which no request can be read; who is still there is told why. */
export function endUnreadable({ code = "" }: NodeJS.ErrnoException, connection: Duplex): void {
  const status = STATUSES[code] ?? 400;
  const sentence = SENTENCES[status] ?? "";
  if (connection.writable && !GONE.includes(code))
    connection.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: text/plain; charset=utf-8\r\n` +
        `Content-Length: ${sentence.length}\r\nConnection: close\r\n\r\n${sentence}`,
    );
  connection.destroy();
}
