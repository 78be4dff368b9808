/**
 * The rules of folders (docs/architecture.md): arrows between two of them run one way, and a noun's screens lie in its
 * own `web/`. A `routes.ts` is the map of its module and may look into every part of it.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

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
const folders = new Set([...files].map((file) => dirname(file)));
const arrows = new Map<string, string>();
for (const file of files) {
  if (file.endsWith("/routes.ts")) continue;
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"((?:#|\.)[^"]+)"/g)) {
    const target = specifier.startsWith("#") ? `src/${specifier.slice(1)}` : join(dirname(file), specifier);
    if (!files.has(target)) continue;
    for (const placeOf of [dirname, moduleOf])
      if (placeOf(file) !== placeOf(target)) arrows.set(`${placeOf(file)} ${placeOf(target)}`, `${file} → ${target}`);
  }
}

const problems = [...mutualArrows(), ...screensApartFromTheirNoun(), ...panelsOutsideOfView()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function mutualArrows(): string[] {
  const mutual = [...arrows.keys()].filter((pair) => {
    const [from = "", to = ""] = pair.split(" ");
    return from < to && arrows.has(`${to} ${from}`) && !excused[pair];
  });
  return mutual.map((pair) => {
    const back = pair.split(" ").reverse().join(" ");
    return `${pair.replace(" ", " and ")} import each other:\n  ${arrows.get(pair)}\n  ${arrows.get(back)}`;
  });
}

/** Finds a folder in `web/` with the name of a noun beside that `web/`. */
function screensApartFromTheirNoun(): string[] {
  return [...folders].flatMap((folder) => {
    const [, owner, name] = folder.match(/^(.+?)\/web\/(?:.+\/)?([^/]+)$/) ?? [];
    return name && existsSync(`${owner}/${name}`)
      ? [`${folder} has screens of ${owner}/${name}: they lie in ${owner}/${name}/web`]
      : [];
  });
}

/** Finds a noun's `web/` without a page or list, whose parts only the parent's page shows. */
function panelsOutsideOfView(): string[] {
  return [...folders].flatMap((folder) => {
    const [, owner] = folder.match(/^(.+)\/[^/]+\/web$/) ?? [];
    const view = `${owner}/web/view`;
    if (!owner || !folders.has(view)) return [];
    const hasPageOrList = [...files].some(
      (file) => file.startsWith(`${folder}/`) && /(Page|List|Table)\.tsx$/.test(file),
    );
    const users = [...arrows.keys()].flatMap((pair) => {
      const [from = "", to = ""] = pair.split(" ");
      return to.startsWith(folder) && !from.startsWith(folder) ? [from] : [];
    });
    return !hasPageOrList && users.every((user) => user.startsWith(view))
      ? [`${folder} has only panels of ${view}: they lie there`]
      : [];
  });
}

function moduleOf(file: string): string {
  return file.split("/").slice(0, 2).join("/");
}
