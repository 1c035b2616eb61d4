/** Maneuver schedules, A the clumsiest and E the nimblest single letter; F and G stand apart. */
export const SCHEDULES = ["A", "B", "C", "D", "E", "F", "G"] as const;

/** Columns of the damage table by armament, and its two rows for fire from the ground. */
export const COLUMNS = ["A", "B", "C", "D"] as const;

/** What a critical hit does; the chart says which number calls which. */
export const CRITICALS = [
  "pilot",
  "controls",
  "engine-light",
  "gun",
  "observer",
  "graze",
  "elevator",
  "spar",
  "fuel",
  "engine-heavy",
] as const;

export const MANEUVERS = ["sideslip", "barrel-roll", "immelmann", "split-s", "loop", "falling-leaf"] as const;

/** Where the guns of a mount point. */
export const FIELDS = ["front", "nose", "rear", "belly", "all-round"] as const;

/** Special rules that go with a type. */
export const FLAGS = [
  /** 4.2d: no −1 for a second seat. */
  "fast-two-seater",
  /** 4.2d: no −1 for a second seat in scenarios before November 1916. */
  "fast-two-seater-1916",
  /** 4.9b–c: fires astern at the same altitude too, at −1. */
  "wide-rear",
  /** 4.9j–l: one gun of the twin mount may fire alone; the Dr.I is no D type. */
  "half-mount",
  /** 4.9m: clears jams on 1–2 when straight and level. */
  "locked-controls",
  /** 4.9n: fires at what is above it. */
  "on-its-propeller",
  /** 4.9q–r: an observer can take over. */
  "dual-control",
  /** 4.10b: its schedule suffers from bombs. */
  "fighter",
] as const;

/** Where types are built. */
export const NATIONS = ["GB", "FR", "US", "DE", "AH"] as const;

/** Most men aboard, and most mounts of guns. */
export const MOST_SEATS = 6;

export const MOST_MOUNTS = 6;
