import { escapeXml } from "#platform/contract/html.ts";
import { documentSchema, officePackage, relationships, xmlHead } from "#platform/contract/office-package.ts";
import type { Block, Span, SpanMark } from "./blocks.ts";

const mainSchema = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/**
 * Returns the parts of a minimal Office Open XML document by path. Images appear as their file names, since the files
 * lie beside it.
 */
export function docxParts(title: string, blocks: Block[], fileOf: (src: string) => string): Record<string, string> {
  const links = [...new Set(blocks.flatMap(spansOf).flatMap(({ href }) => href ?? []))];
  const body = [paragraph([{ text: title, marks: [] }], links, "Title"), ...bodyOf(blocks, links, fileOf)].join("");
  return {
    ...officePackage(
      { path: "word/document.xml", contentType: `${wordType}.document.main` },
      { path: "word/styles.xml", contentType: `${wordType}.styles` },
    ),
    "word/_rels/document.xml.rels": relationships([
      { id: "styles", type: "styles", target: "styles.xml" },
      ...links.map((target, index) => ({ id: `link${index}`, type: "hyperlink", target, isExternal: true })),
    ]),
    "word/styles.xml": `${xmlHead}<w:styles xmlns:w="${mainSchema}">${styles}</w:styles>`,
    "word/document.xml": `${xmlHead}<w:document xmlns:w="${mainSchema}" xmlns:r="${documentSchema}"><w:body>${body}</w:body></w:document>`,
  };
}

const style = (id: string, name: string, run: string, indent = "") =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:spacing w:after="160"/>${indent}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;

const styles = [
  style("Title", "Title", '<w:b/><w:sz w:val="44"/>'),
  style("Heading2", "heading 2", '<w:b/><w:sz w:val="32"/>'),
  style("Heading3", "heading 3", '<w:b/><w:sz w:val="28"/>'),
  style("Heading4", "heading 4", '<w:b/><w:sz w:val="24"/>'),
  style("Quote", "Quote", "<w:i/>", '<w:ind w:left="560"/>'),
  style("Caption", "caption", '<w:i/><w:sz w:val="20"/>'),
  style("Item", "List Paragraph", "", '<w:ind w:left="420" w:hanging="280"/>'),
].join("");

function spansOf(block: Block): Span[] {
  if (block.kind === "row") return block.cells.flat();
  return "spans" in block ? block.spans : [];
}

function bodyOf(blocks: Block[], links: string[], fileOf: (src: string) => string): string[] {
  return blocks.map((block, index) => {
    if (block.kind !== "row") return blockOf(block, links, fileOf);
    const opens = blocks[index - 1]?.kind === "row" ? "" : `<w:tbl><w:tblPr>${borders}</w:tblPr>`;
    const closes = blocks[index + 1]?.kind === "row" ? "" : "</w:tbl><w:p/>";
    const cells = block.cells.map((spans) => `<w:tc>${paragraph(block.isHead ? bold(spans) : spans, links)}</w:tc>`);
    return `${opens}<w:tr>${cells.join("")}</w:tr>${closes}`;
  });
}

const bold = (spans: Span[]): Span[] => spans.map((span) => ({ ...span, marks: [...span.marks, "bold"] }));

const borders = `<w:tblBorders>${["top", "left", "bottom", "right", "insideH", "insideV"]
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:color="999999"/>`)
  .join("")}</w:tblBorders>`;

function blockOf(block: Exclude<Block, { kind: "row" }>, links: string[], fileOf: (src: string) => string): string {
  switch (block.kind) {
    case "heading":
      return paragraph(block.spans, links, `Heading${block.level}`);
    case "item": {
      const sign = `${"\u00a0\u00a0\u00a0".repeat(block.depth)}${block.number ? `${block.number}.` : "•"} `;
      return paragraph([{ text: sign, marks: [] }, ...block.spans], links, "Item");
    }
    case "quote":
      return paragraph(block.spans, links, "Quote");
    case "caption":
      return paragraph(block.spans, links, "Caption");
    case "image":
      return paragraph([{ text: `[${fileOf(block.src)}] ${block.alt}`.trim(), marks: ["italic"] }], links);
    case "rule":
      return paragraph([{ text: "* * *", marks: [] }], links);
    default:
      return paragraph(block.spans, links);
  }
}

function paragraph(spans: Span[], links: string[], styleId?: string): string {
  const properties = styleId ? `<w:pPr><w:pStyle w:val="${styleId}"/></w:pPr>` : "";
  return `<w:p>${properties}${spans.map((span) => spanOf(span, links)).join("")}</w:p>`;
}

const marks: Record<SpanMark, string> = {
  bold: "<w:b/>",
  italic: "<w:i/>",
  underline: '<w:u w:val="single"/>',
  strike: "<w:strike/>",
  code: '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New"/>',
};

function spanOf({ text, marks: set, href }: Span, links: string[]): string {
  const shown = href ? [...set, "underline" as const] : set;
  const order = (Object.keys(marks) as SpanMark[]).filter((mark) => shown.includes(mark));
  const properties = order.length > 0 ? `<w:rPr>${order.map((mark) => marks[mark]).join("")}</w:rPr>` : "";
  const content = text === "\n" ? "<w:br/>" : `<w:t xml:space="preserve">${escapeXml(text)}</w:t>`;
  const run = `<w:r>${properties}${content}</w:r>`;
  return href ? `<w:hyperlink r:id="link${links.indexOf(href)}">${run}</w:hyperlink>` : run;
}
