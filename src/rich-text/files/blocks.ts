import { readHtml, textBounds } from "#platform/contract/read-html.ts";

export type Span = { text: string; marks: SpanMark[]; href?: string };
export type SpanMark = "bold" | "italic" | "underline" | "strike" | "code";

/** One block below the other; lists nest by depth. */
export type Block =
  | { kind: "paragraph" | "quote" | "caption"; spans: Span[] }
  | { kind: "heading"; level: 2 | 3 | 4; spans: Span[] }
  | { kind: "item"; depth: number; number: number | undefined; spans: Span[] }
  | { kind: "image"; src: string; alt: string }
  | { kind: "row"; cells: Span[][]; isHead: boolean }
  | { kind: "rule" };

const markOf: Partial<Record<string, SpanMark>> = {
  strong: "bold",
  b: "bold",
  em: "italic",
  i: "italic",
  u: "underline",
  s: "strike",
  code: "code",
};

export function blocksOf(html: string): Block[] {
  const reader = new BlockReader();
  readHtml(
    html,
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.text(text),
      onclosetag: (name) => reader.close(name),
    },
    textBounds,
  );
  return reader.blocks;
}

export const imagesOf = (blocks: Block[]): string[] => [
  ...new Set(blocks.flatMap((block) => (block.kind === "image" ? [block.src] : []))),
];

class BlockReader {
  readonly blocks: Block[] = [];
  readonly #marks: SpanMark[] = [];
  readonly #links: string[] = [];
  readonly #lists: { isOrdered: boolean; count: number }[] = [];
  #quotes = 0;
  #row: Extract<Block, { kind: "row" }> | undefined;
  /** The target of text; undefined between blocks. */
  #spans: Span[] | undefined;

  open(name: string, attributes: Record<string, string>): void {
    const mark = markOf[name];
    if (mark) this.#marks.push(mark);
    else if (name === "a") this.#links.push(attributes.href ?? "");
    else if (name === "br") this.#add("\n");
    else this.#openBlock(name, attributes);
  }

  #openBlock(name: string, { src = "", alt = "" }: Record<string, string>): void {
    if (name === "ul" || name === "ol") this.#lists.push({ isOrdered: name === "ol", count: 0 });
    if (name === "blockquote") this.#quotes += 1;
    if (name === "h2" || name === "h3" || name === "h4")
      this.#begin({ kind: "heading", level: Number(name[1]) as 2 | 3 | 4, spans: [] });
    if (name === "li") this.#beginItem();
    if (name === "figcaption") this.#begin({ kind: "caption", spans: [] });
    if (name === "tr") this.#beginRow();
    if (name === "td" || name === "th") this.#beginCell(name === "th");
    // A paragraph in an item or a cell continues it.
    if (name === "p" && !this.#row && !this.#isFresh()) this.#begin(this.#paragraph());
    if (name === "img") this.#put({ kind: "image", src, alt });
    if (name === "hr") this.#put({ kind: "rule" });
  }

  close(name: string): void {
    const mark = markOf[name];
    if (mark) this.#marks.splice(this.#marks.lastIndexOf(mark), 1);
    else if (name === "a") this.#links.pop();
    else if (name === "ul" || name === "ol") this.#lists.pop();
    else if (name === "blockquote") this.#quotes -= 1;
    else if (name === "tr") this.#row = undefined;
    if (endsBlock.has(name) && !this.#row) this.#spans = undefined;
  }

  text(text: string): void {
    const plain = text.replaceAll(/\s+/g, " ");
    if (this.#spans === undefined && plain.trim() === "") return;
    this.#add(plain);
  }

  #add(text: string): void {
    if (!this.#spans) this.#begin(this.#paragraph());
    const href = this.#links.at(-1);
    const last = this.#spans?.at(-1);
    // The parser emits a sign such as & by itself.
    if (last && text !== "\n" && last.text !== "\n" && last.href === href && isSame(last.marks, this.#marks))
      last.text += text;
    else this.#spans?.push({ text, marks: [...this.#marks], ...(href ? { href } : {}) });
  }

  #paragraph = (): Extract<Block, { spans: Span[] }> => ({
    kind: this.#quotes > 0 ? "quote" : "paragraph",
    spans: [],
  });

  #isFresh(): boolean {
    const last = this.blocks.at(-1);
    return last?.kind === "item" && last.spans === this.#spans && last.spans.length === 0;
  }

  #begin(block: Extract<Block, { spans: Span[] }>): void {
    this.blocks.push(block);
    this.#spans = block.spans;
  }

  #beginItem(): void {
    const list = this.#lists.at(-1);
    if (list) list.count += 1;
    const number = list?.isOrdered ? list.count : undefined;
    this.#begin({ kind: "item", depth: Math.max(0, this.#lists.length - 1), number, spans: [] });
  }

  #beginRow(): void {
    this.#row = { kind: "row", cells: [], isHead: false };
    this.blocks.push(this.#row);
  }

  #beginCell(isHead: boolean): void {
    if (!this.#row) return;
    this.#spans = [];
    this.#row.cells.push(this.#spans);
    this.#row.isHead ||= isHead;
  }

  #put(block: Block): void {
    this.blocks.push(block);
    if (!this.#row) this.#spans = undefined;
  }
}

const isSame = (some: SpanMark[], others: SpanMark[]): boolean => some.join() === others.join();

const endsBlock = new Set(["p", "h2", "h3", "h4", "li", "figcaption", "tr", "table"]);
