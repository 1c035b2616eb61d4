/** The time of day, as `18:05`. `at`: milliseconds since 1970; left out: now. */
export function clock(at = Date.now()): string {
  return new Date(at).toTimeString().slice(0, 5);
}
