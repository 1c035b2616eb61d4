import { gunzipSync } from "node:zlib";
import { LENIENT } from "../../core/file/judge.ts";
import { openTranscript, readTranscript } from "../../core/file/transcript.ts";
import type { AnyGame, GameEvent, Prompt, PromptId, Viewer } from "../../core/game.ts";
import { prototypeKey } from "../../core/input/shape.ts";
import { itemAt } from "../../core/item-at.ts";
import { readOrder } from "../../core/match/answers.ts";
import type { Draft } from "../../face/focus.ts";
import type { Asker } from "../../face/queries/asker.ts";
import type { AskerOf } from "../../games/asking.ts";
import type { GameEntry } from "../../games/registry.ts";
import { joinMoments, type SeenMoments } from "../../protocol/moments.ts";
import type { Moments, SealedShown } from "../../protocol/replies.ts";
import { Unmet } from "../wanted.ts";

/** Bytes of what is unpacked at most: more than any match has. */
const MAX_UNPACKED = 256_000_000;

/** That what a server sends can't be read. */
function unmet(cause?: unknown): Unmet {
  return new Unmet(
    "What the server sends is no match that this Tallyho knows; bring one of them up to date.",
    { cause },
  );
}

/** What a server has packed. */
function unpacked(packed: Uint8Array): Moments {
  const told = JSON.parse(gunzipSync(packed, { maxOutputLength: MAX_UNPACKED }).toString("utf8"));
  if (prototypeKey(told) !== undefined) throw unmet();
  return told;
}

/** A match as the server shows it to one viewer. */
export class SeenMatch {
  #seen: SeenMoments | undefined;
  /** One's own answers that wait, by prompt. */
  #sealed: ReadonlyMap<PromptId, SealedShown> = new Map();
  /** The first moment that was not told yet. */
  #untold = 0;
  #takenBack = false;

  constructor(
    private readonly entry: GameEntry,
    private readonly game: AnyGame,
    private readonly viewer: Viewer,
  ) {}

  /** Entries of the log that are known. */
  get entries(): number {
    return this.#seen?.entries ?? 0;
  }

  /** Whether the log has come to its end: nobody is asked anything. */
  get ended(): boolean {
    return this.#seen?.moments.at(-1)?.prompts.length === 0;
  }

  /**
   * Takes in what has come. False: something before it is missing.
   * @throws Unmet where it is no part of a match of this game.
   */
  async take(packed: Uint8Array): Promise<boolean> {
    try {
      return await this.#take(unpacked(packed));
    } catch (error) {
      // Whatever is wrong with it, the shape of it or what it says: there is nothing to be done about it here.
      throw unmet(error);
    }
  }

  async #take(more: Moments): Promise<boolean> {
    // The same may come as a reply and unasked.
    if (this.#seen && more.entries <= this.entries) return true;
    const joined = joinMoments(this.#seen, more);
    if (!joined) return false;
    if (more.moments.length > 0) await this.#judge(joined, more.from);
    const had = this.#seen?.moments ?? [];
    const differs = had.findIndex((one, at) => JSON.stringify(one) !== JSON.stringify(joined.moments[at]));
    this.#untold = Math.min(this.#untold, differs < 0 ? had.length : differs);
    this.#takenBack ||= differs >= 0;
    // What was sealed went with the entry; what of it is sealed still has to be asked for.
    this.#sealed = new Map();
    this.#seen = joined;
    return true;
  }

  /** What has happened that was not told yet, moment by moment, and whether something that was told is taken back. */
  news(): { readonly events: readonly (readonly GameEvent[])[]; readonly takenBack: boolean } {
    const moments = this.#seen?.moments ?? [];
    const told = {
      events: moments.slice(this.#untold).map(({ events }) => events),
      takenBack: this.#takenBack,
    };
    this.#untold = moments.length;
    this.#takenBack = false;
    return told;
  }

  async #judge(joined: SeenMoments, first: number): Promise<void> {
    const { format, game, rules, seats } = joined;
    const moments = joined.moments.slice(first);
    const read = readTranscript({ format, game, rules, seats, moments, transcript: this.viewer });
    const judge = (await this.entry.judge()) ?? LENIENT;
    const opened = read.ok ? openTranscript(this.game, read.value, judge) : read;
    if (!opened.ok) throw unmet();
  }

  takeSealed(sealed: readonly SealedShown[]): void {
    this.#sealed = new Map(sealed.filter(({ seat }) => seat === this.viewer).map((one) => [one.prompt, one]));
  }

  /** An own answer that waits. */
  sealed(prompt: PromptId): SealedShown | undefined {
    return this.#sealed.get(prompt);
  }

  /** What one is asked, answered or not. */
  get prompts(): readonly Prompt[] {
    // Whatever is not there is left out of a prompt that came as JSON.
    const prompts = (this.#seen?.moments.at(-1)?.prompts ?? []) as readonly Prompt[];
    return prompts.filter(({ seat }) => seat === this.viewer);
  }

  #drafts(view: unknown): ReadonlyMap<PromptId, Draft> {
    const drafts = new Map<PromptId, Draft>();
    const own = new Map<PromptId, unknown>();
    for (const prompt of this.prompts) {
      const text = this.#sealed.get(prompt.id)?.text;
      if (text === undefined) continue;
      const read = readOrder(this.game, text, prompt, view, own);
      drafts.set(prompt.id, { text, read });
      if (read.ok) own.set(prompt.id, read.value);
    }
    return drafts;
  }

  /** The player as he asks about the match, with what he has answered so far; `prompt`: what he is asked. */
  asker(askerOf: AskerOf, prompt: Prompt | undefined, over: boolean): Asker {
    const moments = this.#seen?.moments ?? [];
    const { view } = itemAt(moments, moments.length - 1);
    const drafts = this.#drafts(view);
    const prompts = this.prompts.filter(({ id }) => !drafts.has(id) || id === prompt?.id);
    const seen = {
      game: this.game,
      viewer: this.viewer,
      view,
      prompts,
      moments: moments.length,
      moment: (index: number) => ({ events: itemAt(moments, index).events, thrown: [] }),
      over,
    };
    const seats = (this.#seen?.seats ?? []) as Parameters<AskerOf>[1];
    return askerOf(seen, seats, { drafts, chosen: prompt?.about });
  }
}
