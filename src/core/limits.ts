/** Longest file that is read, in characters. */
export const MAX_FILE_LENGTH = 16_000_000;
/** Longest answer and longest amendment, in characters, as it is typed and as it is kept. */
export const MAX_ANSWER_LENGTH = 4096;
/** Longest name of a match or a set-up, and longest reason of an amendment, in characters. */
export const MAX_TITLE_LENGTH = 200;
/** Longest seed of dice, in characters. */
export const MAX_SEED_LENGTH = 1000;
/** Most entries of a match. */
export const MAX_ENTRIES = 100_000;
/** Most items of any other list and most fields of an object in a match file. */
export const MAX_ITEMS = 20_000;
/** Most items of a list or an object in a set-up, a state or a view. */
export const MAX_PART_ITEMS = 2000;
/** Most values in all of one. */
export const MAX_PART_VALUES = 100_000;
/** Most lists and objects within one another in a match file. */
export const MAX_DEPTH = 64;
/** Highest face of a die. */
export const MAX_FACE = 1000;
/** Most problems that a refusal lists; of the others it tells how many there are. */
export const MAX_PROBLEMS = 20;
/** Longest refusal, in characters of JSON. */
export const MAX_REFUSAL_LENGTH = 10_000;
