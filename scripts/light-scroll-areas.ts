import type { Plugin } from "vite";

const scrollArea = "/@mantine/core/esm/components/ScrollArea/ScrollArea.mjs";
const mergedRefs = "\0merged-refs";

/**
 * Every table can scroll sideways, and a scroll area takes one hook, `useMergeRefs`, from a package of 50 kB that places
 * floating parts. Mantine has the same hook.
 */
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
