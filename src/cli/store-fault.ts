import type { StoreError, StoreFault } from "../server/store/store.ts";

type Told = StoreError["values"];

/** Who has a data folder, as far as he has written it down. */
function holder({ pid, host }: Told): string {
  return pid === undefined ? "another server" : `the server with the process ${pid} on ${host}`;
}

const SENTENCES: Readonly<Record<StoreFault, (values: Told) => string>> = {
  "in-use": (values) =>
    `The data folder is in use by ${holder(values)}; stop it, or name another folder with --data.`,
  "not-writable": ({ folder = "The data folder" }) =>
    `${folder} can't be written to; check its permissions, or name another folder with --data.`,
  "disk-full": ({ folder = "the data folder" }) => `The disk of ${folder} is full; make room on it.`,
  unreachable: () => "The database server does not answer, or lets nobody in; check --database-url.",
  newer: ({ version, known }) =>
    `The database is of version ${version}, this Tallyho reads up to ${known}: bring Tallyho up to date.`,
  "not-ours": () => "The database is none of Tallyho's; name another one.",
  spoiled: () => "The database is damaged; restore it from its match files.",
  "file-exists": ({ file }) => `${file} is there already; name another file.`,
  "pg-dump": () => "A Postgres database is copied by its own program, pg_dump.",
  failed: () => "The database failed to open; the log says where with --log-level error.",
};

/** Why matches can't be kept, in one sentence. */
export function storeFault({ fault, values }: StoreError): string {
  return SENTENCES[fault](values);
}
