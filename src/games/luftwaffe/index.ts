import type { GameFolder } from "../registry.ts";

export const folder: GameFolder = {
  game: async () => (await import("./computer/game.ts")).luftwaffe,
  rules: async () => (await import("./rules/rules.ts")).rules,
  words: async (language, part = "rules") =>
    part === "rules"
      ? (await import(`./words/${language}.ts`))[language]
      : (await import(`./face/words/${language}/${part}.ts`)).words,
  histories: async (language) => (await import(`./data/histories/${language}.ts`))[language],
  balance: async () => (await import("./data/balance.ts")).BALANCE,
  judge: async () => (await import("./rules/judge.ts")).judge,
  credits: async (language) => (await import(`./meta/credits.${language}.ts`)).credits,
  linkWords: [async () => (await import("./data/link-words/1.json", { with: { type: "json" } })).default],
  face: {
    hangar: async () => (await import("./face/hangar.ts")).hangar,
    book: async () => (await import("./face/book.ts")).book,
    form: async () => (await import("./face/form.ts")).form,
    counts: async () => (await import("./face/counts.ts")).counts,
    queries: async () => (await import("./face/queries.ts")).queries,
    setup: async () => (await import("./face/setup.ts")).setup,
    lesson: async () => (await import("./face/lesson.ts")).lesson,
    report: async () => (await import("./face/report.ts")).report,
    papers: async () => (await import("./face/papers.ts")).papers,
    sheets: async () => (await import("./face/sheets.ts")).sheets,
    task: async () => (await import("./face/task.ts")).task,
    terms: async () => (await import("./face/terms.ts")).terms,
    table: async () => (await import("./face/table.ts")).table,
  },
};
