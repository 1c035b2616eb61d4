/** What the hangar says in English. */
export const words = {
  title: "Hangar",
  lead: (count: number) => `All ${count} miniatures, to turn in the hand.`,
  games: "Whose miniatures",
  all: "All",
  find: "Find by name",
  nothing: (wanted: string) => `No miniature is called “${wanted}”.`,
  war: (war: "great-war" | "second-war" | "stand-ins") =>
    ({ "great-war": "The Great War", "second-war": "The Second World War", "stand-ins": "Stand-ins" })[war],
  name: (_model: string, title: string) => title,
  source: (source: string) => source,
  span: "Span",
  length: "Length",
  scale: "Scale",
  size: "On the table",
  metres: (metres: number) => `${metres.toFixed(2)} m`,
  millimetres: (span: number, length: number) => `${span} × ${length} mm`,
  figures: "The real one, and the miniature",
  inGames: "In the games",
  inNone: "No game has figures for it.",
  before: (name: string) => `Before it: ${name}`,
  after: (name: string) => `After it: ${name}`,
  back: "All miniatures",
  around: "Look at the miniatures",
  miniature: "Miniature",
  look: "Look at it in the hangar",
  lookAt: (name: string) => `Look at it in the hangar: ${name}`,
};

export type HangarWords = typeof words;
