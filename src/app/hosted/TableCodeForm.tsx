import { CODE_LENGTH } from "../../protocol/limits.ts";
import { navigate } from "../router.ts";
import { CodeForm } from "./CodeForm.tsx";
import { useHostedWords } from "./words.ts";

/** Where the letters of a table are typed in. */
export function TableCodeForm() {
  const w = useHostedWords();
  return (
    <CodeForm
      label={w("join.code")}
      letters={CODE_LENGTH}
      action={w("join.find")}
      onCode={(code) => navigate({ page: "join", code })}
    />
  );
}
