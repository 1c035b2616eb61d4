/** DF-13: a range band: up to `limit` inches, limit included, TO-HIT changes by `modifier`. */
export interface Band {
  readonly limit: number;
  readonly modifier: number;
}

export const POINT_BLANK: Band = { limit: 1, modifier: 2 };
export const CLOSE: Band = { limit: 4, modifier: 1 };
export const NORMAL: Band = { limit: 9, modifier: 0 };
export const LONG: Band = { limit: 12, modifier: -1 };

export const BANDS: readonly Band[] = [POINT_BLANK, CLOSE, NORMAL, LONG];
