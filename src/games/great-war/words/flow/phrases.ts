type Nothing = Record<never, never>;
type About = { readonly id: string };

/** How a game ended: the side that won, or null; points of the side told first before those of the other. */
type Ending = { readonly turn: number; readonly side: string | null };

/** What the course of a turn tells. Altitudes in metres, speeds in MP, hexes as labels. */
export type FlowPhrases = {
  readonly "event.turn": { readonly turn: number };
  readonly "event.moves": About & {
    readonly order: string;
    readonly from: string;
    readonly hex: string;
    readonly facing: number;
    readonly altitude: number;
    readonly climbed: number;
    readonly dived: number;
    /** Left the board over its own edge, or over another. */
    readonly left: "home" | "away" | null;
  };
  readonly "event.plots": { readonly turn: number };
  readonly "event.first": About;
  readonly "event.victory": Ending & { readonly side: string; readonly reason: string };
  readonly "event.draw": { readonly turn: number; readonly reason: string };
  readonly "outcome.last-side": Ending;
  readonly "outcome.nobody": Ending;
  readonly "outcome.turn-limit": Ending;
  readonly "outcome.points": Ending & { readonly points: readonly number[] };
  readonly "standing.points": { readonly points: readonly number[] };
  readonly "throw.choice": Nothing;
};
