/** What a key of the clock-face pad stands for: steps of two inches, clock points, or an altitude mark. */
export type PadKey =
  | { readonly kind: "forward"; readonly steps: number }
  | { readonly kind: "turn"; readonly letter: "L" | "R"; readonly points: number }
  | { readonly kind: "mark"; readonly mark: "+" | "-" | "--" };

/** Longest leg that one digit can write. */
const LONGEST_DIGIT = 5;

function split(draft: string): { readonly body: string; readonly mark: string } {
  const trimmed = draft.trimEnd();
  const mark = /[+-]+$/.exec(trimmed)?.[0] ?? "";
  return { body: trimmed.slice(0, trimmed.length - mark.length), mark };
}

/** A leg that follows a leg lengthens it, so that two taps on 1 read `2` and not `11`. */
function addForward(body: string, steps: number): string {
  const last = /[1-5]$/.exec(body)?.[0];
  const sum = Number(last ?? 0) + steps;
  return last && sum <= LONGEST_DIGIT ? `${body.slice(0, -1)}${sum}` : `${body}${steps}`;
}

/** The draft after one more key; an altitude mark stays last, and pressing it again takes it off. */
export function press(draft: string, key: PadKey): string {
  const { body, mark } = split(draft);
  switch (key.kind) {
    case "forward":
      return addForward(body, key.steps) + mark;
    case "turn":
      return body + key.letter.repeat(key.points) + mark;
    case "mark":
      return body + (mark === key.mark ? "" : key.mark);
  }
}

/** The draft without its last character. */
export function backspace(draft: string): string {
  return draft.trimEnd().slice(0, -1).trimEnd();
}
