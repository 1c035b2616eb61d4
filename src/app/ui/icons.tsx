import type { ReactNode } from "react";

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** An icon of lines, by the data of an SVG path. */
function drawn(lines: string) {
  return function Drawn() {
    return (
      <Icon>
        <path d={lines} />
      </Icon>
    );
  };
}

export const CrossIcon = drawn("M6 6l12 12M18 6L6 18");
export const FolderIcon = drawn("M3 7a1 1 0 0 1 1-1h5l2 2h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z");
export const DiskIcon = drawn("M12 4v11M7.5 10.5L12 15l4.5-4.5M4 20h16");
export const BinIcon = drawn("M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5");
export const UndoIcon = drawn("M4 9h10a5.5 5.5 0 0 1 0 11H8M8 4.5L3.5 9L8 13.5");
export const RedoIcon = drawn("M20 9H10a5.5 5.5 0 0 0 0 11h6M16 4.5L20.5 9L16 13.5");

export function DiceIcon() {
  return (
    <Icon>
      <rect x="4" y="4" width="16" height="16" rx="3" />
      <path d="M8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01" strokeWidth="3" />
    </Icon>
  );
}
