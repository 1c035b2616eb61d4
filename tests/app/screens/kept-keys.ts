/** Keys that the page has kept from the browser, of those that were pressed last. */
export const kept: string[] = [];

let counts = false;
addEventListener("keydown", ({ key, defaultPrevented }) => {
  if (counts && defaultPrevented) kept.push(key);
});

/** Notes which of the keys pressed meanwhile the page keeps. */
export async function keepingKeys(press: () => Promise<void>): Promise<void> {
  kept.length = 0;
  counts = true;
  await press();
  counts = false;
}
