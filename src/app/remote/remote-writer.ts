import type { PromptId, Viewer } from "../../core/game.ts";
import type { AnswerTexts } from "../../core/match/entry.ts";
import { type Match, now } from "../../core/match/match.ts";
import type { SealedShown } from "../../protocol/replies.ts";
import { DraftHistory } from "../session/history.ts";
import { handedIn, NOTHING_PENDING, type Pending, pendingOf, promptsFor } from "../session/pending.ts";
import { DONE, type Done } from "../session/session.ts";
import type { Writer } from "../session/writing.ts";
import { isPassing } from "./coming.ts";
import { type KeptDrafts, keepDrafts, keptDrafts } from "./kept-drafts.ts";
import type { RemoteTable } from "./remote-table.ts";

/** How long to wait before answers are sent again that could not be taken just now, in milliseconds. */
const AGAIN_AFTER = 1500;

/** What the server is to know of a prompt, and what it knows. */
interface Known {
  readonly text: string;
  readonly ready: boolean;
}

function isSame(one: Known | undefined, other: Known | undefined): boolean {
  return one?.text === other?.text && one?.ready === other?.ready;
}

/**
 * What a player writes at a table on a server: his drafts stay on his device, what he seals is brought to the server, again
 * and again until it is there. Both sides are compared, so that it does not matter which message got lost.
 */
export class RemoteWriter implements Writer {
  pending: Pending = NOTHING_PENDING;
  readonly history = new DraftHistory();
  standing: readonly string[] = [];
  #syncing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `changed`: called whenever what is written, sealed or sent has changed. */
  constructor(
    private readonly remote: RemoteTable,
    private readonly changed: () => void,
  ) {
    const kept = keptDrafts(remote.code, this.viewer);
    this.standing = kept.standing;
    this.#takeOver(remote.sealed);
    if (kept.at === this.match.moments.length) this.#restore(kept);
  }

  get match(): Match {
    return this.remote.match;
  }

  get viewer(): Viewer {
    return this.remote.store.getState().viewer;
  }

  mine(): { drafts: AnswerTexts; sealed: AnswerTexts } {
    return pendingOf(this.match, this.pending, this.viewer);
  }

  isMine(prompt: PromptId): boolean {
    return promptsFor(this.match, this.viewer).some(({ id }) => id === prompt);
  }

  /** Whether the viewer has handed in all that he is asked. */
  get isDone(): boolean {
    const handed = handedIn(this.pending);
    return promptsFor(this.match, this.viewer).every(({ id }) => handed.has(id));
  }

  /** Whether something is sealed here that the server does not know of yet. */
  get isUnsent(): boolean {
    return this.#differing().length > 0;
  }

  put(changed: Partial<Pending>): void {
    this.pending = { ...this.pending, ...changed };
    this.#keep();
    this.changed();
    void this.#sync();
  }

  stand(always: readonly string[], noLonger: readonly string[]): void {
    const others = this.standing.filter((id) => !always.includes(id) && !noLonger.includes(id));
    this.standing = [...others, ...always];
    this.#keep();
    this.changed();
  }

  /** All that the viewer is asked is sealed: it is handed in. */
  handOn(): Done {
    const own = new Set(promptsFor(this.match, this.viewer).map(({ id }) => id));
    const whole = [...own].every((id) => this.pending.sealed.has(id));
    if (whole) this.put({ ready: new Set() });
    return DONE;
  }

  /** The match has gone on: what was written for the round before is done with. `shorter`: rounds were taken back. */
  goOn(shorter: boolean): void {
    this.history.clear();
    if (shorter) this.standing = [];
    this.pending = NOTHING_PENDING;
    this.#keep();
  }

  /** What the server has of one's own answers, where another window or nobody has changed it meanwhile. */
  takeSealed(sealed: readonly SealedShown[]): void {
    if (!this.#syncing && !this.isUnsent) this.#takeOver(sealed);
    this.changed();
  }

  /** Brings the server what it does not know yet. */
  bring(): void {
    void this.#sync();
  }

  #takeOver(sealed: readonly SealedShown[]): void {
    const own = sealed.filter(({ seat, prompt }) => seat === this.viewer && this.isMine(prompt));
    const known = new Map(own.map(({ prompt, text }) => [prompt, text]));
    const drafts = [...this.pending.drafts].filter(([id]) => !known.has(id));
    const ready = new Set(own.flatMap((one) => (one.ready ? [] : [one.prompt])));
    this.pending = { ...this.pending, sealed: known, drafts: new Map(drafts), ready };
  }

  /** What the device has kept is newer than what the server knows. */
  #restore({ drafts, unsent, ready }: KeptDrafts): void {
    const open = new Set(promptsFor(this.match, this.viewer).map(({ id }) => id));
    const own = (texts: AnswerTexts) => [...texts].filter(([id]) => open.has(id));
    const sealed = [...this.pending.sealed].filter(([id]) => !drafts.has(id));
    this.pending = {
      ...this.pending,
      drafts: new Map(own(drafts)),
      sealed: new Map([...sealed, ...own(unsent)]),
      ready: new Set([...(this.pending.ready ?? []), ...ready]),
    };
  }

  #keep(): void {
    if (this.viewer === "table") return;
    const { drafts, ready = new Set<PromptId>() } = this.pending;
    const differing = new Set(this.#differing());
    const unsent = new Map([...this.mine().sealed].filter(([id]) => differing.has(id)));
    keepDrafts(this.remote.code, this.viewer, {
      ...{ at: this.match.moments.length, drafts, unsent, standing: this.standing },
      ready: [...unsent.keys()].filter((id) => ready.has(id)),
    });
  }

  /** What the server has of one's own. */
  #known(): ReadonlyMap<PromptId, Known> {
    const own = this.remote.sealed.filter(({ seat }) => seat === this.viewer);
    return new Map(own.map(({ prompt, text, ready }) => [prompt, { text, ready }]));
  }

  /** What it is to have. */
  #wanted(): ReadonlyMap<PromptId, Known> {
    const handed = handedIn(this.pending);
    const { sealed } = this.mine();
    const ready = this.isDone;
    return new Map([...sealed].map(([id, text]) => [id, { text, ready: ready && handed.has(id) }]));
  }

  #differing(): readonly PromptId[] {
    const [known, wanted] = [this.#known(), this.#wanted()];
    const all = new Set([...known.keys(), ...wanted.keys()]);
    return [...all].filter((id) => !isSame(known.get(id), wanted.get(id)));
  }

  async #sync(): Promise<void> {
    if (this.#syncing || this.viewer === "table") return;
    this.#syncing = true;
    clearTimeout(this.#timer);
    while (this.remote.connected && this.#differing().length > 0) {
      if (await this.#send()) continue;
      this.#timer = setTimeout(() => this.bring(), AGAIN_AFTER);
      break;
    }
    this.#syncing = false;
    this.#keep();
    this.changed();
  }

  /** Sends one message towards what is wanted; false where it can't be taken just now. */
  async #send(): Promise<boolean> {
    const [known, wanted, at] = [this.#known(), this.#wanted(), this.remote.entries];
    const differing = this.#differing();
    const asked = now(this.match);
    const isReady = this.isDone;
    // What is written anew is opened first, and what is handed in no more.
    const anew = differing.filter((id) => known.has(id) && known.get(id)?.text !== wanted.get(id)?.text);
    const back = differing.filter((id) => known.get(id)?.ready && !wanted.get(id)?.ready);
    const reopened = anew.length > 0 ? anew : back;
    const reply =
      reopened.length > 0
        ? await this.remote.ask("unseal", { at, prompts: reopened })
        : await this.remote.ask("answer", { at, answers: this.#answers(differing, wanted), ready: isReady });
    // What was told of the round before says nothing of the one that is asked now.
    if (asked !== now(this.match)) return true;
    if (reply?.ok) {
      this.remote.noteSealed(reply.sealed);
      return true;
    }
    if (!reply || isPassing(reply)) return false;
    if (at !== this.remote.entries) return true;
    if (reopened.length > 0) this.#takeOver(this.remote.sealed);
    else this.#refuse(differing);
    return true;
  }

  #answers(differing: readonly PromptId[], wanted: ReadonlyMap<PromptId, Known>): [PromptId, string][] {
    return differing.flatMap((id): [PromptId, string][] => {
      const text = wanted.get(id)?.text;
      return text === undefined ? [] : [[id, text]];
    });
  }

  /** What was refused comes back to the pad as it was written. */
  #refuse(prompts: readonly PromptId[]): void {
    const { sealed, drafts } = this.pending;
    const texts = prompts.flatMap((id): [PromptId, string][] => {
      const text = sealed.get(id);
      return text === undefined ? [] : [[id, text]];
    });
    const back = new Map(texts);
    const left = new Map([...sealed].filter(([id]) => !back.has(id)));
    this.pending = { ...this.pending, drafts: new Map([...drafts, ...back]), sealed: left };
    this.#keep();
  }
}
