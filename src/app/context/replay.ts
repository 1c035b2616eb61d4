import type { Player } from "../../scene/player.ts";
import type { Cue, Tabletop } from "../../tabletop/tabletop.ts";
import { timeline } from "../../tabletop/timeline.ts";
import { lastMoment, momentAt, openedAt, shownIndex, tabletopOf, viewpoint } from "../session/selectors.ts";
import type { TableState, TableStore } from "../session/session.ts";
import { turnStarts } from "../session/turns.ts";
import type { Film } from "./film.ts";
import type { PageStore } from "./page-state.ts";

/** Times real time; the last one shows a long match in three minutes. */
const SPEEDS = [0.25, 0.5, 1, 2, 4, "film"] as const;
/** Until the film has come, or where it can't be had. */
const FASTEST = 4;
/** At the greatest of the other speeds fewer moments than these are over sooner than a film. */
const FEWEST_OF_A_FILM = 240;

/** What led to a moment: the opening of its orders comes before everything else. */
export function cuesOf({ open }: TableState, index: number, { cues }: Tabletop): readonly Cue[] {
  const orders = openedAt(open.match, index);
  return orders.length === 0 ? cues : [{ kind: "reveal", orders }, ...cues];
}

/**
 * Drives the player from the match: plays a round when it is resolved, and scrubs a finished or a running match.
 * A position counts moments: 2.5 is the middle of the third move. Nothing renders while something plays.
 */
export class Replay {
  private readonly release: () => void;
  private film: Film | undefined;
  /** Whether the next move is being gone on to, and whether one follows that. */
  private advancing = false;
  private follows = false;

  constructor(
    private readonly store: TableStore,
    private readonly page: PageStore,
    private readonly player: Player,
  ) {
    this.load(store.getState(), "end");
    const leaveStore = store.subscribe((state, before) => this.follow(state, before));
    const leavePlayer = player.subscribe(() => this.goOn());
    this.release = () => {
      leaveStore();
      leavePlayer();
    };
  }

  dispose(): void {
    this.player.pause();
    this.release();
  }

  /** Where the table stands: moments from the set-up, with the share of the move that is under way. */
  position(): number {
    const index = shownIndex(this.store.getState());
    const { timeline: line, now } = this.player;
    if (index === 0 || !line) return index;
    return index - 1 + (line.duration > 0 ? now / line.duration : 1);
  }

  /** Goes to a position and stops there. */
  scrub(position: number): void {
    this.page.setState({ running: false });
    this.player.pause();
    const last = lastMoment(this.store.getState());
    const index = Math.max(0, Math.min(last, Math.ceil(position)));
    if (shownIndex(this.store.getState()) !== index || this.store.getState().at === null) {
      this.store.getState().jump(index);
    }
    const line = this.player.timeline;
    if (line) this.player.seek(line.duration * (index === 0 ? 1 : position - (index - 1)));
  }

  step(by: 1 | -1): void {
    const from = this.position();
    this.scrub(by > 0 ? Math.floor(from + 1) : Math.ceil(from - 1));
  }

  /** To the beginning of the turn before or of the next one. */
  stepTurn(by: 1 | -1): void {
    const state = this.store.getState();
    const starts = [...turnStarts(state), lastMoment(state)];
    const from = this.position();
    const target = by > 0 ? starts.find((start) => start > from) : starts.findLast((start) => start < from);
    this.scrub(target ?? (by > 0 ? lastMoment(state) : 0));
  }

  toggle(): void {
    if (this.player.playing) {
      this.page.setState({ running: false });
      this.player.pause();
    } else this.run();
  }

  /** Plays from here to the end; from the beginning when it is at the end. */
  run(): void {
    const last = lastMoment(this.store.getState());
    if (last === 0) return;
    this.film?.restart();
    if (this.position() >= last) this.scrub(0);
    const line = this.player.timeline;
    if (line && this.player.now >= line.duration) this.advance();
    else this.start();
  }

  faster(by: 1 | -1): void {
    const moments = lastMoment(this.store.getState());
    const speeds = moments >= FEWEST_OF_A_FILM ? SPEEDS : SPEEDS.slice(0, -1);
    const at = speeds.indexOf(this.page.getState().speed);
    const speed = speeds[Math.max(0, Math.min(speeds.length - 1, at + by))] ?? 1;
    this.page.setState({ speed });
    this.film = undefined;
    this.keepTime();
    if (speed === "film") void this.fetchFilm(moments).catch(() => undefined);
  }

  /** Few replays are films. */
  private async fetchFilm(moments: number): Promise<void> {
    const { Film: Fetched } = await import("./film.ts");
    if (this.page.getState().speed !== "film") return;
    this.film = new Fetched(moments);
    this.keepTime();
  }

  /** Back to the game as it stands. */
  live(): void {
    this.page.setState({ running: false });
    if (this.page.getState().speed === "film") this.faster(-1);
    this.store.getState().jump(null);
    this.player.finish();
  }

  /** Plays what is loaded at the speed that was chosen. */
  private keepTime(): void {
    const { speed } = this.page.getState();
    const duration = this.player.timeline?.duration ?? 0;
    this.player.speed = speed === "film" ? (this.film?.speed(duration) ?? FASTEST) : speed;
  }

  private start(): void {
    this.page.setState({ running: true });
    this.player.play();
  }

  private advance(): void {
    const state = this.store.getState();
    const [shown, last] = [shownIndex(state), lastMoment(state)];
    if (shown >= last) {
      this.page.setState({ running: false });
      return;
    }
    const next = Math.min(last, shown + (this.film?.step() ?? 1));
    // What is loaded stands at its end until it is played: nobody has seen it yet.
    this.page.setState({ running: false });
    state.jump(next);
    this.player.seek(0);
    this.start();
  }

  /** When a move has been played to its end, the next one follows. */
  private goOn(): void {
    const line = this.player.timeline;
    const over = !this.player.playing && line && this.player.now >= line.duration;
    if (!over || !this.page.getState().running) return;
    this.follows = true;
    if (this.advancing) return;
    // Moves that take no time end within this loop: a long match would be deeper than the stack otherwise.
    this.advancing = true;
    while (this.follows) {
      this.follows = false;
      this.advance();
    }
    this.advancing = false;
  }

  private follow(state: TableState, before: TableState): void {
    const index = shownIndex(state);
    const same = momentAt(state, index) === momentAt(before, shownIndex(before));
    const lens = state.lens === before.lens || viewpoint(state) === viewpoint(before);
    if (same && lens) {
      if (state.at === null && before.at !== null) this.player.finish();
      return;
    }
    const grown = state.at === null && before.at === null && lastMoment(state) === lastMoment(before) + 1;
    // While computers play in people's stead nobody waits for their flight.
    const played = grown && state.lent.length === 0;
    this.page.setState({ running: this.page.getState().running && state.at !== null });
    this.load(state, played ? "start" : "end");
    if (played) this.player.play();
  }

  private load(state: TableState, at: "start" | "end"): void {
    const index = shownIndex(state);
    const after = tabletopOf(state, index);
    const line =
      index === 0
        ? timeline(after, after, [])
        : timeline(tabletopOf(state, index - 1), after, cuesOf(state, index, after));
    this.player.load(line, at);
    this.keepTime();
  }
}
