import { promisify } from "node:util";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type AsyncZippable, strToU8, zip } from "fflate";
import type { Disk } from "flydrive";
import type { Actor } from "#accounts/actor.ts";
import { isUuid } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { notFound } from "#platform/http/errors.ts";
import type { PlainCall } from "#platform/http/plain-call.ts";
import { type Block, blocksOf, imagesOf } from "#rich-text/files/blocks.ts";
import { docxParts } from "#rich-text/files/docx.ts";
import { markdownOf } from "#rich-text/files/markdown.ts";
import { pageOf } from "#rich-text/files/page.ts";
import { findOrder } from "../../server/queries.ts";

const type = "application/zip";

export const textFileCall: PlainCall = {
  method: "GET",
  path: "/orders/{id}/text",
  summary: "An order's text as HTML, Word and Markdown with its images, in a ZIP",
  status: 200,
  answers: { files: [type] },
};

type Options = { reader: Reader; store: Disk; authenticate: (request: FastifyRequest) => Promise<Actor> };

/** `GET /api/orders/{id}/text`: the text as its reader sees it, and nothing that they do not see. */
export async function textFiles(app: FastifyInstance, { reader, store, authenticate }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get<{ Params: { id: string } }>("/orders/:id/text", async (request, reply) => {
    const actor = await authenticate(request);
    const { id } = request.params;
    const order = isUuid(id) ? await findOrder(reader, actor, id) : undefined;
    if (!order || order.content === "") throw notFound("This text");
    const files = await filesOf(order, store);
    return reply
      .header("content-disposition", `attachment; filename="${order.number}.zip"`)
      .header("cache-control", "no-store")
      .type(type)
      .send(Buffer.from(await zipped(files)));
  });
}

const zipped = promisify<AsyncZippable, Uint8Array>(zip);

type Written = { title: string; number: string; content: string };

async function filesOf({ title, number, content }: Written, store: Disk): Promise<AsyncZippable> {
  const blocks = blocksOf(content);
  const images = await readImages(blocks, store);
  const fileOf = (src: string) => images.get(src)?.name ?? "image-not-found";
  const name = title || number;
  const word = Object.entries(docxParts(name, blocks, fileOf)).map(([path, part]) => [path, strToU8(part)]);
  return {
    "text.html": strToU8(pageOf(name, content, fileOf)),
    "text.md": strToU8(markdownOf(name, blocks, fileOf)),
    "text.docx": await zipped(Object.fromEntries(word)),
    ...Object.fromEntries([...images.values()].map(({ name: path, bytes }) => [path, [bytes, { level: 0 }]])),
  };
}

type ImageFile = { name: string; bytes: Uint8Array };

/** A text has fifty images at most by its conditions; what is more, or too much at once, stays out of the file. */
const imagesMax = 50;
const imageBytesMax = 100_000_000;

async function readImages(blocks: Block[], store: Disk): Promise<Map<string, ImageFile>> {
  const images = new Map<string, ImageFile>();
  let total = 0;
  for (const src of imagesOf(blocks).slice(0, imagesMax)) {
    const key = src.slice(src.lastIndexOf("/") + 1);
    if (!isUuid(key) || !(await store.exists(key))) continue;
    const bytes = await store.getBytes(key);
    total += bytes.length;
    if (total > imageBytesMax) break;
    images.set(src, { name: `images/${images.size + 1}.${endingOf(bytes)}`, bytes });
  }
  return images;
}

/** Uploads are known by their bytes; so are they here. */
function endingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return "png";
  if (bytes[0] === 0xff) return "jpg";
  return bytes[0] === 0x47 ? "gif" : "webp";
}
