import { z } from "zod/mini";

const VERSION = 1;

const schema = z.object({
  version: z.literal(VERSION),
  game: z.string(),
  name: z.string(),
  updated: z.number(),
  design: z.unknown(),
});

/** A design of somebody's own, as this browser keeps it. */
export interface OwnDesign {
  readonly id: string;
  /** Id of the game that it is designed for. */
  readonly game: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** Plain data in the game's own shape, as it stands in a set-up. */
  readonly design: unknown;
}

/** What is kept of a design; its id is the name under which it is kept. */
export function writeOwn({ game, name, updated, design }: OwnDesign): string {
  return JSON.stringify({ version: VERSION, game, name, updated, design });
}

/** A design from kept text; undefined when it is damaged or of a newer version. */
export function readOwn(id: string, text: string | null): OwnDesign | undefined {
  try {
    const read = schema.safeParse(JSON.parse(text ?? "null"));
    if (!read.success) return undefined;
    const { game, name, updated, design } = read.data;
    return { id, game, name, updated, design };
  } catch {
    return undefined;
  }
}
