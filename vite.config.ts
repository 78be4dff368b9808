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
import { screenParts } from "./scripts/screen-parts.ts";
import { routes } from "./src/routes.ts";
import { firstWords } from "./src/shell/web/first-words/first-words.ts";

const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** Rarely changing code stays in the browser's cache through our releases; infinite lists come with their screens. */
const framework =
  /node_modules\/(?!.*infiniteQueryObserver|.*useInfiniteQuery)(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-|router-core|query-core|history|store)[^/]*)\//;

/** Parts of every screen in one file instead of twenty small ones. Hooks come with their screens. */
const base =
  /\/src\/platform\/(money\/|words\/|contract\/(iri|messages|country-codes|list-length)\.ts)|node_modules\/@mantine\/core\/esm\/components\/(Checkbox\/CheckIcon|Radio\/RadioIcon)|node_modules\/@mantine\/(hooks\/esm\/(use-debounced-callback|use-merged-ref|use-uncontrolled|use-window-event|utils)|core\/esm\/(core|components\/(ActionIcon|Alert|Anchor|Box|Burger|Button|CloseButton|Combobox\/(ComboboxChevron|get-parsed-combobox-data)|Divider|Group|Input|InputBase|Loader|NativeSelect|Paper|Skeleton|Stack|Text|TextInput|Title|UnstyledButton|VisuallyHidden)))\//;

/** Screens with a form. */
const form = /node_modules\/@mantine\/(form|core\/esm\/components\/PasswordInput)\//;

/** Dialogs and drawers. */
const overlay =
  /node_modules\/(react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|tslib|@mantine\/core\/esm\/components\/(Drawer|FocusTrap|Modal|ModalBase|Overlay|Portal))\//;

/** Menus and lists that float. */
const floating =
  /node_modules\/(@floating-ui|@mantine\/core\/esm\/(utils\/Floating|components\/(Combobox|Menu|Popover)))\//;

const table = /node_modules\/@mantine\/core\/esm\/components\/Table\//;

/** Screens that check what an address or a form says. */
const schemas = /node_modules\/zod\/|\/platform\/contract\/(amounts|page-query|say-messages|table-format|wire)\.ts/;

/** Small parts of most lists and cards in one file: a file of its own costs more than most of them hold. */
const blocks =
  /\/src\/(platform\/web\/(keys\/|components\/(Section|link-area|rows\/Rows|form\/(DateField|MoneyInput)))|media\/(web\/OutletMark|mark|on-domain))|@mantine\/core\/esm\/components\/(Card|Checkbox|List|SimpleGrid)\//;

/** The bar of everybody signed in, with all that only it begins with. */
const bar = /\/src\/shell\/web\/SignedInLinks\.tsx/;

/** How orders and proofs stand, in words: homes show no more of them. */
const standing =
  /\/src\/(orders\/(status-names|web\/next-step-texts)|proof\/(evidence|proof-state|web\/(texts|ProofBadge)))\.ts/;

/** A format's conditions in words. */
const conditions = /\/src\/formats\/(conditions|format|extras|web\/(words|texts))\.ts/;

/**
 * Orders wherever they are listed or opened. An outlet needs only their price and day, a home only the drawer's place. A
 * list needs nothing of what stands in an opened one. Schemas come with what checks by them.
 */
const orders =
  /\/src\/orders\/(?!dates\/|money\/|(comments|disputes|images|shares)\/|web\/(PublishDateField|publish-date-texts|use-lead-time|view\/OrderDrawer)|.*(contract|placement|move-input)\.ts)/;

/** Pages of a list: forms and cases have none. */
const pager =
  /@mantine\/(hooks\/esm\/use-pagination|core\/esm\/components\/Pagination)\/|\/platform\/web\/components\/rows\/(Pager\.tsx|pager-texts\.ts)/;

/** Multi-line fields come with their few screens; most screens share all else. */
const shared = /^(?!.*(@mantine\/core\/esm\/components\/Textarea|components\/Dialog\.tsx))/;

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
        codeSplitting: {
          groups: [
            { name: "framework", test: framework },
            { name: "base", test: base },
            { name: "form", test: form },
            { name: "table", test: table },
            { name: "overlay", test: overlay },
            { name: "floating", test: floating },
            { name: "schemas", test: schemas },
            { name: "start", tags: ["$initial"] },
            { name: "pager", test: pager },
            { name: "shared", test: shared, minShareCount: 36 },
            { name: "bar", test: bar },
            { name: "blocks", test: blocks, minShareCount: 6 },
            { name: "standing", test: standing, minShareCount: 4 },
            { name: "conditions", test: conditions, minShareCount: 4 },
            { name: "orders", test: orders, minShareCount: 4 },
          ],
        },
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
          brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: file.length > large ? 9 : 10 } }),
        );
      }
    },
  };
}
