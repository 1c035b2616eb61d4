/* Values that sentences of several kinds tell. */

export type Id = { id: string };
export type Side = { side: string };
