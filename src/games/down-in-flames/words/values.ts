/* Values that sentences of several kinds tell. */

export type About = { readonly id: string };
/** What a refusal tells, the rule that it cites and answers that would do. */
export type Refused<Values = unknown> = Values & {
  readonly rule?: string;
  readonly near?: readonly string[];
};
