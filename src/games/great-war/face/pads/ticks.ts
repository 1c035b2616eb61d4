/** What is ticked on a printed status pad when it happens. */
export const TICKS = ["engine", "rudder", "elevator", "spar", "fuel", "pilot", "observer", "bombs"] as const;
export type Tick = (typeof TICKS)[number];
