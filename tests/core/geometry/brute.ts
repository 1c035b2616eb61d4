const SCALE = 10n ** 80n;

function integerRoot(value: bigint): bigint {
  let root = BigInt(Math.floor(Math.sqrt(Number(value))));
  for (;;) {
    const next = (root + value / root) / 2n;
    if (next === root || next === root + 1n || next === root - 1n) break;
    root = next;
  }
  while (root * root > value) root -= 1n;
  while ((root + 1n) * (root + 1n) <= value) root += 1n;
  return root;
}

/** Eighty decimals of √3: far more than any sign here needs. */
const ROOT3 = integerRoot(3n * SCALE * SCALE);

/** Sign of p + q√3 by sheer precision, another way than the one under test. */
export function bruteSign(p: bigint, q: bigint): number {
  if (p === 0n && q === 0n) return 0;
  return p * SCALE + q * ROOT3 > 0n ? 1 : -1;
}
