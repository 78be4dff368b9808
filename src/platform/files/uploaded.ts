import { fileTypeFromBuffer } from "file-type";
import { catalogue } from "#platform/words/catalogue.ts";
import { invalid } from "../http/errors.ts";
import { cleanImage, hasTooManyPixels, type ImageType, isImageType, pixelsMax } from "./images/image.ts";

const texts = catalogue("platform.files.uploaded", {
  images: "Only PNG, JPEG, GIF and WebP images can be uploaded.",
  damaged: "The image is damaged. Save it again, then upload it.",
  pixels: (megapixels: number) => `An image may have ${megapixels} megapixels at most.`,
  empty: "The file is empty.",
  attachments: "You can send images, PDFs, Office and text documents, and ZIP files.",
  documents: "A document can be a PDF, a JPEG or a PNG.",
});

/** Identified by its bytes, never by its name or the sender's type. */
export type KeptFile = { type: string; bytes: Buffer };

/** Returns an uploaded image without metadata. Throws 422 for other files, broken images and too large ones. */
export async function shownImage(bytes: Buffer): Promise<{ type: ImageType; bytes: Buffer }> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (!isImageType(type)) throw invalid("file", texts.images, "type");
  return cleanedImage(type, bytes);
}

function cleanedImage(type: ImageType, bytes: Buffer): { type: ImageType; bytes: Buffer } {
  const image = cleanImage(type, bytes);
  if (!image) throw invalid("file", texts.damaged, "damaged");
  if (hasTooManyPixels(image)) throw invalid("file", texts.pixels(pixelsMax / 1_000_000), "pixels");
  return { type, bytes: image.bytes };
}

const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";

/** Documents and their extensions; none of them runs in a browser. */
const documentTypes: Record<string, string> = {
  "application/pdf": "pdf",
  "application/rtf": "rtf",
  "application/zip": "zip",
  [`${office}.wordprocessingml.document`]: "docx",
  [`${office}.spreadsheetml.sheet`]: "xlsx",
  [`${office}.presentationml.presentation`]: "pptx",
  [`${openDocument}.text`]: "odt",
  [`${openDocument}.spreadsheet`]: "ods",
  [`${openDocument}.presentation`]: "odp",
};

const plainText = "text/plain; charset=utf-8";

export function extensionOf(type: string): string {
  if (isImageType(type)) return type === "image/jpeg" ? "jpg" : type.slice("image/".length);
  return documentTypes[type] ?? "txt";
}

/**
 * Returns an image without metadata or a document as it is; any text becomes plain text. Throws 422 for everything
 * else.
 */
export async function shownOrDownloaded(bytes: Buffer): Promise<KeptFile> {
  if (bytes.length === 0) throw invalid("file", texts.empty, "empty");
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (isImageType(type)) return cleanedImage(type, bytes);
  if (type !== undefined && Object.hasOwn(documentTypes, type)) return { type, bytes };
  if (isPlainText(bytes)) return { type: plainText, bytes };
  throw invalid("file", texts.attachments, "type");
}

/** Returns a scanned or photographed document: PDF, JPEG or PNG. Throws 422 for everything else. */
export async function scannedDocument(bytes: Buffer): Promise<KeptFile> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type === "application/pdf") return { type, bytes };
  if (type === "image/png" || type === "image/jpeg") return cleanedImage(type, bytes);
  throw invalid("file", texts.documents, "type");
}

function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\n\r\f]/u.test(text);
  } catch {
    return false;
  }
}
