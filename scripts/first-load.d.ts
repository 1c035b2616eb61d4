/** Scripts by their names in the folder of a built page. */
export interface FirstLoad {
  readonly shell: ReadonlySet<string>;
  readonly table: ReadonlySet<string>;
  /** Scripts, styles and what else a phone fetches until its order pad can be written on. */
  readonly phone: ReadonlySet<string>;
  readonly rules: readonly { readonly game: string; readonly files: readonly string[] }[];
}

export function firstLoad(dist: string): FirstLoad;
