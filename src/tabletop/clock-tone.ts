/**
 * The colours of a sector clock: each five minutes have one, and what is plotted in them has it too, so that one sees
 * how old a plot is.
 */
export type ClockTone = "red" | "yellow" | "blue";
