/** A cloud: a disc on the mat, or a slab of air between two levels. */
export interface Cloud {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly bottom?: number;
  readonly top?: number;
}
