/** Words of the rules pages, in English. */
export const words = {
  title: (game: string) => `Rules: ${game}`,
  contents: "Contents",
  search: "Search the rules",
  searchHint: (key: string | undefined): string =>
    `A word, or the number of a rule.${key === undefined ? "" : ` The ${key} key comes here.`}`,
  clear: "Show everything",
  found: (chapters: number, rulings: number) =>
    `${chapters} ${chapters === 1 ? "chapter" : "chapters"} and ${rulings} ${rulings === 1 ? "ruling" : "rulings"} have it.`,
  nothing: (wanted: string) => `Nothing in the rules has “${wanted}”. Try a shorter word.`,
  print: "Print",
  rulings: "Every ruling by its number",
  number: "Number",
  ruling: "Ruling",
  more: "More:",
  switch: "Switch:",
  unknown: (id: string) => `There is no rule “${id}”. Here are all of them.`,
  missing: (game: string) => `There are no rules of a game “${game}” here.`,
  whole: "Open the rules in a tab of their own",
  dialog: "The rules",
  dialogAbout: "Your match waits as it is. Esc brings you back.",
  top: "To the contents",
};

export type RulesWords = typeof words;
