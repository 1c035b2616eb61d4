import type { Plugin } from "vite";

/** Serves the sandbox under `/sandbox` while one develops. A build knows nothing of this folder. */
export function sandbox(): Plugin {
  return {
    name: "sandbox",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        request.url = request.url?.replace(/^\/sandbox(?=$|\?)/, "/sandbox/index.html");
        next();
      });
    },
  };
}
