/** What a hit crosses off. */
export const OVALS = ["fuselage", "engine", "weapon"] as const;
export type OvalKind = (typeof OVALS)[number];

/** So many ovals of each kind. */
export type OvalCount = Readonly<Record<OvalKind, number>>;
