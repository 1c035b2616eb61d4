/** An airman of a scenario: name, kills before the match, whether he is a novice. */
export function man(name: string, kills = 0, novice = false) {
  return { name, kills, novice };
}

/** One who is new at the front. */
export function novice(name = "") {
  return man(name, 0, true);
}
