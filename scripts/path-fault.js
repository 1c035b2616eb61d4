import { sep } from "node:path";

/** Characters of a folder's path that the tools of the build read as something else, and as what. */
const MISREAD = new Map([
  ["#", "the part of an address behind the page"],
  ["?", "what is asked of an address"],
  ["\\", "a step to another folder"],
  ['"', "the end of a name"],
  ["'", "the end of a name"],
  ["\n", "the end of a line"],
  ["\r", "the end of a line"],
]);

/** Text with its ends of lines told, so that it stays one sentence. */
function inOneLine(text) {
  return text.replaceAll("\n", "\\n").replaceAll("\r", "\\r");
}

/**
 * Why the page can't be built in a folder, in one sentence; undefined where it can.
 * `separator`: what stands between folders on this machine.
 */
export function pathFault(folder, separator) {
  const names = folder.split(separator).join("/");
  const character = [...names].find((one) => MISREAD.has(one));
  if (character === undefined) return undefined;
  const told = inOneLine(character);
  return `Tallyho can't be built in ${inOneLine(folder)}: its tools read “${told}” as ${MISREAD.get(character)}; rename or move the folder so that its path has no “${told}”.`;
}

/** Ends the process with one sentence where the page can't be built in a folder. */
export function checkPath(folder) {
  const fault = pathFault(folder, sep);
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}
