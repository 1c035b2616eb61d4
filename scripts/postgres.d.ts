/** Folder of the programs of a Postgres: one already there, or Debian's package, which is installed if need be. */
export function findPostgres(): string;
