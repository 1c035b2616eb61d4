import type { Throw } from "../../core/dice/dice.ts";
import type { AnyGame, GameEvent, PieceId, Prompt, Viewer } from "../../core/game.ts";
import { itemAt } from "../../core/item-at.ts";
import { eventsFor, throwsFor } from "../../core/match/log.ts";
import { type Match, now } from "../../core/match/match.ts";
import type { Phrase } from "../../core/phrase.ts";
import { remembered } from "../../core/remember.ts";
import type { Result } from "../../core/result.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { AssignFace } from "../assign.ts";
import type { BookFace } from "../book.ts";
import type { Drafts } from "../focus.ts";
import type { FormFace } from "../form.ts";
import type { TableFace } from "../table.ts";
import type { QueriesFace } from "./query.ts";
import type { Tick } from "./ticks.ts";

/** What the asker saw of a moment. */
export interface SeenMoment {
  readonly events: readonly GameEvent[];
  readonly thrown: readonly Throw[];
}

/**
 * What is said to a question, sentence by sentence, or what is wrong with it and what would be right. `ticks`: the same to
 * be heard; the sentences tell all of it.
 */
export type Answered = Result<readonly string[], readonly string[]> & { readonly ticks?: readonly Tick[] };

/** The rules, and how they are said. */
interface SpokenBook {
  readonly book: BookFace;
  say(phrase: Phrase): string;
}

/** Somebody who asks, with all that he may know: nothing else is read for an answer. */
export interface Asker {
  readonly game: AnyGame;
  readonly table: TableFace;
  /** Left out: the game has no questions of its own, and no situation. */
  readonly queries?: QueriesFace | undefined;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** The questions that he is asked now. */
  readonly prompts: readonly Prompt[];
  /** What he has written to them. */
  readonly drafts: Drafts;
  /** The piece from which he looks, where one is chosen. */
  readonly chosen?: PieceId | undefined;
  /** What he is called. */
  readonly name: string;
  /** The names of people, which are told as they gave them. */
  readonly names?: readonly string[];
  /** What each side is called, by its index: all the names by which its pieces may be asked for, that which is spoken last. */
  readonly sides: readonly (readonly string[])[];
  /** Whether the match is over. */
  readonly over: boolean;
  /** The parts of the face that ask for several things at once, where the game has them. */
  readonly form?: FormFace | undefined;
  readonly assign?: AssignFace | undefined;
  /** How many moments there are, the set-up among them, and what he saw of one of them. */
  readonly moments: number;
  moment(index: number): SeenMoment;
  /** What was read aloud to him, the latest last; left out: nothing is. */
  aloud?(): readonly string[];
  say(phrase: Phrase): string;
  /** The same in the first language, whose words everybody may use. */
  sayFirst(phrase: Phrase): string;
  /** The rules to look up; undefined where the game has none to read. */
  book(): Promise<SpokenBook | undefined>;
}

const tabletops = remembered(
  ({ table, view, moments, moment, say }: Asker): Tabletop =>
    table.tabletop(view, moment(moments - 1).events, say),
);

/** What stands on the table as the asker sees it. */
export function tabletopOf(asker: Asker): Tabletop {
  return tabletops(asker);
}

/** The asker's own pieces that are in play. */
export function ownOf({ queries, view }: Asker): readonly PieceId[] {
  return queries?.own(view) ?? [];
}

/** The piece from which he looks: the one that is chosen if it is his, the one that he is asked about, else his first. */
export function lookoutOf(asker: Asker): PieceId | undefined {
  const own = ownOf(asker);
  const about = asker.prompts.flatMap((prompt) => prompt.about ?? []);
  return [asker.chosen, ...about, ...own].find((id) => id !== undefined && own.includes(id));
}

/** What an asker sees of a match, from the set-up to some moment. */
export type Seen = Pick<Asker, "game" | "viewer" | "view" | "prompts" | "moments" | "moment" | "over">;

/** What somebody sees of a match that he looks at as it stands now. */
export function seenOf(match: Match, viewer: Viewer): Seen {
  const { game, moments } = match;
  const { state, prompts, outcome } = now(match);
  return {
    game,
    viewer,
    view: game.view(state, viewer),
    prompts: prompts.filter(({ seat }) => seat === viewer),
    moments: moments.length,
    moment: (index) => {
      const one = itemAt(moments, index);
      return { events: eventsFor(one, viewer), thrown: throwsFor(one, viewer) };
    },
    over: outcome !== undefined,
  };
}
