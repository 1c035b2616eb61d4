import { useRef } from "react";
import { Button } from "./button.tsx";
import type { TakeFiles } from "./drop-anywhere.tsx";
import { FolderIcon } from "./icons.tsx";

interface FilePickProps {
  readonly label: string;
  /** Whether several may be chosen at once. */
  readonly multiple?: boolean;
  readonly onPick: TakeFiles;
}

/** A button that asks for a file of ours. */
export function FilePick({ label, multiple, onPick }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,.gz,.zip,.txt,.md,application/json"
        multiple={multiple}
        hidden
        onChange={(event) => {
          const [file, ...more] = event.target.files ?? [];
          event.target.value = "";
          if (file) onPick(file, ...more);
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <FolderIcon />
        {label}
      </Button>
    </>
  );
}
