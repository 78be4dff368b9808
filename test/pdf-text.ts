import { inflateSync } from "node:zlib";

/** Each page's text as a reader copies it, by the embedded fonts' own tables. */
export function pdfPages(bytes: Buffer): string[] {
  const objects = objectsOf(bytes.toString("latin1"));
  const letters = lettersByFont(objects);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => textOf(objects.get(referenceIn(head, "Contents"))?.content ?? "", letters));
}

type PdfObject = { head: string; content: string };

function objectsOf(file: string): Map<string, PdfObject> {
  const found = [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(
    found.map(([, id = "", body = ""]) => {
      const [head = "", ...rest] = body.split("stream\n");
      const raw = Buffer.from(rest.join("stream\n").replace(/\nendstream$/, ""), "latin1");
      const content = /FlateDecode/.test(head) && raw.length > 0 ? inflateSync(raw).toString("latin1") : "";
      return [id, { head, content }];
    }),
  );
}

const referenceIn = (head: string, name: string): string => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? "";

type Letters = Map<number, string>;

function lettersByFont(objects: Map<string, PdfObject>): Map<string, Letters> {
  const named = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.map(([, name = "", font = ""]) => {
      const table = objects.get(referenceIn(objects.get(font)?.head ?? "", "ToUnicode"))?.content ?? "";
      return [name, lettersIn(table)];
    }),
  );
}

function lettersIn(table: string): Letters {
  const ranges = [...table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)];
  return new Map(
    ranges.flatMap(([, first = "", list = ""]) =>
      [...list.matchAll(/<([^>]*)>/g)].map(([, codes = ""], index): [number, string] => [
        Number.parseInt(first, 16) + index,
        Buffer.from(codes.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      ]),
    ),
  );
}

function textOf(content: string, letters: Map<string, Letters>): string {
  let font: Letters = new Map();
  const texts: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g))
    if (name) font = letters.get(name) ?? new Map();
    else {
      const glyphs = [...(shown ?? "").matchAll(/<(\w+)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
      texts.push(glyphs.map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? "").join(""));
    }
  return texts.join(" ");
}
