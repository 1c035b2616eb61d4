import type { GameFolder } from "../../src/games/registry.ts";

export const folder: GameFolder = {
  game: async () => (await import("./computer/game.ts")).raid,
  words: async (language, part = "rules") =>
    part === "rules"
      ? (await import(`./words/${language}.ts`))[language]
      : (await import(`./face/words/${language}/${part}.ts`)).words,
  credits: async (language) => (await import(`./meta/credits.${language}.ts`)).credits,
  face: {
    book: async () => (await import("./face/book.ts")).book,
    counts: async () => (await import("./face/counts.ts")).counts,
    lesson: async () => (await import("./face/lesson.ts")).lesson,
    papers: async () => (await import("./face/papers.ts")).papers,
    report: async () => (await import("./face/report.ts")).report,
    sheets: async () => (await import("./face/sheets.ts")).sheets,
    table: async () => (await import("./face/table.ts")).table,
    task: async () => (await import("./face/task.ts")).task,
    terms: async () => (await import("./face/terms.ts")).terms,
  },
};
