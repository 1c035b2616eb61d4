/** A request that is not whole after so many milliseconds is closed. */
export const REQUEST_TIMEOUT = 10_000;
/** How often that is looked at, in milliseconds. */
export const TIMEOUT_CHECK = 500;
/** A connection on which nothing moves for so many milliseconds is closed. */
export const IDLE_TIMEOUT = 30_000;
/** A connection without a request is kept for the next one for so many milliseconds. */
export const KEEP_ALIVE_TIMEOUT = 5_000;
