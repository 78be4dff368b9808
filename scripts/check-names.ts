/** One name, one meaning: fails for a type without its noun, a `words` at a file's top, and a name that two files export. */
import { globSync, readFileSync } from "node:fs";

const bareTypes = new Set(
  (
    "Row Place Standing Told Asked Found Wanted Seen Shown Agreed Booked Counted Happened Named Priced Answered Dated Guarded Kept " +
    "Looked Made Read Received Recorded Redeemed Called Compared Described Ended Given Proposed Refused Settled Signed Watched Written"
  ).split(" "),
);

/** One for each screen or folder: the router asks for the first, and a folder's screens read their texts from beside them. */
const oneEach = new Set(["Route", "texts"]);

const files = globSync("{src,bench,cluster,hostile,e2e,test,scripts}/**/*.{ts,tsx}").filter(
  (file) => !file.endsWith(".gen.ts"),
);
const exporters = new Map<string, string[]>();
for (const file of files) {
  for (const { name, isExported, isType, line } of declarationsIn(readFileSync(file, "utf8"))) {
    if (isType && bareTypes.has(name)) fail(`${file}:${line} type ${name} lacks its noun`);
    if (name === "words") fail(`${file}:${line} words lacks its noun`);
    if (isExported && isProduct(file)) exporters.set(name, [...(exporters.get(name) ?? []), file]);
  }
}
for (const [name, where] of exporters)
  if (where.length > 1 && !oneEach.has(name) && !isBothEnds(where)) fail(`${name} is exported by ${where.join(", ")}`);

type Declaration = { name: string; isExported: boolean; isType: boolean; line: number };

/** Declarations at the top of a file; an export that passes on another file's name is none. */
function declarationsIn(source: string): Declaration[] {
  const declared = /^(export )?(?:abstract )?(?:async )?(?:const|let|class|function\*?|(type|interface)) (\w+)/gm;
  return [...source.matchAll(declared)].map(({ 1: exported, 2: type, 3: name = "", index }) => ({
    name,
    isExported: exported !== undefined,
    isType: type !== undefined,
    line: source.slice(0, index).split("\n").length,
  }));
}

function isProduct(file: string): boolean {
  return file.startsWith("src/") && !/\.test\.tsx?$|test-support\.ts$/.test(file);
}

/** A command and the browser's call of it: both bear the name of what they do. */
function isBothEnds(where: string[]): boolean {
  return (
    where.length === 2 &&
    where.some((file) => file.includes("/server/")) &&
    where.some((file) => /\/web\/(.*\/)?(api|changes|calls)\.ts$/.test(file))
  );
}

function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
