import type { TermsFace } from "../../../face/terms.ts";
import { termsOf } from "../goals/terms.ts";
import type { View } from "../state/view.ts";

/** The terms as the face tells them. */
export const terms: TermsFace<View> = {
  terms: ({ setup }) => termsOf(setup),
};
