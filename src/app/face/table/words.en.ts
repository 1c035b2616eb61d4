/** Words of questions and their answers, in English. */
export const words = {
  "answer.line": () => "Or write the answer",
  "answer.go": () => "Answer",
  "answer.keys": () => "Keys: 1 to 9 choose, arrows go through.",
  "answer.together": () => "All ready",
  "answer.told": () => "Last result",
  "answer.clear": () => "Clear",
};

export type QuestionWords = typeof words;
