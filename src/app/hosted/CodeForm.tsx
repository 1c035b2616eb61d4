import { type FormEvent, useState } from "react";
import { CODE_LENGTH } from "../../protocol/limits.ts";
import { readCode } from "../../protocol/read-code.ts";
import { navigate } from "../router.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { useHostedWords } from "./words.ts";

/** Where the letters of a table are typed in. */
export function CodeForm() {
  const w = useHostedWords();
  const [typed, setTyped] = useState("");
  const code = readCode(typed);
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (code !== "") navigate({ page: "join", code });
  };
  return (
    <form className="stack" onSubmit={find}>
      <Field
        label={w("join.code")}
        value={typed}
        maxLength={2 * CODE_LENGTH}
        autoCapitalize="characters"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{w("join.find")}</Button>
    </form>
  );
}
