/**
 * Puts the styles that stand at the end of the page into its head. They stand there so that the opening words need
 * not wait for them; but later parts bring their styles into the head, and those have to come after them to win.
 */
export function stylesFirst(): void {
  for (const link of document.body.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const first = link.cloneNode() as HTMLLinkElement;
    first.addEventListener("load", () => link.remove());
    document.head.append(first);
  }
}
