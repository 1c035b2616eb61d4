/** Words of questions and their answers, in English. */
export const words = {
  "answer.line": "Or write the answer",
  "answer.go": "Answer",
  "answer.keys": ({ usual, digits }: { readonly usual: boolean; readonly digits: boolean }) =>
    `Keys: ${usual ? "Enter takes the marked answer, " : ""}${digits ? "1 to 9 and 0 choose the first ten, " : ""}arrows go through all.`,
  "answer.entered": ({ answer, back }: { readonly answer: string; readonly back: string }): string =>
    answer === ""
      ? `The usual answer is handed in. ${back} takes it back.`
      : `The usual answer is given: ${answer}. ${back} takes it back.`,
  "answer.hand": "Your hand",
  "answer.pick": ({ playable }: { readonly playable: boolean }): string =>
    playable
      ? "Choose a card to see what it would do; choose it again to do that."
      : "No card of this hand can be played now; choose one to see why.",
  "answer.ways": "There are several ways to do that: choose one of them.",
  "answer.stands": ({ answer, rest }: { readonly answer: string; readonly rest: string }) =>
    `${answer || "The same answer"}, ${rest || "always in this battle"}`,
  "answer.standing": "Given without being asked",
  "answer.revoke": (answer: string) => `${answer}: ask again`,
  "answer.again": "As last time",
  "answer.together": "All ready",
  "answer.told": "Last result",
  "answer.clear": "Clear",
  "answer.takeOut": (name: string) => `Take out ${name}`,
  "answer.less": (figure: string) => `${figure}: less`,
  "answer.more": (figure: string) => `${figure}: more`,
};

export type QuestionWords = typeof words;
