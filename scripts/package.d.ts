/** Writes what the package has into a folder; `page` is the folder of a built page, `dist` when left out. */
export function writePackage(folder: string, page?: string): Promise<void>;
/** Bundles a program, named by its path in the repository, and all that it loads later into `NAME.js` in a folder. */
export function bundle(name: string, entry: string, outDir: string): Promise<void>;
/** Lays the migrations of the stores where a bundled server in a folder reads them. */
export function copyMigrations(folder: string): void;
