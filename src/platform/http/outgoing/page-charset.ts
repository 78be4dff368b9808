import { TextDecoder } from "node:util";

const declaredWithin = 1_024;

/** Decodes a page as browsers do: a byte order mark decides, then the header, then the page itself; else UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const beginning = Buffer.from(bytes.subarray(0, declaredWithin)).toString("latin1");
  return decoderOf(markedIn(bytes) ?? charsetIn(contentType ?? "") ?? declaredIn(beginning)).decode(bytes);
}

function markedIn([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : undefined;
}

const charsetIn = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1];

/** Reads `<meta charset>` and `http-equiv`. A page that could say UTF-16 in ASCII is none. */
function declaredIn(beginning: string): string | undefined {
  const [, charset] =
    /<meta\b[^>]*[\s"';]charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(beginning.replaceAll(/<!--.*?-->/gs, "")) ?? [];
  return charset && /^utf-?16/i.test(charset) ? undefined : charset;
}

function decoderOf(label = "utf-8"): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
