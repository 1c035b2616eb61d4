type Nothing = Record<never, never>;
type About = { readonly id: string };

/** Everything that is told of an aircraft or a balloon to those who don't see it. */
type Described = About & {
  /** Name of the type. */
  readonly title: string;
  readonly side: string;
  readonly status: string;
  /** Label of the hex. */
  readonly hex: string;
  /** Metres. */
  readonly altitude: number;
  /** Clock points, 12 is the far edge. */
  readonly heading: number;
  /** MP. */
  readonly speed: number;
  readonly balloon: boolean;
  readonly damage: readonly [taken: number, of: number];
  readonly jams: number;
  /** Health of each man, the pilot first. */
  readonly crew: readonly string[];
  /** Ids of the enemies that have it in a line of fire now. */
  readonly bearers: readonly string[];
};

/** What things on the table are called. */
export type LabelPhrases = {
  readonly "piece.described": Described;
  readonly "piece.gun": About & { readonly kind: string; readonly side: string; readonly hex: string };
  readonly "phase.tailing": Nothing;
  readonly "phase.initiative": Nothing;
  readonly "phase.movement": Nothing;
  readonly "phase.combat": Nothing;
  readonly "phase.end": Nothing;
  readonly "phase.campaign": Nothing;
  readonly "phase.over": Nothing;
};
