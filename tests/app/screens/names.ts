/** Texts of several kinds of white space, which differ between versions of Node. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

export function isHidden(element: Element): boolean {
  if (element.getAttribute("aria-hidden") === "true" || element.hasAttribute("hidden")) return true;
  const { display, visibility } = (element as HTMLElement).style ?? {};
  return display === "none" || visibility === "hidden";
}

/** The text of an element for who hears it. */
function textIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  if (!(node instanceof Element) || isHidden(node)) return "";
  const label = node.getAttribute("aria-label") ?? node.getAttribute("alt");
  if (label !== null) return ` ${label} `;
  if (node.localName === "style") return "";
  const inner = Array.from(node.childNodes, textIn).join("");
  return /^(b|i|em|strong|span|a|small|kbd|tspan|text)$/.test(node.localName) ? inner : ` ${inner} `;
}

function byIds(element: Element, attribute: string): string | undefined {
  const ids = element.getAttribute(attribute)?.split(" ") ?? [];
  const texts = ids.map((id) => document.getElementById(id)).flatMap((one) => (one ? [textIn(one)] : []));
  return texts.length > 0 ? plain(texts.join(" ")) : undefined;
}

function labelOf(element: Element): string | undefined {
  const { labels } = element as HTMLInputElement;
  const texts = Array.from(labels ?? [], (label) => textIn(label));
  return texts.length > 0 ? plain(texts.join(" ")) : undefined;
}

/** What an element is called: as browsers name it, but for what this page does not do. */
export function nameOf(element: Element): string {
  const given = byIds(element, "aria-labelledby") ?? element.getAttribute("aria-label");
  if (given !== null) return plain(given);
  if (/^(input|select|textarea)$/.test(element.localName))
    return labelOf(element) ?? plain(element.getAttribute("placeholder") ?? "");
  return plain(Array.from(element.childNodes, textIn).join("")) || plain(element.getAttribute("title") ?? "");
}
