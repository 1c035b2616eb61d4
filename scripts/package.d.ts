/** Bundles a program, named by its path in the repository, and all that it loads later into `NAME.js` in a folder. */
export function bundle(name: string, entry: string, outDir: string): Promise<void>;
/** Lays the migrations of the stores where a bundled server in a folder reads them. */
export function copyMigrations(folder: string): void;
/** What npm packs from a folder with the built page until `unpack`: another manifest, and the bundled programs. */
export function pack(folder: string): Promise<void>;
/** Puts a folder's own manifest back, and takes away what was laid beside it. */
export function unpack(folder: string): void;
