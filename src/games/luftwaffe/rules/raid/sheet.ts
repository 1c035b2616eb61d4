import { print } from "../grammar/grammar.ts";
import type { State } from "../state/state.ts";

/** LW-56: lines of the Target Sheet that nobody has seen, stream by stream as answers spell them. */
export function unseenStreams({ americans }: State): readonly string[] {
  const streams = new Map<string, string[]>();
  for (const { id, line, bombed } of americans) {
    if (!line || bombed) continue;
    const key = print({ kind: "sheet", streams: [{ ...line, units: [] }] }).replace("sheet ", "");
    streams.set(key, [...(streams.get(key) ?? []), id]);
  }
  return [...streams].map(([line, units]) => `${line} ${units.join(" ")}`);
}
