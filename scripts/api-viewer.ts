import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The package whose one file shows the API's description at `/api/docs`. */
export const viewerPackage = "@scalar/fastify-api-reference";

/** Puts the viewer beside the app, not into it: no screen loads it. */
export function apiViewer(): Plugin {
  return {
    name: "api-viewer",
    apply: "build",
    generateBundle() {
      const entry = createRequire(import.meta.url).resolve(viewerPackage);
      const source = readFileSync(join(dirname(entry), "js", "standalone.js"));
      this.emitFile({ type: "asset", fileName: "reference/viewer.js", source });
    },
  };
}
