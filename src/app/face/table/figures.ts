import type { Offer, OfferFigure } from "../../../face/offer.ts";

/** An offer that differs from others of its question by figures alone. */
export type FiguredOffer = Offer & { readonly figures: readonly OfferFigure[] };

/** Few offers are as soon chosen as set. */
const FEW = 6;

/** The offers of a question as one whose figures are set; undefined where they are few, or differ by more than figures. */
export function figuredOf(offers: readonly Offer[]): readonly FiguredOffer[] | undefined {
  const figured = offers.filter((offer): offer is FiguredOffer => offer.figures !== undefined);
  return figured.length > FEW && figured.length === offers.length ? figured : undefined;
}

function figureOf({ figures }: FiguredOffer, id: string): number {
  return figures.find((one) => one.id === id)?.value ?? 0;
}

/** The values that a figure has in any offer, the least first. */
export function valuesOf(offers: readonly FiguredOffer[], id: string): readonly number[] {
  return [...new Set(offers.map((offer) => figureOf(offer, id)))].sort((a, b) => a - b);
}

/** How far two offers are apart in all figures. */
function apart(one: FiguredOffer, other: FiguredOffer): number {
  return one.figures.reduce((sum, { id, value }) => sum + Math.abs(value - figureOf(other, id)), 0);
}

/** The offer whose figure has a value, and whose other figures are as near as can be to those of `from`. */
export function setTo(
  offers: readonly FiguredOffer[],
  from: FiguredOffer,
  id: string,
  value: number,
): FiguredOffer {
  const those = offers.filter((offer) => figureOf(offer, id) === value);
  return those.reduce((best, one) => (apart(one, from) < apart(best, from) ? one : best), those[0] ?? from);
}
