import { readFileSync } from "node:fs";

/** Chapters of `/api/docs` in their order, files below `docs/`. */
const chapterFiles = [
  "api/first-call.md",
  "api/tokens.md",
  "api/recipes.md",
  "errors.md",
  "api/limits.md",
  "api/repeating.md",
  "api/lists.md",
  "api/ready-made-admin.md",
  "webhooks.md",
  "events.md",
  "apps.md",
  "agents.md",
] as const;

/** Reads the chapters as one text in Markdown, which names this installation's address. */
export const readChapters = (publicUrl: string): string =>
  chapterFiles
    .map((file) => readFileSync(new URL(`../docs/${file}`, import.meta.url), "utf8").trim())
    .join("\n\n")
    .replaceAll("https://byline.example", publicUrl)
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, linkOf);

/** Links between files become links between chapters, where the file is one; else their words are left. */
function linkOf(whole: string, words: string, target: string): string {
  if (/^(https?:|#)/.test(target)) return whole;
  const chapter = chapterFiles.find((file) => file.split("/").at(-1) === target.split("/").at(-1)?.split("#")[0]);
  return chapter ? `[${words}](#${anchorOf(titleOf(chapter))})` : words;
}

const titleOf = (file: string): string =>
  /^# (.+)$/m.exec(readFileSync(new URL(`../docs/${file}`, import.meta.url), "utf8"))?.[1] ?? "";

/** The viewer's address of a heading. */
const anchorOf = (title: string): string => `description/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
