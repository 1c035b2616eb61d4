import type { Part } from "../part.ts";

/** Has the server of the page open a file in the editor. */
function openInEditor(file: string): void {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`);
}

/** The files that a part is drawn by; each opens in the editor. */
export function Files({ part }: { readonly part: Part | undefined }) {
  if (!part || part.files.length === 0) return null;
  return (
    <details className="bar__files">
      <summary>Files</summary>
      <ul>
        {part.files.map((file) => (
          <li key={file}>
            <button type="button" title="Open in the editor" onClick={() => openInEditor(file)}>
              {file}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
