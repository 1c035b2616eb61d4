import { useEffect, useState } from "react";
import { isComposing } from "../../scene/composing.ts";
import { shortcutOf } from "../../scene/keystroke.ts";
import { lazyPart } from "../lazy-part.ts";
import type { Route } from "../router.ts";
import { isBelowSheet, isTyping } from "../ui/focus.ts";

const KeysDialog = lazyPart(async () => (await import("./KeysDialog.tsx")).KeysDialog);

/** Opens the keys of the page where a page does not do that itself, as a table does, and nobody types. */
export function PageKeys({ page }: { readonly page: Route["page"] }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || isTyping(event.target) || isBelowSheet()) return;
      if (!shortcutOf(event, { help: true })) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return open && <KeysDialog page={page} onClose={() => setOpen(false)} />;
}
