import { type FormEvent, useState } from "react";
import { readCode } from "../../protocol/read-code.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";

interface CodeFormProps {
  /** What the code is of. */
  readonly label: string;
  /** Letters of a code. */
  readonly letters: number;
  /** What is done with it. */
  readonly action: string;
  readonly onCode: (code: string) => void;
}

/** Where the letters of a code are typed in. */
export function CodeForm({ label, letters, action, onCode }: CodeFormProps) {
  const [typed, setTyped] = useState("");
  const code = readCode(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== "") onCode(code);
  };
  return (
    <form className="stack" onSubmit={submit}>
      <Field
        label={label}
        value={typed}
        maxLength={2 * letters}
        autoCapitalize="characters"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{action}</Button>
    </form>
  );
}
