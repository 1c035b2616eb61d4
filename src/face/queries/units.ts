/** Units that are written as signs or as letters, and said in words. */
export const UNITS = ["″", "MP", "m"] as const;

export type Unit = (typeof UNITS)[number];
