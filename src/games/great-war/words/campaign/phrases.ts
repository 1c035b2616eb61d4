type Both = readonly [allied: number, german: number];
type AMan = { readonly name: string; readonly side: string };
/** By his place in the crew, 0 the pilot. */
type InCrew = AMan & { readonly man: number };

/** What the campaign tells between its missions; sides as `allied` and `german`, types and squadrons by their ids. */
export type CampaignPhrases = {
  readonly "event.mission": {
    readonly mission: number;
    /** In April. */
    readonly day: number;
    readonly half: "morning" | "afternoon";
    readonly kind: string;
    readonly die: number;
    readonly germans: number;
  };
  readonly "event.line-up": {
    readonly side: string;
    readonly machines: readonly {
      readonly id: string;
      readonly names: readonly string[];
      readonly type: string;
    }[];
  };
  readonly "event.forced-landing": {
    readonly id: string;
    readonly name: string;
    readonly die: number;
    readonly lives: boolean;
    readonly enemy: boolean;
  };
  readonly "event.casualty": InCrew & {
    readonly id: string;
    readonly fate: "killed" | "captured" | "wounded";
    readonly kills: number;
  };
  /** By a kill or by four missions. */
  readonly "event.seasoned": AMan & { readonly kill: boolean };
  readonly "event.new-ace": AMan & { readonly kills: number; readonly level: number };
  readonly "event.mission-over": {
    readonly mission: number;
    readonly points: Both;
    readonly totals: Both;
    /** Targets dealt with, of how many. */
    readonly done: readonly [number, number];
    readonly lost: Both;
  };
  readonly "event.evening": { readonly day: number; readonly points: Both; readonly lost: readonly number[] };
  /** Without faces where no dice are thrown. */
  readonly "event.replacement": InCrew & {
    readonly squadron: string;
    readonly faces: readonly number[];
    readonly roll: number;
    readonly novice: boolean;
    readonly type: string;
  };
  readonly "event.new-machine": AMan & { readonly type: string };
  readonly "event.week-over": { readonly side: string | null; readonly points: Both };
  readonly "outcome.campaign": { readonly turn: number; readonly side: string | null; readonly points: Both };
  readonly "throw.called": { readonly mission: number };
  readonly "throw.landing": { readonly id: string; readonly name: string };
  readonly "throw.novice": InCrew;
  readonly "campaign-grammar": { readonly found: string; readonly example: string };
  readonly "campaign-unknown": { readonly found: string; readonly names: readonly string[] };
  readonly "campaign-unfit": { readonly name: string; readonly names: readonly string[] };
  readonly "campaign-twice": { readonly name: string };
  readonly "campaign-count": {
    readonly found: number;
    readonly least: number;
    readonly most: number;
    readonly german: boolean;
  };
  readonly "campaign-machines": { readonly type: string; readonly ready: number };
  readonly "campaign-two-seater": Record<never, never>;
};
