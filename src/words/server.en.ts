/** What is said where a server has done nothing of what was asked, in English. */
export const words = {
  failed: (status: number) =>
    `The server could not do that (it answered ${status}). Try again in a moment, or ask whoever runs it.`,
  tooLong: "This match is too long to be put on this server; it can be played on at this device.",
};

export type ServerWords = typeof words;
