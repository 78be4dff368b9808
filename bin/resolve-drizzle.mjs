// Node reads a package's manifest again for each import of the package and inside it. The one of drizzle-orm has 179 kB: half of the
// processor that a start took went there. What its imports lead to is therefore said here.
import { registerHooks } from "node:module";

const inside = "/node_modules/drizzle-orm/";
const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (/^drizzle-orm(\/|$)/.test(specifier)) {
      if (!found.has(specifier)) found.set(specifier, next(specifier, context));
      return { ...found.get(specifier), shortCircuit: true };
    }
    if (specifier.startsWith(".") && context.parentURL?.includes(inside) && !context.conditions.includes("require")) {
      return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
    }
    return next(specifier, context);
  },
});
