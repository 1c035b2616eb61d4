/** What the people at this screen have made of the keys. */
interface Keyring {
  /** Whether letters, digits and signs do anything without Ctrl, Alt or Cmd where nobody types. */
  readonly letterKeys: boolean;
  /** Other keys than usual by action, as they were kept: what is no key there does not count. */
  readonly keys: Readonly<Record<string, unknown>>;
}

/** Where it is asked for at every key; a page that keeps settings answers from them. */
export const keyring: { now(): Keyring } = { now: () => ({ letterKeys: true, keys: {} }) };
