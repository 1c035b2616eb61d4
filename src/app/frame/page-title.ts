import { useEffect } from "react";
import { useWords } from "../words.ts";

/** Names the page in the browser's tab; without a name it is the home page. */
export function usePageTitle(title?: string): void {
  const { t } = useWords();
  const name = t("app.name");
  useEffect(() => {
    document.title = title === undefined ? name : `${title} – ${name}`;
  }, [title, name]);
}
