import { resolve } from "node:path";
import { expect, it } from "vitest";
import { dataFolder, matchesFolder } from "../../../src/server/store/data-folder.ts";

it.each<[NodeJS.Platform, Record<string, string>, string]>([
  ["linux", {}, "/home/ada/.local/share/tallyho"],
  ["linux", { XDG_DATA_HOME: "/data" }, "/data/tallyho"],
  ["linux", { XDG_DATA_HOME: "data" }, "/home/ada/.local/share/tallyho"],
  ["freebsd", { XDG_DATA_HOME: "" }, "/home/ada/.local/share/tallyho"],
  ["darwin", { XDG_DATA_HOME: "/data" }, "/home/ada/Library/Application Support/tallyho"],
  ["win32", { LOCALAPPDATA: "/local" }, "/local/tallyho"],
  ["win32", {}, "/home/ada/AppData/Local/tallyho"],
  ["linux", { TALLYHO_DATA: "/club", XDG_DATA_HOME: "/data" }, "/club"],
  ["win32", { TALLYHO_DATA: "club" }, resolve("club")],
])("on %s with %j a server keeps everything in %s", (platform, env, folder) => {
  expect(dataFolder({ platform, home: "/home/ada", env })).toBe(folder);
  expect(matchesFolder(folder)).toBe(`${folder}/matches`);
});
