import { basename } from "node:path";
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin, Rollup } from "vite";

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;

/** The chunk in which a module is, by the module's path in the house. */
function chunkOf(module: string, bundle: Bundle): Rollup.OutputChunk {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!found) throw new Error(`no chunk has ${module}`);
  return found;
}

/** The chunk and all that it loads at once. */
function withImports(chunk: Rollup.OutputChunk, bundle: Bundle): ReadonlySet<Rollup.OutputChunk> {
  const found = new Set([chunk]);
  for (const { imports } of found) {
    for (const name of imports) {
      const next = bundle[name];
      if (next?.type === "chunk") found.add(next);
    }
  }
  return found;
}

/** Takes a sheet of styles out of what is written and gives its text, whose addresses are those of a page above. */
function takeStyles(name: string, bundle: Bundle): string {
  const sheet = bundle[name];
  if (sheet?.type !== "asset") throw new Error(`no styles are called ${name}`);
  delete bundle[name];
  const folder = name.slice(0, -basename(name).length);
  return sheet.source.toString().replaceAll(/url\((?!data:|#)(?:\.\/)?/g, `url(./${folder}`);
}

const FACE = /@font-face\s*\{[^}]*\}/g;

/** The addresses of the letters of some styles, in the form that every browser of today reads. */
function lettersOf(styles: string): readonly string[] {
  return styles.match(/(?<=url\()[^)]+\.woff2(?=\))/g) ?? [];
}

/**
 * Has the browser fetch the letters before it knows that it needs them, so that no text moves later. A phone that comes to
 * a table for the first time shows those that it has: it fetches ours when its pad stands, see src/app/hosted/letters.ts.
 */
function bringing(addresses: readonly string[]): string {
  return `{
const faces = document.currentScript.previousElementSibling;
let known = null;
try { known = localStorage.getItem("tallyho.letters"); } catch {}
if (!known && /^#\\/(join|watch)\\b/.test(location.hash) && matchMedia("(width <= 700px), (height <= 480px)").matches)
faces.media = "not all";
else for (const href of ${JSON.stringify(addresses)})
document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href }));
}`;
}

/** The letters of some styles in a sheet of their own, and what has them fetched; then the rest of the styles. */
function sheetsOf(styles: string): readonly HtmlTagDescriptor[] {
  const faces = styles.match(FACE)?.join("") ?? "";
  const rest = { tag: "style", children: styles.replaceAll(FACE, "") };
  if (faces === "") return [rest];
  return [{ tag: "style", children: faces }, { tag: "script", children: bringing(lettersOf(faces)) }, rest];
}

/**
 * Puts the styles of the shell into the page itself and has the browser fetch the shell while it still reads the
 * page, since the page's own script is small and only asks for the shell.
 */
export function shellFirst(shell: string): Plugin {
  return {
    name: "shell-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle, chunk: entry }) {
        if (!bundle || !entry) return [];
        const known = withImports(entry, bundle);
        const chunks = [...withImports(chunkOf(shell, bundle), bundle)].filter((chunk) => !known.has(chunk));
        return chunks.flatMap((chunk): HtmlTagDescriptor[] => {
          const sheets = chunk.viteMetadata?.importedCss ?? new Set();
          const styles = [...sheets].map((name) => takeStyles(name, bundle));
          // Otherwise whatever uses the shell would ask for them too.
          sheets.clear();
          return [
            { tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: `./${chunk.fileName}` } },
            ...styles.flatMap(sheetsOf),
          ].map((tag) => ({ ...tag, injectTo: "head" }));
        });
      },
    },
  };
}
