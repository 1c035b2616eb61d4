import type { GameFolder } from "../registry.ts";

function bringsTables(config: unknown): boolean {
  return typeof config === "object" && config !== null && "tables" in config;
}

export const folder: GameFolder = {
  game: async () => (await import("./computer/game.ts")).downInFlames,
  rules: async (config) => (bringsTables(config) ? undefined : (await import("./rules/rules.ts")).rules),
  words: async (language, part = "rules") =>
    part === "rules"
      ? (await import(`./words/${language}.ts`))[language]
      : (await import(`./face/words/${language}/${part}.ts`)).words,
  judge: async () => (await import("./rules/judge.ts")).judge,
  credits: async (language) => (await import(`./meta/credits.${language}.ts`)).credits,
  balance: async () => (await import("./data/balance.ts")).BALANCE,
  histories: async (language) => (await import(`./data/histories/${language}.ts`))[language],
  linkWords: [async () => (await import("./data/link-words/1.json", { with: { type: "json" } })).default],
  face: {
    hangar: async () => (await import("./face/hangar.ts")).hangar,
    campaign: async () => (await import("./face/campaign.ts")).campaign,
    editor: async () => (await import("./face/editor.ts")).editor,
    counts: async () => (await import("./face/counts.ts")).counts,
    papers: async () => (await import("./face/papers.ts")).papers,
    queries: async () => (await import("./face/queries/queries.ts")).queries,
    report: async () => (await import("./face/report.ts")).report,
    setup: async () => (await import("./face/setup.ts")).setup,
    book: async () => (await import("./face/book.ts")).book,
    lesson: async () => (await import("./face/lesson.ts")).lesson,
    sheets: async () => (await import("./face/sheets.ts")).sheets,
    table: async () => (await import("./face/table.ts")).table,
    task: async () => (await import("./face/task.ts")).task,
    terms: async () => (await import("./face/terms.ts")).terms,
  },
};
