const TAG = /<(\/?)([\w-]+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const SELECTOR = /^\[([\w-]+)(?:="?([\w-]+)"?)?\]$/;

/** As much of an element of a page as a drawing is moved by. */
export class Drawn {
  readonly children: Drawn[] = [];
  readonly attributes = new Map<string, string>();
  readonly style = { setProperty: () => undefined, getPropertyValue: () => "1" };
  textContent = "";

  constructor(readonly name: string) {}

  get dataset(): Readonly<Record<string, string>> {
    const all = [...this.attributes].filter(([name]) => name.startsWith("data-"));
    return Object.fromEntries(
      all.map(([name, value]) => [
        name.slice(5).replaceAll(/-(\w)/g, (_, one: string) => one.toUpperCase()),
        value,
      ]),
    );
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  /** Elements by one attribute, and its value where one is asked for. */
  querySelectorAll(selector: string): readonly Drawn[] {
    const [, name, value] = SELECTOR.exec(selector) ?? [];
    if (name === undefined) throw new RangeError(`Not known here: ${selector}`);
    const isMeant = (one: Drawn) =>
      one.hasAttribute(name) && (value === undefined || one.getAttribute(name) === value);
    return this.children.flatMap((one) => [
      ...(isMeant(one) ? [one] : []),
      ...one.querySelectorAll(selector),
    ]);
  }

  querySelector(selector: string): Drawn | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
}

/** The elements of a markup, within one. */
export function drawnFrom(markup: string): Drawn {
  const root = new Drawn("svg");
  const open = [root];
  for (const [, closes, name, attributes = "", closed, text] of markup.matchAll(TAG)) {
    const parent = open.at(-1) as Drawn;
    if (text !== undefined) parent.textContent += text;
    else if (closes) open.pop();
    else {
      const one = new Drawn(name ?? "");
      for (const [, key = "", value = ""] of attributes.matchAll(ATTRIBUTE)) one.setAttribute(key, value);
      parent.children.push(one);
      if (!closed) open.push(one);
    }
  }
  return root;
}

/** Where an element stands among others, and what it has: a line each. */
export function linesOf(one: Drawn, path = ""): readonly string[] {
  const attributes = [...one.attributes].map(([name, value]) => `${name}=${value}`).join(" ");
  return [
    `${path} ${one.name} ${attributes} ${one.textContent}`.trim(),
    ...one.children.flatMap((child, at) => linesOf(child, `${path}/${at}`)),
  ];
}
