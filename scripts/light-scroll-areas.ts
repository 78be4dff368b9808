import type { Plugin } from "vite";

const scrollArea = "/@mantine/core/esm/components/ScrollArea/ScrollArea.mjs";
const mergedRefs = "\0merged-refs";

/** Scroll areas take one hook of a 50 kB package that places floating parts. Mantine has the same hook. */
export function lightScrollAreas(): Plugin {
  return {
    name: "light-scroll-areas",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^@floating-ui\/react$/ },
      handler: (_source, importer) => (importer?.endsWith(scrollArea) ? mergedRefs : undefined),
    },
    load: {
      filter: { id: /^\0merged-refs$/ },
      handler: () => `
import { useMergedRef } from "@mantine/hooks";
export const useMergeRefs = (refs) => useMergedRef(...refs);
`,
    },
  };
}
