/** Between the middles of two signs, in half widths of the card. */
const APART = 0.31;
/** A row holds so many places. */
const PLACES = 5;

/** A full row is so much left of the middle, beside the mark of a side in the corner. */
const BESIDE_MARK = 0.17;

interface SignRow<Sign> {
  readonly shown: readonly Sign[];
  /** How many signs there are besides; their number stands in the last place. */
  readonly more: number;
  /** How far right of the card's middle a place of the row is. */
  at(place: number): number;
}

/** The signs at the foot of a card: all of them where they have room, else the first ones and how many there are more. */
export function signRow<Sign>(signs: readonly Sign[]): SignRow<Sign> {
  const shown = signs.length > PLACES ? signs.slice(0, PLACES - 1) : signs;
  const places = Math.min(PLACES, signs.length);
  const middle = places === PLACES ? -BESIDE_MARK : 0;
  const at = (place: number) => middle + (place - (places - 1) / 2) * APART;
  return { shown, more: signs.length - shown.length, at };
}
