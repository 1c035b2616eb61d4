/** Whether everything is tried, as before a release: `npm run test:long`. */
export const isLong = process.env.TALLYHO_TESTS === "long";

/** How many of something are tried: a few in every run, many before a release. */
export function trials(usual: number, long: number): number {
  return isLong ? long : usual;
}

/** Names the change under test: what is drawn from it is drawn anew with every commit, and again the same for one. */
export const COMMIT = process.env.TALLYHO_COMMIT ?? "";

/** The same as a number below a thousand million. */
export const COMMIT_NUMBER = [...COMMIT].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 1e9, 0);

/** Of many alike cases one in `every`, other ones with each commit; before a release all of them. */
export function some<One>(all: readonly One[], every: number): readonly One[] {
  if (isLong) return all;
  const first = COMMIT_NUMBER % Math.min(every, all.length);
  return all.filter((_, place) => place % every === first);
}

/** As `some`, but all where a runner is called by itself: so what is recorded can be recorded anew. */
export function someRecorded<One>(all: readonly One[], every: number): readonly One[] {
  return COMMIT === "" ? all : some(all, every);
}
