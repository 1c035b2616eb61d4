import { wordsOf } from "../../face/text.ts";
import { useTable } from "../context/tools.ts";
import { viewOf } from "../session/selectors.ts";
import { Cited } from "./Cited.tsx";
import { useFacePart } from "./use-part.ts";
import "./terms.css";

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
