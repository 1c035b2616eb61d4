import { wordsOf } from "../../face/text.ts";
import { Cited } from "../rules/Cited.tsx";
import { viewOf } from "../table/selectors.ts";
import { useTable } from "../table/tools.ts";
import { useFacePart } from "./use-part.ts";

/** How this match is won, what is earned on the way, and how long it lasts. */
export function Terms() {
  const entry = useTable((state) => state.entry);
  const view = useTable(viewOf);
  const part = useFacePart(entry, "terms");
  if (!part) return null;
  const lines = part.face.terms(view).map((term) => wordsOf(term, part.say));
  return (
    <ul className="slip__lines">
      {lines.map((line) => (
        <li key={line}>
          <Cited text={line} />
        </li>
      ))}
    </ul>
  );
}
