import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { FileAnswer } from "../contract/resource.ts";

/** Sends a file with headers that keep uploads from running in the reader's browser, shown or saved. */
export function sendFile(
  reply: FastifyReply,
  { name, type, content, isShown = false, isKept = false }: FileAnswer,
): FastifyReply {
  return reply
    .headers({
      "content-disposition": `${isShown ? "inline" : "attachment"}; ${named(name)}`,
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": isKept ? "private, max-age=31536000, immutable" : "no-store",
    })
    .type(type)
    .send(isWhole(content) ? content : Readable.from(content, { objectMode: false }));
}

const isWhole = (content: FileAnswer["content"]) => typeof content === "string" || content instanceof Uint8Array;

const named = (name: string): string =>
  /^[\w.-]+$/.test(name) ? `filename="${name}"` : `filename*=UTF-8''${encodeURIComponent(name)}`;
