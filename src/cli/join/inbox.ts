/** What comes to a player from several sides, one after the other, in the order in which it came. */
export class Inbox<Item> implements AsyncIterable<Item> {
  readonly #items: Item[] = [];
  #wake: (() => void) | undefined;

  put(item: Item): void {
    this.#items.push(item);
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item> {
    while (true) {
      while (this.#items.length > 0) yield this.#items.shift() as Item;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
