/** What stands around questions to the referee, in English. */
export const words = {
  from: "From",
  situation: (id: string) => `The situation as seen from ${id}`,
  piece: "Piece",
  nobody: "You have no piece in play to look from.",
  none: "This game tells no situation; the referee answers questions all the same.",
  answers: "What the referee has told",
  put: "Put away",
};

export type AskingWords = typeof words;
