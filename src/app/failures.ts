let hear: (error: unknown) => void = () => undefined;

/** Tells that a page, or a part of it, could not be fetched or drawn. */
export function noteFailure(error: unknown): void {
  hear(error);
}

/** Hears of every such failure. */
export function hearFailures(listener: (error: unknown) => void): void {
  hear = listener;
}
