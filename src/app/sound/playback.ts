import type { Tick } from "../../face/queries/ticks.ts";
import type { Tools } from "../context/tools.ts";
import type { Settings } from "../settings/kept-settings.ts";
import { useSettings } from "../settings/settings.ts";
import { type SoundGroup, volumesOf } from "../settings/volumes.ts";
import { followTable } from "./follow.ts";
import { Mixer, type Voice } from "./mixer.ts";
import { type Cued, digest, heardFrom, score } from "./score.ts";
import { GROUP_OF, type Sound } from "./sounds.ts";
import { sounds } from "./synth.ts";
import { TurnTaking } from "./turn-taking.ts";

/** Seconds between asking for a sound and its beginning: the clock of the sound card is ahead of the page. */
const LOOKAHEAD = 0.02;
/** Milliseconds: a jolt of the dice that is as loud as it gets (inches a second), and the least between two knocks. */
const HARDEST = 60;
const BETWEEN = 22;
/** Times real time: a film of a whole campaign, which is faster, would only rattle. */
const FASTEST_HEARD = 4;

export interface PlaybackOptions {
  readonly tools: Tools;
  /** As the settings keep them. */
  readonly volumes: Settings["volumes"];
  /** Whether dice tumble in a tray that is heard itself. */
  readonly tray: () => boolean;
  /** How far a piece is from the eye, in inches; undefined where there is no eye or no such piece. */
  readonly distance: (id: string) => number | undefined;
}

/** Plays what a table shows. Made after the first gesture; silent while the page is hidden. */
export class Playback {
  private readonly context = new AudioContext();
  private readonly mixer: Mixer;
  private readonly turns = new TurnTaking();
  private readonly release: () => void;
  private voices: Voice[] = [];
  private playing = "";
  private fresh = false;
  private knocked = 0;

  constructor(private readonly options: PlaybackOptions) {
    this.mixer = new Mixer(this.context, volumesOf(options.volumes));
    document.addEventListener("visibilitychange", this.rest);
    const { player, page } = options.tools;
    const stops = [
      page.subscribe(({ asked }, before) => {
        if (asked !== before.asked) this.tick(asked.at(-1)?.ticks ?? []);
      }),
      player.subscribe(this.follow),
      player.onFrame(this.listen),
      followTable(options.tools, this.signal),
    ];
    this.release = () => {
      for (const stop of stops) stop();
      document.removeEventListener("visibilitychange", this.rest);
    };
    this.rest();
    sounds(this.context, { out: this.mixer.channel("room") }, this.context.currentTime, { kind: "room" });
    this.follow();
  }

  set(volumes: Settings["volumes"]): void {
    this.mixer.set(volumesOf(volumes));
  }

  /** "Your turn." */
  chime(): void {
    if (useSettings.getState().earcons) this.signal({ kind: "earcon", earcon: "move" });
    else this.play({ kind: "chime" }, 0);
  }

  /** Has an answer of the referee heard. */
  private tick(ticks: readonly Tick[]): void {
    for (const { at, ...tick } of ticks) this.play({ kind: "tick", ...tick }, at);
  }

  /** A die in the tray has hit something, with a jolt in inches a second. */
  knock(speed: number): void {
    const now = performance.now();
    if (now - this.knocked < BETWEEN) return;
    this.knocked = now;
    this.play({ kind: "knock", on: "felt", force: Math.min(1, speed / HARDEST) }, 0);
  }

  dispose(): void {
    this.release();
    void this.context.close();
  }

  /** Nothing sounds from a page that nobody sees. */
  private readonly rest = (): void => {
    const change = document.hidden ? this.context.suspend() : this.context.resume();
    change.catch(() => undefined);
  };

  private readonly follow = (): void => {
    const { player } = this.options.tools;
    const clip = player.timeline?.clips[player.clip];
    const running = player.playing && clip ? `${player.loads} ${player.clip}` : "";
    const atOnce = player.instant && this.fresh && !player.playing && player.now > 0;
    this.fresh = player.now === 0 && !player.playing;
    if (atOnce) this.playScore(digest(this.cued()), 0, 1);
    else if (running !== this.playing) this.stop();
    if (running === this.playing) return;
    this.playing = running;
    if (running === "" || !clip || player.speed > FASTEST_HEARD) return;
    this.playScore(heardFrom(this.cued(), clip, player.now), player.now, player.speed);
    this.listen();
  };

  private cued(): readonly Cued[] {
    const { tray, tools } = this.options;
    const { player } = tools;
    return player.timeline ? score(player.timeline, tray()) : [];
  }

  private playScore(cued: readonly Cued[], from: number, speed: number): void {
    for (const { at, sound } of cued) {
      const quick = "seconds" in sound ? { ...sound, seconds: sound.seconds / speed } : sound;
      this.play(quick, Math.max(0, at - from) / speed / 1000);
    }
  }

  /** Plays a signal as soon as those before it have been heard. */
  private readonly signal = (sound: Sound): void => {
    const delay = this.turns.next(this.context.currentTime);
    if (delay !== undefined) this.play(sound, delay);
  };

  private play(sound: Sound, delay: number): void {
    if (document.hidden) return;
    const group = GROUP_OF[sound.kind];
    const at = this.context.currentTime + LOOKAHEAD + delay;
    const out = "seconds" in sound ? this.voice(group, sound.of) : { out: this.mixer.channel(group) };
    sounds(this.context, out, at, sound);
  }

  /** A channel that may be silenced before the sound is over. */
  private voice(group: SoundGroup, of: readonly string[] | undefined): Voice {
    const voice = this.mixer.voice(group, of);
    this.voices.push(voice);
    return voice;
  }

  /** Hears each voice from where the nearest of its pieces is in this frame. */
  private readonly listen = (): void => {
    const { distance, tools } = this.options;
    for (const voice of this.voices) {
      let nearest: number | undefined;
      for (const id of voice.of) {
        const far = distance(id);
        if (far !== undefined && far < (nearest ?? Infinity)) nearest = far;
      }
      if (nearest !== undefined) voice.hear(nearest, tools.player.now);
    }
  };

  private stop(): void {
    for (const voice of this.voices) voice.stop();
    this.voices = [];
  }
}
