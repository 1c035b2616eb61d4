import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod/mini";
import { dataFolder } from "../../server/store/data-folder.ts";

const schema = z.record(z.string(), z.string());

/** The seat of the table's host, among those that secrets are kept of. */
export const HOST_SEAT = "host";

function nameOf(url: string, code: string, seat: string): string {
  return `${url} ${code} ${seat}`;
}

/** The secrets of the seats that this user has at tables, in a file that only he may read: by them he comes back. */
export class KeptSecrets {
  constructor(private readonly file: string = join(dataFolder(), "seats.json")) {}

  #read(): Readonly<Record<string, string>> {
    try {
      const read = schema.safeParse(JSON.parse(readFileSync(this.file, "utf8")));
      return read.success ? read.data : {};
    } catch {
      return {};
    }
  }

  of(url: string, code: string, seat: string): string | undefined {
    const secrets = this.#read();
    const name = nameOf(url, code, seat);
    return Object.hasOwn(secrets, name) ? secrets[name] : undefined;
  }

  /** Keeps a secret in place of what was kept before; undefined forgets it. Throws where the file can't be written. */
  keep(url: string, code: string, seat: string, secret: string | undefined): void {
    const { [nameOf(url, code, seat)]: _, ...others } = this.#read();
    const secrets = secret === undefined ? others : { ...others, [nameOf(url, code, seat)]: secret };
    mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 });
    const written = `${this.file}.${process.pid}`;
    writeFileSync(written, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(written, this.file);
  }
}
