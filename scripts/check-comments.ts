/** A comment reads once: fails where one is too long, or begins a clause with a word that hides its subject. */
import { globSync, readFileSync } from "node:fs";
import { commentsOf } from "./comments.ts";

const wordsMax = 20;

const hidesSubject = /(?:^|[.:;] )(what|who|whose|whom|whoever|whatever|those)\b/i;

for (const file of globSync(["*.ts", "{src,scripts,bench,cluster,test,e2e,hostile,bin}/**/*.{ts,tsx,mjs}"], {
  exclude: ["**/*.gen.ts"],
}).sort())
  for (const { line, text, isDocstring } of commentsOf(readFileSync(file, "utf8"))) {
    const [, opening] = plain(text).match(hidesSubject) ?? [];
    if (opening) report(file, line, `"${opening}" hides the subject: begin with it`);
    const longest = Math.max(...(isDocstring ? sentencesOf(plain(text)) : [plain(text)]).map(wordsIn));
    if (longest > wordsMax) report(file, line, `${longest} words: ${wordsMax} are as many as are read once`);
  }

function report(file: string, line: number, fault: string): void {
  console.error(`${file}:${line} ${fault}`);
  process.exitCode = 1;
}

/** Unwrapped, and without code and quotations, which have words of their own. */
function plain(text: string): string {
  return text.replace(/(?<!\n)\n(?!\n|- )/g, " ").replace(/`[^`]*`|"[^"]*"/g, "…");
}

/** Lists and tags in a docstring count as sentences. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.:;?!]) |\n\s*\n|\n- |@\w+ /);
}

function wordsIn(text: string): number {
  return text.match(/\S*[\p{L}…]\S*/gu)?.length ?? 0;
}
