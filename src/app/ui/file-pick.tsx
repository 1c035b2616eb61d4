import { useRef } from "react";
import { Button } from "./button.tsx";
import { FolderIcon } from "./icons.tsx";

interface FilePickProps {
  readonly label: string;
  readonly onPick: (file: File) => void;
}

/** A button that asks for a file of ours. */
export function FilePick({ label, onPick }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onPick(file);
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <FolderIcon />
        {label}
      </Button>
    </>
  );
}
