/** Miniatures that fly in formation over a counter, where a table is shown in 3D. */
export interface CounterFlight {
  /** Folder of models and name in it. */
  readonly model: string;
  readonly count: number;
  /** `box`: bombers in boxes of three above and below one another; `finger-four`: fighters side by side. */
  readonly formation: "box" | "finger-four";
  /** Inches above the counter that they fly over. */
  readonly up: number;
  /** Where they fly, in degrees clockwise from the table's 12 o'clock. */
  readonly heading: number;
  /** They draw contrails behind them. */
  readonly trails?: boolean;
}
