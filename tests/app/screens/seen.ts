import { isHidden, nameOf, plain } from "./names.ts";
import { printOf } from "./print-of.ts";

const LANDMARKS = ["main", "nav", "header", "footer", "section", "aside", "form", "fieldset", "dialog"];
/** Elements that stand on a line of their own, with what they are called. */
const NAMED = /^(button|a|summary|legend|h[1-6]|option|img|caption)$/;
const FIELDS = /^(input|select|textarea)$/;
const INLINE =
  /^(b|i|em|strong|span|small|kbd|q|cite|abbr|sub|sup|code|time|label|output|dfn|mark|u|br|wbr)$/;
const STATES = [
  "checked",
  "pressed",
  "expanded",
  "selected",
  "disabled",
  "current",
  "invalid",
  "sort",
  "busy",
];

/** Of longer lists only the length is told, and a number that changes with what is in them. */
const MANY = 8;

/** Whether an element has something of its own to tell, so that it can't be a part of a line of text. */
function isPlain(element: Element): boolean {
  if (!INLINE.test(element.localName)) return false;
  if (element.hasAttribute("role") || element.hasAttribute("aria-label")) return false;
  return Array.from(element.children).every(isPlain);
}

function statesOf(element: Element): readonly string[] {
  const found = STATES.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    if (value === null || value === "false")
      return value === "false" && /pressed|expanded/.test(state) ? [`not ${state}`] : [];
    return [value === "true" ? state : `${state} ${value}`];
  });
  if ((element as HTMLButtonElement).disabled) found.push("disabled");
  if (element.hasAttribute("inert")) found.push("inert");
  if (element.localName === "details") found.push((element as HTMLDetailsElement).open ? "open" : "closed");
  if (element === document.activeElement) found.push("focused");
  return [...new Set(found)];
}

/** What else tells how an element looks: its marks for the sheet of styles, and styles of its own. */
function lookOf(element: Element): readonly string[] {
  const data = Array.from(element.attributes, ({ name, value }) =>
    name.startsWith("data-") && !/radix|orientation|data-state|data-side|data-align/.test(name)
      ? [`${name.slice(5)}=${value}`]
      : [],
  ).flat();
  const kinds = Array.from(element.classList).flatMap((one) => /--(.+)$/.exec(one)?.[1] ?? []);
  const style = plain(element.getAttribute("style") ?? "")
    .replace(/outline-[^;]*;|animation-duration: 0s;/g, "")
    .trim();
  const href = element.getAttribute("href");
  return [
    ...data,
    ...kinds.map((kind) => `.${kind}`),
    ...(style ? [`{${style}}`] : []),
    ...(href ? [`→ ${href}`] : []),
  ];
}

function roleOf(element: Element): string | undefined {
  const role = element.getAttribute("role");
  if (role) return role;
  const { localName } = element;
  if (localName === "a") return "link";
  if (localName === "input") return (element as HTMLInputElement).type;
  if (
    LANDMARKS.includes(localName) ||
    NAMED.test(localName) ||
    FIELDS.test(localName) ||
    localName === "details"
  )
    return localName;
  return undefined;
}

function heldBy(element: Element): string {
  if (element.localName === "select") {
    // Not which of them is chosen: the made-up browser at times goes back to the one before.
    const select = element as HTMLSelectElement;
    const others = Array.from(
      select.options,
      (one) => `${one.textContent}${one.disabled ? " (disabled)" : ""}`,
    );
    const told =
      others.length > MANY ? `${others.length} (${printOf(others.join())})` : others.map(plain).join(" | ");
    return ` of ${told}`;
  }
  const { type, value, checked, min, max } = element as HTMLInputElement;
  if (type === "checkbox" || type === "radio") return checked ? " = on" : " = off";
  return ` = "${value}"${min || max ? ` of ${min} to ${max}` : ""}`;
}

/** A drawing, as what is said in it and a number that changes with it. */
function drawingOf(svg: Element): string {
  const markup = svg.outerHTML.replaceAll(
    /(?:id|for|aria-\w+by|href|fill|clip-path|mask)="[^"]*(?:«|_)r[^"]*"/g,
    "",
  );
  const label = svg.getAttribute("aria-label");
  return `drawing ${printOf(markup)}${label ? ` "${plain(label)}"` : ""}`;
}

class Lines {
  readonly lines: string[] = [];
  private text = "";

  say(text: string): void {
    this.text += text;
  }

  end(depth: number): void {
    const text = plain(this.text);
    this.text = "";
    if (text) this.lines.push(`${" ".repeat(depth)}${text}`);
  }

  line(depth: number, text: string): void {
    this.end(depth);
    this.lines.push(`${" ".repeat(depth)}${text}`);
  }
}

function lineOf(element: Element, role: string): string {
  const parts: string[] = [role];
  const isNamed = NAMED.test(element.localName) || FIELDS.test(element.localName) || LEAVES.has(role);
  const name = isNamed
    ? nameOf(element)
    : plain(element.getAttribute("aria-label") ?? "") || labelledBy(element);
  if (name) parts.push(`"${name}"`);
  const states = [...statesOf(element), ...lookOf(element)];
  if (states.length > 0) parts.push(`(${states.join(", ")})`);
  return parts.join(" ") + (FIELDS.test(element.localName) ? heldBy(element) : "");
}

/** Roles of elements of which nothing is told but the name. */
const LEAVES = new Set(["button", "link", "tab", "menuitem", "radio", "switch", "option", "img", "checkbox"]);

function labelledBy(element: Element): string {
  return element.hasAttribute("aria-labelledby") ? nameOf(element) : "";
}

/** What is there without words of its own, told in one line; whether it was. */
function isToldShortly(element: Element, depth: number, into: Lines): boolean {
  if (/^(style|script|option|optgroup|defs)$/.test(element.localName)) return true;
  // What is read aloud hangs on the clock; tests of the announcer have it, and each sentence stands on the page as well.
  if (element.hasAttribute("aria-live")) return true;
  if (element.localName === "svg") {
    into.line(depth, drawingOf(element));
    return true;
  }
  if (!isHidden(element)) return false;
  const text = plain(element.textContent ?? "");
  if (text) into.line(depth, `(unheard) ${text}`);
  return true;
}

function walkElement(element: Element, depth: number, into: Lines): void {
  if (isToldShortly(element, depth, into)) return;
  const role = roleOf(element);
  const look = role ? [] : lookOf(element);
  const isTold = role !== undefined || look.length > 0;
  if (!isTold && isPlain(element)) {
    for (const child of element.childNodes) walk(child, depth, into);
    return;
  }
  if (role) into.line(depth, lineOf(element, role));
  else if (isTold) into.line(depth, `(${look.join(", ")})`);
  else into.end(depth);
  const inner = isTold ? depth + 1 : depth;
  const isLeaf = role !== undefined && (LEAVES.has(role) || NAMED.test(element.localName));
  if (isLeaf) for (const svg of element.querySelectorAll("svg")) into.line(inner, drawingOf(svg));
  else for (const child of element.childNodes) walk(child, inner, into);
  into.end(inner);
}

function walk(node: Node, depth: number, into: Lines): void {
  if (node.nodeType === Node.TEXT_NODE) into.say(node.textContent ?? "");
  else if (node instanceof Element) walkElement(node, depth, into);
}

/** What is on the page, a line each: what it is, what it is called, how it stands and looks. */
export function seen(root: Element = document.body): readonly string[] {
  const into = new Lines();
  for (const child of root.childNodes) walk(child, 0, into);
  into.end(0);
  return into.lines;
}
