/** Ways to write the two dots that lead out of a folder. */
const DOTS = [
  "..",
  "%2e%2e",
  "%2E.",
  ".%2e",
  "%252e%252e",
  "..%00",
  "..%0d%0a",
  "%c0%ae%c0%ae",
  "%u002e%u002e",
  "..;",
  "....",
] as const;
/** Ways to write what stands between folders. */
const SEPARATORS = ["/", "%2f", "%5c", "\\", "%252f", "%c0%af", "//", "/./", "%2f/"] as const;
const BEGINNINGS = ["/", "//", "/assets/", "/./", "/assets%2f"] as const;
const DEPTHS = [1, 2, 8] as const;
const TARGETS = ["secret.txt", "etc/passwd", "secret.txt%00.js"] as const;

/** Addresses that try to leave the folder that is served: every way of writing, so deep, at every target. */
export function traversals(): readonly string[] {
  return DOTS.flatMap((dots) =>
    SEPARATORS.flatMap((separator) =>
      BEGINNINGS.flatMap((beginning) =>
        DEPTHS.flatMap((depth) =>
          TARGETS.map((target) => {
            const up = `${dots}${separator}`.repeat(depth);
            return `${beginning}${up}${target.replaceAll("/", separator)}`;
          }),
        ),
      ),
    ),
  );
}
