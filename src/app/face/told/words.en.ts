/** Words of what may be answered, as it is told, in English. */
export const words = {
  choices: ({ answers, usual }: { answers: readonly string[]; usual: string | undefined }): string => {
    const all = answers.length > 6 ? `${answers.length} answers` : `Answers: ${answers.join("; ")}`;
    return usual === undefined ? `${all}.` : `${all}. Enter takes “${usual}”.`;
  },
};

export type OfferWords = typeof words;
