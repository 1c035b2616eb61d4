import type { Page } from "@playwright/test";

interface Named {
  readonly role: string;
  readonly name: string;
  /** Heading's level, or link's address. */
  readonly what: string;
}

/** Headings, buttons and links of the page as screen readers are told them, in their order. */
async function named(page: Page): Promise<readonly Named[]> {
  const lines = (await page.locator("body").ariaSnapshot()).split("\n");
  return lines.flatMap((line, at): readonly Named[] => {
    const found = /^\s*- '?(heading|button|link) "((?:[^"\\]|\\.)*)"(.*)$/.exec(line);
    if (!found) return [];
    const [, role = "", name = "", more = ""] = found;
    const level = /\[level=(\d)\]/.exec(more)?.[1];
    const url = /^\s*- \/url: (.*)$/.exec(lines[at + 1] ?? "")?.[1];
    return [{ role, name, what: level ?? url ?? "" }];
  });
}

/** Levels that are left out on the way down, and more or fewer than one heading of the first. */
function skipped(headings: readonly Named[]): readonly string[] {
  const levels = headings.map(({ what }) => Number(what));
  const first = levels.filter((level) => level === 1).length;
  const down = headings.flatMap(({ name, what }, at) =>
    Number(what) > (levels[at - 1] ?? 0) + 1
      ? [`“${name}” is of level ${what}, after ${levels[at - 1]}`]
      : [],
  );
  return first === 1 ? down : [`${first} headings of level 1`, ...down];
}

/** Headings that are told twice: the same words twice below the same heading, or in a heading and the one above it. */
function twice(headings: readonly Named[]): readonly string[] {
  const above: string[] = [];
  const paths = headings.map(({ name, what }) => {
    const level = Number(what);
    above.length = Math.min(above.length, level - 1);
    above[level - 1] = name;
    return above.join(" / ");
  });
  return paths.flatMap((path, at) => {
    const names = path.split(" / ");
    const isToldAbove = names.length > 1 && names.at(-1) === names.at(-2);
    return isToldAbove || paths.indexOf(path) !== at ? [`a heading twice: “${path}”`] : [];
  });
}

/** Controls of one name that do different things: buttons always do, links where they lead elsewhere. */
function alike(controls: readonly Named[]): readonly string[] {
  return controls.flatMap(({ role, name, what }, at) =>
    controls
      .slice(0, at)
      .some(
        (other) => other.name === name && (role === "button" || other.role !== role || other.what !== what),
      )
      ? [`two of one name: ${role} “${name}”`]
      : [],
  );
}

/** What is wrong with the outline of a page and the names of its controls, one text each. */
export async function outlineFaults(page: Page): Promise<readonly string[]> {
  const all = await named(page);
  const headings = all.filter(({ role }) => role === "heading");
  const controls = all.filter(({ role }) => role !== "heading");
  // Sheets of paper that lie one after the other have the same parts each.
  const sheets = page.url().includes("#/print/");
  return [...skipped(headings), ...(sheets ? [] : twice(headings)), ...alike(controls)];
}
