import { promisifyRequest } from "idb-keyval";

type Act<T> = (store: IDBObjectStore) => Promise<T> | T;

/** What says that a call failed for want of room: to ask again at once is no use. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/** Takes back what a call had done before it failed. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended.
  }
}

/**
 * A database of the browser's own with one store, opened when it is first used. Browsers close connections by
 * themselves, other tabs delete or upgrade what they lead to, and a store may be gone when it is opened again: then it
 * is opened, and the store made, anew, and what was asked is asked once more.
 */
export class Connection {
  private opened: Promise<IDBDatabase> | undefined;

  constructor(
    private readonly database: string,
    private readonly name: string,
  ) {}

  /** Does `act` in one transaction: all of it is kept, or nothing. It may be called twice, and must not mind. */
  readonly use = async <T>(mode: IDBTransactionMode, act: Act<T>): Promise<T> => {
    try {
      return await this.attempt(mode, act);
    } catch (error) {
      if (isFull(error)) throw error;
      this.drop();
      return this.attempt(mode, act);
    }
  };

  /** Lets go of the connection, so that the next call opens another one. */
  readonly drop = (): void => {
    const { opened } = this;
    this.opened = undefined;
    opened?.then(
      (base) => base.close(),
      () => undefined,
    );
  };

  private async attempt<T>(mode: IDBTransactionMode, act: Act<T>): Promise<T> {
    this.opened ??= this.open();
    const base = await this.opened;
    const transaction = base.transaction(this.name, mode);
    const kept = promisifyRequest(transaction);
    try {
      const [result] = await Promise.all([act(transaction.objectStore(this.name)), kept]);
      return result;
    } catch (error) {
      kept.catch(() => undefined);
      abort(transaction);
      throw error;
    }
  }

  private async open(version?: number): Promise<IDBDatabase> {
    const request = indexedDB.open(this.database, version);
    request.onupgradeneeded = () => {
      const { objectStoreNames } = request.result;
      if (!objectStoreNames.contains(this.name)) request.result.createObjectStore(this.name);
    };
    const base = await promisifyRequest(request);
    if (base.objectStoreNames.contains(this.name)) return this.watched(base);
    base.close();
    return this.open(base.version + 1);
  }

  /** Makes way for a tab that deletes or upgrades the database; both, and a browser that closes it, are taken as its end. */
  private watched(base: IDBDatabase): IDBDatabase {
    const forget = () => {
      base.close();
      this.opened = undefined;
    };
    base.onversionchange = forget;
    base.onclose = forget;
    return base;
  }
}
