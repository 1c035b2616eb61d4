import { z } from "zod/mini";
import type { Checkpoint } from "../../core/file/schema.ts";

const schema = z.array(z.object({ entry: z.int(), hash: z.string(), rules: z.int(), text: z.string() }));

/** A checkpoint as it is kept: most are never looked at, so its state is a text that is read when it is. */
export interface StoredCheckpoint {
  readonly entry: number;
  readonly hash: string;
  readonly rules: number;
  /** The state as JSON. */
  readonly text: string;
}

const texts = new WeakMap<object, string>();

/** The text of a state, worked out once: a match that goes on keeps most of its checkpoints. */
function textOf(state: unknown): string {
  if (typeof state !== "object" || state === null) return JSON.stringify(state);
  const text = texts.get(state) ?? JSON.stringify(state);
  texts.set(state, text);
  return text;
}

export function storedCheckpoints(checkpoints: readonly Checkpoint[]): readonly StoredCheckpoint[] {
  return checkpoints.map(({ state, ...rest }) => ({ ...rest, text: textOf(state) }));
}

/** Checkpoints from what the browser kept; none where they can't be read: the match is folded whole then. */
export function readCheckpoints(kept: readonly unknown[]): readonly StoredCheckpoint[] {
  const read = schema.safeParse(kept);
  return read.success ? read.data : [];
}

/** A state from its text; nothing where the text is none. */
function stateOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Kept checkpoints whose states are read when somebody wants them. */
export function withStates(kept: readonly StoredCheckpoint[]): readonly Checkpoint[] {
  return kept.map(({ text, ...rest }) => {
    let state: unknown;
    return {
      ...rest,
      get state() {
        state ??= stateOf(text);
        return state;
      },
    };
  });
}
