/** The languages that every catalogue must speak, and what each calls itself. */
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as [Language, ...Language[]];
