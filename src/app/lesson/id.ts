const PREFIX = "lesson-";

/** The name under which the match of a game's lesson is kept. */
export function lessonId(game: string): string {
  return PREFIX + game;
}

/** The game whose lesson a match is; undefined for every other match. */
export function lessonGame(id: string): string | undefined {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;
}
