/** The band across a card's head that says who has played it, in half widths of the card from its middle. */
export const CAPTION = { top: -1.4, high: 0.3, letters: 0.22, width: 1.5, mark: 0.09 } as const;

/** How much lower a card's title and its figures stand below such a band. */
export const BELOW_CAPTION = 0.13;
