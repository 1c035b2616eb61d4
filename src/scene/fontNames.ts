/** Figures and labels. */
export const GROTESQUE = '"Barlow Condensed", "Arial Narrow", sans-serif';

/** Headings. */
export const TYPEWRITER = '"Special Elite", "Courier New", monospace';
