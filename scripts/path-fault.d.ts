/** Why the page can't be built in a folder, in one sentence; undefined where it can. */
export function pathFault(folder: string, separator: string): string | undefined;
