/**
 * Arrows between folders run one way: fails where files of two folders import each other. A `routes.ts` is the map of its module
 * and may look into every part of it.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Pairs with a reason. */
const excused: Record<string, string> = {
  "src/auth/server src/auth/server/providers": "the service's context names the type of a provider",
  "src/auth/server src/auth/server/sessions": "the service's context names the type of a token's check",
  "src/auth/server src/auth/server/tokens": "the service's context names the types of the keys",
  "src/platform/database src/platform/jobs": "migrating makes the queues' tables too",
  "src/platform/web src/platform/web/analytics": "the page's settings name the type of the providers'",
};

const files = new Set(
  globSync("src/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$|test-support\.ts$|\.gen\.ts$/.test(file)),
);
const arrows = new Map<string, string>();
for (const file of files) {
  if (file.endsWith("/routes.ts")) continue;
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"((?:#|\.)[^"]+)"/g)) {
    const target = specifier.startsWith("#") ? `src/${specifier.slice(1)}` : join(dirname(file), specifier);
    if (files.has(target) && dirname(file) !== dirname(target))
      arrows.set(`${dirname(file)} ${dirname(target)}`, `${file} → ${target}`);
  }
}

const mutual = [...arrows.keys()].filter((pair) => {
  const [from = "", to = ""] = pair.split(" ");
  return from < to && arrows.has(`${to} ${from}`) && !excused[pair];
});
for (const pair of mutual) {
  const back = pair.split(" ").reverse().join(" ");
  console.error(`${pair.replace(" ", " and ")} import each other:\n  ${arrows.get(pair)}\n  ${arrows.get(back)}`);
}
process.exitCode = mutual.length > 0 ? 1 : 0;
