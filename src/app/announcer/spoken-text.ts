/** What of a text is spoken. */
export interface Spoken {
  /** The numbers of rules. */
  readonly rules: boolean;
  /** Remarks besides. */
  readonly asides: boolean;
  /** All that is wrong with a draft, not only the first and what is nearest to it. */
  readonly more: boolean;
}

const INLINE =
  /^(a|abbr|b|bdi|br|cite|code|dfn|em|i|kbd|label|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;
const ENDED = /[.!?:;…,]["”“»«)]?$/;
const SILENT = "[aria-hidden=true], [hidden], script, style, input, select, textarea, progress";

function isSilent(element: Element, { rules, asides, more }: Spoken): boolean {
  return (
    element.matches(SILENT) ||
    (!rules && element.matches(".cites")) ||
    (!asides && element.matches("[data-aside]")) ||
    (!more && element.matches("[data-more]"))
  );
}

/** What a drawing is called; undefined for what is read itself. */
function labelOf(element: Element): string | undefined {
  return element.matches("[role=img], svg, img") ? (element.getAttribute("aria-label") ?? "") : undefined;
}

/** Words that end as a sentence does, or as what leads to the next ones. */
function ended(text: string, end: "." | ":"): string {
  const words = text.replaceAll(/\s+/g, " ").trim();
  return words === "" || ENDED.test(words) ? ` ${words} ` : ` ${words}${end} `;
}

function textIn(node: Node, spoken: Spoken): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || isSilent(node, spoken)) return "";
  const label = labelOf(node);
  if (label !== undefined) return ` ${label} `;
  const inner = Array.from(node.childNodes, (child) => textIn(child, spoken)).join("");
  return INLINE.test(node.localName) ? inner : ended(inner, node.localName === "legend" ? ":" : ".");
}

/** An element in whole sentences, as it is said. */
export function spokenText(element: Element, spoken: Spoken): string {
  return ended(textIn(element, spoken), ".").replaceAll(/\s+/g, " ").trim();
}
