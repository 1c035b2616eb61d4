/** A card as it is called in English: `in-my-sights 1/2` is IN MY SIGHTS 1/2. */
export function cardName(card: string): string {
  return card.toUpperCase().replaceAll("-", " ");
}
