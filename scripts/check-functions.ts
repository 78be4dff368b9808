/** Fails for a function of the product with more than 60 lines. */
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "@swc/core";

const linesMax = 60;

const excused = new Set(["src/resources.ts resourcesOf", "src/queues.ts queuesOf", "src/plain-routes.ts plainRoutes"]);

type SyntaxNode = Record<string, unknown> & { type?: string; span?: { start: number; end: number } };
type LongFunction = { name: string; line: number; lines: number };

const functionTypes = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression", "ClassMethod"]);

function longFunctions(source: string, tsx: boolean): LongFunction[] {
  // The parser counts positions on from file to file: an empty statement in front marks this file's beginning.
  const text = `;${source}`;
  const { body } = parseSync(text, { syntax: "typescript", tsx, target: "esnext" });
  const offset = body[0]?.span.start ?? 0;
  const bytes = Buffer.from(text);
  const lineOf = (position: number) =>
    bytes
      .subarray(0, position - offset)
      .toString()
      .split("\n").length;
  const found: LongFunction[] = [];
  const visit = (node: unknown, name: string): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, name);
    if (Array.isArray(node) || typeof node !== "object" || node === null) return;
    const { type = "", span, ...parts } = node as SyntaxNode;
    const own = nameOf(node as SyntaxNode) ?? name;
    if (functionTypes.has(type) && span) {
      const line = lineOf(span.start);
      const lines = lineOf(span.end) - line + 1;
      if (lines > linesMax) found.push({ name: own, line, lines });
    }
    for (const part of Object.values(parts)) visit(part, own);
  };
  visit(body, "");
  return found;
}

function nameOf({ identifier, id, key }: SyntaxNode): string | undefined {
  const named = (identifier ?? id ?? key) as { value?: unknown } | undefined;
  return typeof named?.value === "string" ? named.value : undefined;
}

const files = globSync("{src,scripts,bench}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$|test-support\.ts$|\.gen\.ts$/.test(file),
);
for (const file of files)
  for (const { name, line, lines } of longFunctions(readFileSync(file, "utf8"), file.endsWith("x")))
    if (!excused.has(`${file} ${name}`)) {
      console.error(`${file}:${line} ${name} has ${lines} lines: ${linesMax} are as many as a reader holds`);
      process.exitCode = 1;
    }
