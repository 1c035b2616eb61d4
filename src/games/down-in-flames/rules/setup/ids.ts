/** The id of an Element's Wingman. */
export const wingmanId = (id: string): string => `${id}w`;

/** The id of a bomber of a formation, by its place from 0. */
export const bomberId = (formation: string, bomber: number): string => `${formation}${bomber + 1}`;
