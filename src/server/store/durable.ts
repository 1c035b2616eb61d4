import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Makes what was renamed in a folder last; Windows has no such thing and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file so that at every moment the old or the new one is there, whole, and after it the new one is on the disk. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const next = `${path}.new`;
  try {
    const handle = await open(next, "w", 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(next, path);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/**
 * Writes over the end of a file from an offset on, longer than it was, and settles when that is on the disk. False, and nothing
 * is written, where the file has not the size that it should have.
 */
export async function writeEnd(path: string, size: number, offset: number, text: Buffer): Promise<boolean> {
  const handle = await open(path, "r+").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (!handle) return false;
  try {
    if ((await handle.stat()).size !== size) return false;
    await handle.write(text, 0, text.length, offset);
    await handle.datasync();
    return true;
  } finally {
    await handle.close();
  }
}
