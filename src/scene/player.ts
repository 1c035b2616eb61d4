import { clipIndexAt, type Timeline } from "../tabletop/timeline.ts";

/** Told when playing starts or stops, when another clip begins, when the end is reached or left, and when a timeline is loaded. */
type Listener = () => void;

/**
 * Plays a timeline. A plain mutable object outside React: views read `now` while they draw a frame; nothing
 * renders because of it. `subscribe` is for buttons and captions (start, stop, next clip), `onFrame` for
 * whatever has to follow every frame by hand (the canvas, the flat drawing, the slider).
 */
export interface Player {
  /** What is loaded; undefined before the first turn. */
  readonly timeline: Timeline | undefined;
  /** Milliseconds into the timeline. */
  readonly now: number;
  readonly playing: boolean;
  /** Whether a part of the timeline is still to be shown: it plays, or was stopped before its end. */
  readonly underway: boolean;
  /** Index of the running clip, -1 when there is none. */
  readonly clip: number;
  /** How many timelines have been taken up so far. */
  readonly loads: number;
  /** Times real time, above 0. */
  speed: number;
  /** Reduced motion: playing jumps to the end. */
  instant: boolean;
  /** Takes up a timeline at its start (or at its end, `at: "end"`), paused. */
  load(timeline: Timeline, at?: "start" | "end"): void;
  /** Plays on; from the start again when it was at its end. */
  play(): void;
  pause(): void;
  /** Goes to an instant, in milliseconds; playing goes on from there. */
  seek(ms: number): void;
  /** Ends the running clip at once. */
  skip(): void;
  /** Goes to the end and stops. */
  finish(): void;
  subscribe(listener: Listener): () => void;
  onFrame(listener: Listener): () => void;
  /** Whoever has a frame loop of its own drives the player from now on, by `advance`: it asks for no frames until it is let go. */
  drive(): () => void;
  /** Plays on: so many milliseconds have passed since the frame before. The first one after a start is when playing begins. */
  advance(passed: number): void;
}

/** A pause of the page (a hidden tab) counts as one slow frame, not as the time that passed. */
const LONGEST_FRAME = 100;

class FramePlayer implements Player {
  timeline: Timeline | undefined = undefined;
  now = 0;
  playing = false;
  clip = -1;
  loads = 0;
  speed = 1;
  instant = false;
  /** When the last frame was, where it asks for them itself. */
  private last = 0;
  /** Whether no frame has been played since it was started. */
  private fresh = false;
  /** Whether a frame is being played. */
  private inFrame = false;
  private request = 0;
  private drivers = 0;
  private readonly listeners = new Set<Listener>();
  private readonly frames = new Set<Listener>();

  get underway(): boolean {
    return this.timeline !== undefined && this.now < this.timeline.duration;
  }

  load(timeline: Timeline, at: "start" | "end" = "start"): void {
    this.stopClock();
    this.timeline = timeline;
    this.loads++;
    this.now = at === "end" ? timeline.duration : 0;
    this.clip = clipIndexAt(timeline, this.now);
    this.tell();
    this.draw();
  }

  play(): void {
    const { timeline } = this;
    if (!timeline || this.playing) return;
    if (this.now >= timeline.duration) this.now = 0;
    if (this.instant || timeline.duration === 0) this.finish();
    else this.startClock(timeline);
  }

  private startClock(timeline: Timeline): void {
    this.playing = true;
    this.clip = clipIndexAt(timeline, this.now);
    // What begins where something else ends goes on in the same frame, with the time that is left of it.
    this.fresh = !this.inFrame;
    this.ask();
    this.tell();
    // Whoever drives it has to hear of it.
    if (this.drivers > 0) this.draw();
  }

  pause(): void {
    if (!this.playing) return;
    this.stopClock();
    this.tell();
  }

  seek(ms: number): void {
    if (!this.timeline) return;
    const before = this.underway;
    this.now = Math.max(0, Math.min(ms, this.timeline.duration));
    if (!this.enterClip() && before !== this.underway) this.tell();
    this.draw();
  }

  skip(): void {
    const clip = this.timeline?.clips[this.clip];
    if (clip) this.seek(clip.start + clip.duration);
  }

  finish(): void {
    if (!this.timeline) return;
    this.stopClock();
    this.now = this.timeline.duration;
    this.clip = clipIndexAt(this.timeline, this.now);
    this.tell();
    this.draw();
  }

  subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  onFrame = (listener: Listener): (() => void) => {
    this.frames.add(listener);
    return () => this.frames.delete(listener);
  };

  drive = (): (() => void) => {
    cancelAnimationFrame(this.request);
    this.drivers++;
    this.draw();
    return () => {
      this.drivers--;
      this.fresh = true;
      this.ask();
    };
  };

  advance = (passed: number): void => {
    if (!this.playing) return;
    let left = this.fresh ? 0 : Math.max(0, Math.min(LONGEST_FRAME, passed));
    this.fresh = false;
    this.inFrame = true;
    do left = this.go(left);
    while (this.playing && left > 0);
    this.inFrame = false;
    this.ask();
  };

  private readonly tick = (time: number): void => {
    const passed = time - this.last;
    this.last = time;
    this.advance(passed);
  };

  /** Plays on for some milliseconds; how many are left when the end is reached. */
  private go(passed: number): number {
    const { timeline, speed } = this;
    const left = timeline ? passed - (timeline.duration - this.now) / speed : 0;
    if (left >= 0) {
      this.finish();
      return left;
    }
    this.now += passed * speed;
    this.enterClip();
    this.draw();
    return 0;
  }

  private ask(): void {
    cancelAnimationFrame(this.request);
    if (this.playing && this.drivers === 0) this.request = requestAnimationFrame(this.tick);
  }

  /** Tells when another clip begins; whether one did. */
  private enterClip(): boolean {
    if (!this.timeline) return false;
    const clip = clipIndexAt(this.timeline, this.now);
    if (clip === this.clip) return false;
    this.clip = clip;
    this.tell();
    return true;
  }

  private stopClock(): void {
    this.playing = false;
    cancelAnimationFrame(this.request);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private draw(): void {
    for (const listener of this.frames) listener();
  }
}

/** A player with nothing loaded. */
export function createPlayer(): Player {
  return new FramePlayer();
}
