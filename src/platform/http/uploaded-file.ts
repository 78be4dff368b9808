import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { isKeepable, unkeepable } from "./door.ts";
import { invalid, Refusal } from "./errors.ts";

/** A form that breaks off, or that says nowhere how it is parted. */
export const brokenForm = (): Refusal =>
  new Refusal(400, "bad_multipart", "The form can't be read: it has no boundary or is cut off.");

/** The one file of a form; undefined when the request is no form or has none. Throws 400 for a form that can't be read. */
export async function uploadedFile(request: FastifyRequest): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) return undefined;
  const part = await request.file().catch((error) => {
    throw (error as { statusCode?: number }).statusCode ? error : brokenForm();
  });
  if (part && !isKeepable(part.filename)) throw invalid("file", unkeepable, "file_name");
  return part;
}
