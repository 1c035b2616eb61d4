import { Button } from "../ui/button.tsx";
import { useSlipWords } from "./words.ts";

interface MoreButtonProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Unfolds what a paper has beside what is wanted most, so that it lies small until then. */
export function MoreButton({ open, onToggle }: MoreButtonProps) {
  const w = useSlipWords();
  return (
    <Button look="quiet" aria-expanded={open} onClick={onToggle}>
      {w("paper.more")} <span aria-hidden="true">{open ? "▾" : "▸"}</span>
    </Button>
  );
}
