/**
 * Fails for a file name in a document or a comment that no file bears. A name may leave out the beginning of its path.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { commentsOf } from "./comments.ts";

/** Examples of files that a reader would write. */
const examples = ["src/locales/de-DE.ts", "src/media/calendar/web/CalendarPage.tsx"];

const files = globSync([
  "*",
  ".*.mjs",
  "{bench,bin,clients,cluster,deploy,docs,e2e,hostile,migrations,scripts,src,test}/**/*",
])
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => basename(file).includes("."));
const paths = new Set([...files, ...examples]);
/** Includes every shorter end of a path: `server/move.ts` and `move.ts` name `src/orders/server/move.ts`. */
const known = new Set([...paths].flatMap(endsOf));

let isWrong = false;
for (const file of files.filter((name) => /\.(md|ts|tsx|mjs)$/.test(name) && !name.endsWith(".gen.ts")))
  for (const { line, text } of proseOf(file))
    for (const [name] of text.matchAll(/(?<![\w*}>/-])#?(?:[\w.@…-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|sql|sh|grit)\b/g))
      if (!exists(name, file)) {
        isWrong = true;
        console.error(`${file}:${line}: there is no file ${name}.`);
      }
process.exitCode = isWrong ? 1 : 0;

function endsOf(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_, index) => parts.slice(index).join("/"));
}

function exists(name: string, file: string): boolean {
  const plain = name.replace(/^#/, "").replace(/^…\//, "");
  return known.has(plain) || paths.has(join(dirname(file), plain).replaceAll("\\", "/"));
}

function proseOf(file: string): { line: number; text: string }[] {
  const source = readFileSync(file, "utf8");
  if (file.endsWith(".md")) return source.split("\n").map((text, index) => ({ line: index + 1, text }));
  return commentsOf(source);
}
