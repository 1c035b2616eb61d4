/** Tells every element at once of a size, which nothing has here. */
export class Sizes {
  constructor(private readonly hear: (entries: object[], self: Sizes) => void) {}
  observe(target: Element): void {
    queueMicrotask(() => this.hear([{ target, contentRect: { width: 800, height: 600 } }], this));
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Tells every element at once that it is in sight. */
export class Crossings {
  readonly root = null;
  constructor(private readonly hear: (entries: object[]) => void) {}
  observe(target: Element): void {
    queueMicrotask(() => this.hear([{ target, isIntersecting: true }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}
