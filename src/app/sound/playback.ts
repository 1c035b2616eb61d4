import type { Player } from "../../scene/player.ts";
import type { Settings } from "../settings/kept-settings.ts";
import { type SoundGroup, volumesOf } from "../settings/volumes.ts";
import { Mixer, type Voice } from "./mixer.ts";
import { type Cued, digest, heardFrom, score } from "./score.ts";
import { GROUP_OF, type Sound } from "./sounds.ts";
import { sounds } from "./synth.ts";

/** Seconds between asking for a sound and its beginning: the clock of the sound card is ahead of the page. */
const LOOKAHEAD = 0.02;
/** Milliseconds: a jolt of the dice that is as loud as it gets (inches a second), and the least between two knocks. */
const HARDEST = 60;
const BETWEEN = 22;
/** Times real time: a film of a whole campaign, which is faster, would only rattle. */
const FASTEST_HEARD = 4;

export interface PlaybackOptions {
  readonly player: Player;
  /** As the settings keep them. */
  readonly volumes: Settings["volumes"];
  /** Whether dice tumble in a tray that is heard itself. */
  readonly tray: () => boolean;
  /** How far a piece is from the eye, in inches; undefined where there is no eye or no such piece. */
  readonly distance: (id: string) => number | undefined;
}

/** Plays what a player shows. Made after the first gesture; silent while the page is hidden. */
export class Playback {
  private readonly context = new AudioContext();
  private readonly mixer: Mixer;
  private readonly release: () => void;
  private voices: Voice[] = [];
  private playing = "";
  private fresh = false;
  private knocked = 0;

  constructor(private readonly options: PlaybackOptions) {
    this.mixer = new Mixer(this.context, volumesOf(options.volumes));
    document.addEventListener("visibilitychange", this.rest);
    const leave = options.player.subscribe(this.follow);
    const leaveFrames = options.player.onFrame(this.listen);
    this.release = () => {
      leave();
      leaveFrames();
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
    this.play({ kind: "chime" }, 0);
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
    const { player } = this.options;
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
    const { player, tray } = this.options;
    return player.timeline ? score(player.timeline, tray()) : [];
  }

  private playScore(cued: readonly Cued[], from: number, speed: number): void {
    for (const { at, sound } of cued) {
      const quick = "seconds" in sound ? { ...sound, seconds: sound.seconds / speed } : sound;
      this.play(quick, Math.max(0, at - from) / speed / 1000);
    }
  }

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
    const { player, distance } = this.options;
    for (const voice of this.voices) {
      let nearest: number | undefined;
      for (const id of voice.of) {
        const far = distance(id);
        if (far !== undefined && far < (nearest ?? Infinity)) nearest = far;
      }
      if (nearest !== undefined) voice.hear(nearest, player.now);
    }
  };

  private stop(): void {
    for (const voice of this.voices) voice.stop();
    this.voices = [];
  }
}
