/** Plan views for drawings on paper, nose up, in feet from the middle of the aircraft. */
export interface Silhouette {
  readonly wing: string;
  readonly body: string;
  readonly tail: string;
  readonly glass: string;
}

const BODY =
  "M0-14.6C1.3-14.2 1.7-12 1.8-9.5L1.9-3C1.7 4 1 10 .5 15.2Q0 16.2-.5 15.2C-1 10-1.7 4-1.9-3L-1.8-9.5C-1.7-12-1.3-14.2 0-14.6Z";
const GLASS = "M0-4.5C.9-4.2 1-2 .8.6Q0 1.8-.8.6C-1-2-.9-4.2 0-4.5Z";

export const SILHOUETTES = {
  /** Elliptical wing and tail. */
  spitfire: {
    wing: "M-18.4-4.3C-17-6.4-9-8-1.8-8.2H1.8C9-8 17-6.4 18.4-4.3C17.8-2.2 11 1 1.8 1.4H-1.8C-11 1-17.8-2.2-18.4-4.3Z",
    body: BODY,
    tail: "M-5.3 12.8C-4.8 11-2 10.5 0 10.5S4.8 11 5.3 12.8C4.8 14.3 2 14.7 0 14.7S-4.8 14.3-5.3 12.8Z",
    glass: GLASS,
  },
  /** A thick wing with a straight middle and round tips. */
  hurricane: {
    wing: "M-20-4.2C-20-6-18.6-6.6-17-6.9L-6-8.6H6L17-6.9C18.6-6.6 20-6 20-4.2C20-2.6 18.6-2 17-1.7L6 .6H-6L-17-1.7C-18.6-2-20-2.6-20-4.2Z",
    body: BODY,
    tail: "M-5.8 12.6C-5.4 11-3 10.4 0 10.4S5.4 11 5.8 12.6C5.4 14.2 3 14.7 0 14.7S-5.4 14.2-5.8 12.6Z",
    glass: GLASS,
  },
  /** Straight tapered wing with square tips, square tail. */
  bf109: {
    wing: "M-16.2-5.9Q-16.2-6.3-15.6-6.4L-1.8-8.3H1.8L15.6-6.4Q16.2-6.3 16.2-5.9V-2.3Q16.2-1.8 15.6-1.7L1.8.2H-1.8L-15.6-1.7Q-16.2-1.8-16.2-2.3Z",
    body: BODY,
    tail: "M-4.9 11.3L-.6 10.3H.6L4.9 11.3V13.3L.6 14H-.6L-4.9 13.3Z",
    glass: GLASS,
  },
} as const satisfies Record<string, Silhouette>;

export type SilhouetteName = keyof typeof SILHOUETTES;
