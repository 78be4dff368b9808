import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { apiViewer, viewerPackage } from "./scripts/api-viewer.ts";
import { buildIdentity } from "./scripts/build-identity.ts";
import { componentStyles } from "./scripts/component-styles.ts";
import { fonts } from "./scripts/fonts.ts";
import { bundledLicenses } from "./scripts/licenses.ts";
import { lightSchemas } from "./scripts/light-schemas.ts";
import { lightScrollAreas } from "./scripts/light-scroll-areas.ts";
import { partGroups } from "./scripts/part-groups.ts";
import { screenParts } from "./scripts/screen-parts.ts";
import { routes } from "./src/routes.ts";
import { firstWords } from "./src/shell/web/first-words/first-words.ts";

const server = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      virtualRouteConfig: routes,
      routesDirectory: "./src",
      generatedRouteTree: "./src/shell/web/routeTree.gen.ts",
      autoCodeSplitting: true,
      quoteStyle: "double",
      semicolons: true,
      addExtensions: true,
      disableLogging: true,
    }),
    react(),
    componentStyles(),
    lightScrollAreas(),
    lightSchemas(),
    buildIdentity(),
    apiViewer(),
    bundledLicenses([viewerPackage]),
    fonts(),
    screenParts(routes, firstWords),
    precompressed(),
  ],
  build: {
    target: "es2022",
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Drops a module's texts that no screen of a chunk reads.
      treeshake: {
        manualPureFunctions: ["catalogue", "wordedRows"],
        // Pure roots only compute, and components only draw: without a reader, neither comes.
        moduleSideEffects: (id) => !/\/src\/(?!web\.tsx|locales\/)(?!.*\/web\/)|\/@mantine\/core\/esm\//.test(id),
      },
      // Each further locale is a script of its own, which the server puts before the app on demand.
      input: ["index.html", ...globSync("src/locales/*.ts")],
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes("/src/locales/") ? "locales/[name].js" : "assets/[name]-[hash:7].js",
        // The first script names all others, so short names shorten the first load.
        chunkFileNames: "assets/[hash:7].js",
        codeSplitting: { groups: partGroups },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ["/api", "/auth", "/files", "/link", "/dev/outbox", "/sandbox"].map((path) => [path, server]),
    ),
  },
});

/** Bytes from which the last percent costs more than it saves. */
const large = 1_000_000;

/** Writes each text file's compressed twins, which the server sends unchanged. */
function precompressed(): Plugin {
  return {
    name: "precompressed",
    apply: "build",
    writeBundle({ dir = "dist" }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css|svg)$/.test(each))) {
        const file = readFileSync(join(dir, name));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(file, { level: 9 }));
        writeFileSync(
          join(dir, `${name}.br`),
          brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: file.length > large ? 9 : 11 } }),
        );
      }
    },
  };
}
