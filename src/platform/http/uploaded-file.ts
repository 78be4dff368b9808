import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { catalogue } from "#platform/words/catalogue.ts";
import { isKeepable, unkeepable } from "./door.ts";
import { invalid, Refusal } from "./errors.ts";

const texts = catalogue("platform.http.uploadedFile", {
  badMultipart: "The form can't be read: it has no boundary or is cut off.",
  unsupportedMediaType: "Send multipart/form-data with one file.",
  missing: "Choose a file.",
  tooLarge: (what: string, megabytesMax: number) => `${what} may have ${megabytesMax} MB at most.`,
});

const nameCharactersMax = 200;

export const brokenForm = (): Refusal => new Refusal(400, "bad_multipart", texts.badMultipart);

/** Returns a form's file; undefined when the request is no form or has none. Throws 400 for a broken form. */
export async function uploadedFile(request: FastifyRequest): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) return undefined;
  const part = await request.file().catch((error) => {
    throw (error as { statusCode?: number }).statusCode ? error : brokenForm();
  });
  if (part && !isKeepable(part.filename)) throw invalid("file", unkeepable, "file_name");
  return part;
}

/**
 * Returns a form's file with its given name. `what` names it in refusals, such as "A document". Throws 415 without a
 * form, 422 without a file, 413 over the registered megabytes, and errors of `scan`.
 */
export async function uploadedBytes(
  request: FastifyRequest,
  { what, megabytesMax, scan }: { what: string; megabytesMax: number; scan: (bytes: Buffer) => Promise<void> },
): Promise<{ bytes: Buffer; name: string }> {
  if (!request.isMultipart()) throw new Refusal(415, "unsupported_media_type", texts.unsupportedMediaType);
  const part = await uploadedFile(request);
  if (!part) throw invalid("file", texts.missing, "missing");
  const bytes = await part.toBuffer().catch((error) => {
    if ((error as { statusCode?: number }).statusCode !== 413) throw brokenForm();
    throw new Refusal(413, "too_large", texts.tooLarge(what, megabytesMax));
  });
  await scan(bytes);
  return { bytes, name: part.filename.slice(0, nameCharactersMax) };
}
