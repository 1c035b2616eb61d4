import { setNonce } from "get-nonce";

/** The number by which the server tells the page's own sheets of styles from others; none where it asks for none. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLStyleElement>("style[nonce]")?.nonce;
}

/** Lets libraries that write sheets of styles while a dialog is open mark them as the page's own. */
export function allowOwnStyles(): void {
  const nonce = styleNonce();
  if (nonce) setNonce(nonce);
}
