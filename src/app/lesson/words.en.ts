/** Words of the lesson page, in English. */
export const words = {
  instructor: "The instructor",
  turn: (turn: number, of: number) => `Turn ${turn} of ${of}`,
  over: "Lesson flown",
  next: "Next",
  back: "Back",
  skip: "Skip this",
  leave: "Leave the lesson",
  wrong: "Try it wrong:",
  refused: "The referee says:",
  flyOn: (turn: number, of: number) => `Fly turn ${turn} of ${of}`,
  again: "Fly the lesson again",
  rules: "Read the rules",
  other: (game: string) => `First lesson of the other game: ${game}`,
  elsewhere: "Another window leads through this lesson.",
  missing: (game: string) => `There is no lesson for a game “${game}” here.`,
  failed: "The lesson could not be set up.",
};

export type LessonWords = typeof words;
