import { noteBegin, noteEnd } from "./left-behind.ts";

/** Tells every element at once of a size, which nothing has here. */
export class Sizes {
  constructor(private readonly hear: (entries: object[], self: Sizes) => void) {}
  observe(target: Element): void {
    noteBegin(this);
    queueMicrotask(() => this.hear([{ target, contentRect: { width: 800, height: 600 } }], this));
  }
  unobserve(): void {}
  disconnect(): void {
    noteEnd(this);
  }
}

/** Tells every element at once that it is in sight. */
export class Crossings {
  readonly root = null;
  constructor(private readonly hear: (entries: object[]) => void) {}
  observe(target: Element): void {
    noteBegin(this);
    queueMicrotask(() => this.hear([{ target, isIntersecting: true }]));
  }
  unobserve(): void {}
  disconnect(): void {
    noteEnd(this);
  }
}

/** As the browser's, and noted until it leaves off. */
export class Changes extends MutationObserver {
  override observe(...asked: Parameters<MutationObserver["observe"]>): void {
    noteBegin(this);
    super.observe(...asked);
  }
  override disconnect(): void {
    noteEnd(this);
    super.disconnect();
  }
}
