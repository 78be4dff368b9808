import { promisify } from "node:util";
import { type AsyncZippable, strToU8, zip } from "fflate";
import type { Disk } from "flydrive";
import type { Actor } from "#accounts/actor.ts";
import { zipType } from "#platform/contract/file-types.ts";
import type { FileAnswer } from "#platform/contract/resource.ts";
import type { Reader } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import { type Block, blocksOf, imagesOf } from "#rich-text/files/blocks.ts";
import { docxParts } from "#rich-text/files/docx.ts";
import { markdownOf } from "#rich-text/files/markdown.ts";
import { pageOf } from "#rich-text/files/page.ts";
import { readShownImages } from "../../images/server/queries.ts";
import { findOrder } from "../../server/queries.ts";

/** ZIP of the text as HTML, Word and Markdown with its images. Throws 404 without a text. */
export async function textFile(
  { reader, store }: { reader: Reader; store: Disk },
  actor: Actor,
  id: string,
): Promise<FileAnswer> {
  const order = await findOrder(reader, actor, id);
  if (!order || order.content === "") throw notFound("This text");
  return {
    name: `${order.number}.zip`,
    type: zipType,
    content: await zipped(await filesOf(order, await readShownImages(reader, [id]), store)),
  };
}

const zipped = promisify<AsyncZippable, Uint8Array>(zip);

type FiledText = { title: string; number: string; content: string };

async function filesOf(
  { title, number, content }: FiledText,
  shown: ReadonlySet<string>,
  store: Disk,
): Promise<AsyncZippable> {
  const blocks = blocksOf(content);
  const images = await readImages(blocks, shown, store);
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

/** Conditions allow fifty images; anything beyond the limits stays out of the file. */
const imagesMax = 50;
const imageBytesMax = 100_000_000;

async function readImages(blocks: Block[], shown: ReadonlySet<string>, store: Disk): Promise<Map<string, ImageFile>> {
  const images = new Map<string, ImageFile>();
  let total = 0;
  for (const src of imagesOf(blocks).slice(0, imagesMax)) {
    const key = src.slice(src.lastIndexOf("/") + 1);
    if (!shown.has(key) || !(await store.exists(key))) continue;
    const bytes = await store.getBytes(key);
    total += bytes.length;
    if (total > imageBytesMax) break;
    images.set(src, { name: `images/${images.size + 1}.${endingOf(bytes)}`, bytes });
  }
  return images;
}

/** By the first bytes, like uploads. */
function endingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return "png";
  if (bytes[0] === 0xff) return "jpg";
  return bytes[0] === 0x47 ? "gif" : "webp";
}
