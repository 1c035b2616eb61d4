/**
 * In which order the parts of a table do their work in a frame: fiber calls the lowest first, and leaves the drawing of
 * the picture to us once anything stands above nought. The camera's hands come at -1, by drei.
 */
export const ORDER = {
  /** Puts the pieces where they are at the player's instant. */
  stage: -3,
  /** Leads the eye in a directed show. */
  eye: -2,
  /** Prints and paints what looks different from now on. */
  looks: -2,
  /** Whatever stands where the pieces and the camera are. */
  pieces: 0,
  /** What stands on or goes on at things that have been put in their places: a flight over its counter, a burst at it. */
  followers: 1,
  /** Names, which keep clear of what has been laid before them. */
  names: 2,
  picture: 3,
  /** What a lens does to the picture, and what is drawn over it. */
  lens: 4,
  over: 5,
  held: 6,
  /** What has to know that a picture is drawn. */
  drawn: 7,
} as const;

/** On which layer what is drawn: most is on the first. */
export const LAYER = {
  /** Dice that are thrown, which are seen from somewhere else. */
  held: 1,
  /** Names, which no lens may blur. */
  names: 2,
} as const;

/** What is drawn first: the ground, and woods and towns on it, which leave no depth and lie below all that comes after. */
export const GROUND = -3;
export const SCENERY = -2;

/** A pause between two frames counts as one slow frame, in seconds, not as the time that passed. */
export const LONGEST_FRAME = 0.1;
