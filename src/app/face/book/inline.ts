/** A stretch of a text of the book. */
export type Piece =
  | { readonly kind: "plain" | "order" | "strong"; readonly text: string }
  | { readonly kind: "rule"; readonly text: string };

/** A third kind of stretch is any word with a digit, such as `R-16`, `4.7g`, `§7`, `DIF-3.2.10` or `DIF-B6`. */
const MARKED =
  /`([^`]+)`|\*\*([^*]+)\*\*|(?<![\p{L}\d.-])((?:§|[A-Z]{1,3}-?[A-Z]?)?\d+(?:\.\d+){0,2}[a-z]?)(?![\p{L}\d])/gu;

/** The text in stretches: orders in backticks, strong words, and numbers for which `isRule` holds. */
export function piecesOf(text: string, isRule: (id: string) => boolean): readonly Piece[] {
  const pieces: Piece[] = [];
  let plain = "";
  let from = 0;
  const flush = () => {
    if (plain !== "") pieces.push({ kind: "plain", text: plain });
    plain = "";
  };
  for (const match of text.matchAll(MARKED)) {
    const [whole, order, strong, number] = match;
    plain += text.slice(from, match.index);
    from = match.index + whole.length;
    if (number !== undefined && !isRule(number)) {
      plain += whole;
      continue;
    }
    flush();
    if (order !== undefined) pieces.push({ kind: "order", text: order });
    else if (strong !== undefined) pieces.push({ kind: "strong", text: strong });
    else if (number !== undefined) pieces.push({ kind: "rule", text: number });
  }
  plain += text.slice(from);
  flush();
  return pieces;
}
