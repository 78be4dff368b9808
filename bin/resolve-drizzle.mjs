// Resolves drizzle-orm's imports: Node rereads its 179 kB manifest for each, half of a start's processor time.
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
