import type { Plugin } from "vite";

/** Each of Zod's classes knows how it is written as JSON Schema: a third of the library, which only the server reads. */
const written = [
  /inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\);/g,
  /toJSONSchema\(params\) \{\s*return createToJSONSchemaMethod\(this, \{\}\)\(params\);\s*\},/g,
  /input: createStandardJSONSchemaMethod\(this, "input"\),\s*output: createStandardJSONSchemaMethod\(this, "output"\),/g,
];

/** Leaves JSON Schema on the server. A new Zod that is written in another way ends the build. */
export function lightSchemas(): Plugin {
  return {
    name: "light-schemas",
    apply: "build",
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        const lighter = written.reduce((rest, part) => {
          if (rest.search(part) < 0) this.error(`Zod no longer holds ${part}`);
          return rest.replaceAll(part, "");
        }, code);
        return { code: lighter, map: null };
      },
    },
  };
}
