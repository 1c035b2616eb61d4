import type { TermsFace } from "../../../face/terms.ts";
import { termsOf } from "../rules/outcome/terms.ts";
import type { View } from "../rules/view/view.ts";

/** The terms as the face tells them. */
export const terms: TermsFace<View> = { terms: ({ setup }) => termsOf(setup) };
