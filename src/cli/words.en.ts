/** What the command line says of its own while a match is played, in English. */
export const words = {
  "play.begins": ({ title, side, other }: { title: string; side: string; other: string }) =>
    `${title}. You are ${side}, against ${other}. Write an answer, or a question that begins with ?; ? help lists them. An empty line says again what is asked, quit ends.`,
  "play.refused": "That is not an answer:",
  "play.near": ({ near }: { near: readonly string[] }) => `Near it: ${near.join(", ")}.`,
  "play.given": ({ text }: { text: string }) => `Given: ${text}.`,
  "play.left": "Left before its end.",
  "play.unkept": ({ file, detail }: { file: string; detail: string }) =>
    `${file} could not be written (${detail}); the match file is printed instead.`,
  "play.kept": ({ file }: { file: string }) => `Kept in ${file}.`,
};
