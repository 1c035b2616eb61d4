/* Values that sentences of several kinds tell. */

export type Id = { readonly id: string };
export type Types = readonly string[];
export type Found = { readonly found: string };
export type Count = { readonly found: number };
