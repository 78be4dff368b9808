import type { Block, Span, SpanMark } from "./blocks.ts";

export function markdownOf(title: string, blocks: Block[], fileOf: (src: string) => string): string {
  const parts = [`# ${escaped(title)}`, ...blocks.map((block, index) => lineOf(block, blocks[index - 1], fileOf))];
  return `${parts.map((part, index) => separated(part, blocks[index - 1], blocks[index - 2])).join("")}\n`;
}

function separated(part: string, block: Block | undefined, before: Block | undefined): string {
  if (!block) return part;
  const isClose = block.kind === before?.kind && (block.kind === "row" || block.kind === "item");
  return `${isClose ? "\n" : "\n\n"}${part}`;
}

function lineOf(block: Block, before: Block | undefined, fileOf: (src: string) => string): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${inline(block.spans)}`;
    case "item":
      return `${"   ".repeat(block.depth)}${block.number ? `${block.number}.` : "-"} ${inline(block.spans)}`;
    case "quote":
      return inline(block.spans)
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
    case "caption":
      return `*${inline(block.spans)}*`;
    case "image":
      return `![${escaped(block.alt)}](${fileOf(block.src)})`;
    case "row":
      return rowOf(block.cells, before?.kind !== "row");
    case "rule":
      return "---";
    default:
      return inline(block.spans);
  }
}

function rowOf(cells: Span[][], isFirst: boolean): string {
  const line = (texts: string[]) => `| ${texts.join(" | ")} |`;
  const row = line(
    cells.map((spans) =>
      inline(spans)
        .replaceAll(/(?<!\\)\|/g, "\\|")
        .replaceAll("\n", " "),
    ),
  );
  return isFirst ? `${row}\n${line(cells.map(() => "---"))}` : row;
}

const signs: Record<SpanMark, string> = { bold: "**", italic: "*", underline: "", strike: "~~", code: "`" };

const inline = (spans: Span[]): string => spans.map(spanOf).join("").trim();

function spanOf({ text, marks, href }: Span): string {
  if (text.trim() === "") return text === "\n" ? "  \n" : text;
  const [, lead = "", body = "", tail = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const plain = marks.includes("code") ? body : escaped(body);
  const marked = marks.reduce((inner, mark) => `${signs[mark]}${inner}${signs[mark]}`, plain);
  return `${lead}${href ? `[${marked}](<${href.replaceAll(/[<>\s]/g, encodeURIComponent)}>)` : marked}${tail}`;
}

const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&");
