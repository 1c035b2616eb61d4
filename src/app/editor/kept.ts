import { z } from "zod/mini";
import type { Problem } from "../../core/game.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { type LibraryOf, type ListedOf, libraryOf } from "../storage/library.ts";
import { newMatchId } from "../storage/matches.ts";
import { retryLater } from "../storage/retry-later.ts";
import { browserShelf } from "../storage/shelf.ts";
import { noteTrouble } from "../storage/trouble.ts";

const VERSION = 1;

const schema = z.object({
  version: z.literal(VERSION),
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  game: z.string(),
  created: z.number(),
  updated: z.number(),
  draft: z.unknown(),
});

/** A set-up of somebody's own, as this browser keeps it: finished or not. */
export interface KeptSetup {
  readonly version: typeof VERSION;
  readonly id: string;
  readonly title: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  /** Plain data in the shape of the game's editor. */
  readonly draft: unknown;
}

export type ListedSetup = ListedOf<KeptSetup>;

/** A set-up from what the browser kept; a damaged or a newer one is refused. */
export function readKept(data: unknown): Result<KeptSetup, Problem> {
  const read = schema.safeParse(data);
  if (read.success) return ok({ ...read.data, draft: read.data.draft });
  const version = (data as { readonly version?: unknown } | null)?.version;
  if (typeof version !== "number" || version <= VERSION) return fail({ code: "record-damaged", values: {} });
  return fail({ code: "record-newer", values: { version, known: VERSION } });
}

let library: LibraryOf<KeptSetup> | undefined;

function own(): LibraryOf<KeptSetup> {
  const report = (error: unknown) => {
    noteTrouble("setups", error);
    if (error !== null) again();
  };
  library ??= libraryOf(browserShelf("tallyho-setups", "setups"), readKept, report);
  return library;
}

const again = retryLater(() => own().retry());

/** What tells a set-up apart when it is first kept. */
export type NewSetup = Pick<KeptSetup, "title" | "game" | "draft">;

/** Keeps a new set-up. Where the browser refuses, it stays in memory and the page says so. */
export async function keepNew({ title, game, draft }: NewSetup): Promise<KeptSetup> {
  const at = Date.now();
  const made: KeptSetup = {
    version: VERSION,
    id: newMatchId(),
    title,
    game,
    created: at,
    updated: at,
    draft,
  };
  await own().save(made);
  return made;
}

/** Keeps what has changed about a set-up. */
export async function keepChanged(kept: KeptSetup): Promise<KeptSetup> {
  const now = { ...kept, updated: Date.now() };
  await own().save(now);
  return now;
}

/** A set-up by its id; `record-missing`, `record-damaged` or `record-newer` when there is none to be read. */
export function loadKept(id: string): Promise<Result<KeptSetup, Problem>> {
  return own().load(id);
}

/** Own set-ups of a game, the latest first; those that can't be read come last. */
export async function listKept(game: string): Promise<readonly ListedSetup[]> {
  return (await own().list()).filter((one) => !one.ok || one.value.game === game);
}

export function deleteKept(id: string): Promise<void> {
  return own().remove(id);
}
