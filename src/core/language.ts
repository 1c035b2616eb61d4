/** The languages that every catalogue must speak. */
export const LANGUAGES = ["en", "de"] as const;

export type Language = (typeof LANGUAGES)[number];

/** One short text in every language, for names that must be there before a catalogue is loaded. */
export type Localised = Readonly<Record<Language, string>>;
