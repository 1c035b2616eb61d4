import figures from "./figures.json";

/** The models of this folder: their measures by name, and the addresses of their files. */
export const shelf = {
  figures,
  files: import.meta.glob<string>("./*.glb", { query: "?url", import: "default", eager: true }),
};
