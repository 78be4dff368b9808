import { createRequire } from "node:module";
import { basename } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const styleOf = (name: string): string => require.resolve(`@mantine/core/styles/${name}.layer.css`);

/** Rules that belong to no component. */
const general = ["default-css-variables", "baseline", "global"];

/** Each component brings its own style sheet, so that a screen loads those of its parts instead of all hundred. */
export function componentStyles(): Plugin {
  return {
    name: "component-styles",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/@mantine\/core\/(styles\.layer\.css|esm\/.*\.module\.mjs)$/ },
      handler(code, id) {
        if (id.endsWith(".css"))
          return { code: general.map((name) => `@import "${styleOf(name)}";`).join("\n"), map: null };
        return { code: `import "${styleOf(basename(id, ".module.mjs"))}";\n${code}`, map: null };
      },
    },
  };
}
