/** What puts a text on the clipboard that is still being made: Safari lets a page do that only while it is pressed. */
function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") return text.then((made) => navigator.clipboard.writeText(made));
  const type = "text/plain";
  const blob = text.then((made) => new Blob([made], { type }));
  return navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}

/** Puts a text on the clipboard; false where the browser does not let a page do that. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await (typeof text === "string" ? navigator.clipboard.writeText(text) : write(text));
    return true;
  } catch {
    return false;
  }
}
