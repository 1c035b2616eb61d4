import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./install.js";

const RULE = "-".repeat(72);

/** Packages that the project stands on, without those that are only needed to build and test it. */
function packages() {
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  return Object.entries(lock.packages).filter(
    ([path, about]) => path !== "" && !about.dev && !about.optional && existsSync(join(ROOT, path)),
  );
}

function licenceText(path) {
  const file = readdirSync(join(ROOT, path)).find((name) => /^(licen[cs]e|copying)(\.|$|-)/i.test(name));
  return (
    file &&
    readFileSync(join(ROOT, path, file), "utf8")
      .replace(/\r\n/g, "\n")
      .trim()
  );
}

/** One section a text: the packages that come under it, then the text. */
function sections() {
  const byText = new Map();
  for (const [path, about] of packages()) {
    const name = `${path.replace(/^.*node_modules\//, "")} ${about.version}`;
    const text = licenceText(path) ?? `Licence: ${about.license}`;
    byText.set(text, [...(byText.get(text) ?? []), `${name} (${about.license})`]);
  }
  return [...byText].map(([text, names]) => `${[...new Set(names)].sort().join("\n")}\n\n${text}\n`).sort();
}

const own = readFileSync(join(ROOT, "LICENSE"), "utf8").trim();
const all = [`Tallyho\n\n${own}\n`, ...sections()].join(`\n${RULE}\n\n`);
writeFileSync(join(ROOT, "public", "licences.txt"), all);
console.log(`public/licences.txt: ${all.length} characters`);
