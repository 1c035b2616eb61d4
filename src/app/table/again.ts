import type { Tools } from "../context/tools.ts";
import { navigate } from "../router.ts";

/** Begins a new match with the same set-up and seats, and goes to it; says what stands in the way. */
export function beginAgain({ store, page }: Pick<Tools, "store" | "page">): void {
  const state = store.getState();
  const made = state.rematch();
  if (made.ok) navigate({ page: "match", id: made.value, at: null });
  else
    page.setState({
      note: made.error.map((problem) => state.say({ key: problem.code, ...problem })).join(" "),
    });
}
