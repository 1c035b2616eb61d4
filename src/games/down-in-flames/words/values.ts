/* Values that sentences of several kinds tell. */

export type None = Record<never, never>;
export type About = { readonly id: string };
