import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/** Where Debian's packages put the programs of each version. */
const DEBIAN = "/usr/lib/postgresql";

function hasPrograms(folder) {
  return ["initdb", "postgres"].every((name) => existsSync(join(folder, name)));
}

function debianFolders() {
  if (!existsSync(DEBIAN)) return [];
  const latest = readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one));
  return latest.map((version) => join(DEBIAN, version, "bin"));
}

/** Folders of the PATH that have an initdb; one that is only a link stands for the folder that it leads to. */
function pathFolders() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const found = folders.map((folder) => join(folder, "initdb")).filter((path) => existsSync(path));
  return found.map((path) => dirname(realpathSync(path)));
}

function onThisMachine() {
  const asked = process.env.TALLYHO_POSTGRES;
  if (asked) return asked;
  return [...debianFolders(), ...pathFolders()].find(hasPrograms);
}

function debianPackage() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  console.log("Installing Debian's postgresql for the tests of the store.");
  // The programs alone are wanted: no database that runs from now on.
  const settings = "/etc/postgresql-common/createcluster.conf";
  if (!existsSync(settings)) {
    mkdirSync(dirname(settings), { recursive: true });
    writeFileSync(settings, "create_main_cluster = false\n");
  }
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["update"], quiet);
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], quiet);
  return onThisMachine();
}

/** Folder of the programs of a Postgres for the tests: one already there, or Debian's package. */
export function findPostgres() {
  const found = onThisMachine() ?? debianPackage();
  if (found) return found;
  throw new Error(
    "The tests of the store need Postgres: install it, or name the folder of its programs (initdb, postgres) in TALLYHO_POSTGRES.",
  );
}
