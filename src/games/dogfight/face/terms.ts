import type { TermsFace } from "../../../face/terms.ts";
import { termsOf } from "../terms.ts";
import type { View } from "../view.ts";

/** The terms as the face tells them. */
export const terms: TermsFace<View> = {
  terms: ({ setup }) => termsOf(setup),
};
