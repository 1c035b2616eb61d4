import type { Cue } from "../cue.ts";

/** Cues with losses that follow each other dealt out at once: those of both sides in one battle. */
export function lossesTogether(cues: readonly Cue[]): readonly Cue[] {
  const all: Cue[] = [];
  for (const cue of cues) {
    const last = all.at(-1);
    if (cue.kind === "losses" && last?.kind === "losses")
      all[all.length - 1] = { kind: "losses", lost: [...last.lost, ...cue.lost] };
    else all.push(cue);
  }
  return all;
}
