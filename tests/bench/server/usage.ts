import { readdirSync, readFileSync } from "node:fs";
import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";

/** What a process has used since it was started; `loopP99` since it was asked last. Milliseconds and bytes. */
export interface Usage {
  readonly cpu: number;
  readonly resident: number;
  readonly loopP99: number;
}

const NANOSECONDS = 1e6;
let delays: IntervalHistogram | undefined;

/** What this process uses. */
export function usage(): Usage {
  const { user, system } = process.cpuUsage();
  const loopP99 = (delays?.percentile(99) ?? 0) / NANOSECONDS;
  delays ??= monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  delays.reset();
  return { cpu: (user + system) / 1000, resident: process.memoryUsage.rss(), loopP99 };
}

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;

/** The fields of /proc/PID/stat from the parent on; the name before them may have spaces. */
function statOf(pid: number): readonly number[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text
      .slice(text.lastIndexOf(")") + 4)
      .split(" ")
      .map(Number);
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** Milliseconds of processor time of a process and its children, those that have ended among them; NaN but on Linux. */
export function cpuOfFamily(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const children = readdirSync("/proc")
    .map(Number)
    .filter((one) => one > 0 && statOf(one)[0] === pid);
  const ticks = [pid, ...children].flatMap((one) => statOf(one).slice(10, one === pid ? 14 : 12));
  return TICK * ticks.reduce((sum, some) => sum + some, 0);
}
