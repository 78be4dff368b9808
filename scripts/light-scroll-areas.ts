import type { Plugin } from "vite";

const mergedRefs = "\0merged-refs";
const plainBox = "\0plain-box";

/** A package's part that a scroll area brings, by its importer, and Byline's lighter one. */
const lighter = [
  // One hook of a 50 kB package that places floating parts. Mantine has the same hook.
  { source: "@floating-ui/react", importer: "/ScrollArea/ScrollArea.mjs", part: mergedRefs },
  // Tables scroll natively, as the theme says.
  { source: "../ScrollArea/ScrollArea.mjs", importer: "/Table/TableScrollContainer.mjs", part: plainBox },
];

const code: Readonly<Record<string, string>> = {
  [mergedRefs]: `
import { useMergedRef } from "@mantine/hooks";
export const useMergeRefs = (refs) => useMergedRef(...refs);
`,
  [plainBox]: `export const ScrollArea = "div";`,
};

/** Scroll areas come only where something scrolls by them, and without the package that they take one hook of. */
export function lightScrollAreas(): Plugin {
  return {
    name: "light-scroll-areas",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^(@floating-ui\/react|\.\.\/ScrollArea\/ScrollArea\.mjs)$/ },
      handler: (source, importer) =>
        lighter.find((each) => each.source === source && importer?.endsWith(each.importer))?.part,
    },
    load: {
      filter: { id: /^\0(merged-refs|plain-box)$/ },
      handler: (id) => code[id],
    },
  };
}
