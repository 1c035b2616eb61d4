/** Writes what the package has into a folder; `page` is the folder of a built page, `dist` when left out. */
export function writePackage(folder: string, page?: string): Promise<void>;
