/** A part of the mat in inches from its lower left corner: what the home view is about. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** How high it reaches, in inches, where heights are to be told apart: it is looked at from lower down. */
  readonly air?: number;
  /** Inches around it that nothing may cover and that the picture shows; left out: as around aircraft. */
  readonly margin?: number;
  /** The places that have to be seen, and how high they are, where they don't fill all of it; left out: its corners. */
  readonly spots?: readonly { readonly x: number; readonly y: number; readonly up?: number }[];
  /** Whether it is a map, of which all is to be read. */
  readonly isMap?: boolean;
  /** Places on the mat that can be reached, which are to be seen as well. */
  readonly reach?: readonly { readonly x: number; readonly y: number }[];
}
