import { fullTime } from "../local-time.ts";

/** A time of day as a clock shows it: `18:30`. */
export function clockTime(time: number): string {
  return fullTime(time).slice(-5);
}
