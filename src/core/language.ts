/** The languages that the page speaks, and what each calls itself. The first is the one that others are translated from. */
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as [Language, ...Language[]];

/** Those that say all that the first says, which compiler and tests hold. The others grow: see `said`. */
export const COMPLETE: readonly Language[] = ["en", "de"];
